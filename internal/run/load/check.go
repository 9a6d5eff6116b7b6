package load

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/types"
	"os"
	"slices"
	"sync"

	"github.com/graphlint/graphlint/internal/run/unit"
)

// run works on all nodes whose types come from source, each when those it
// imports are done.
func (r *runner) run() {
	r.readExports()
	var wg sync.WaitGroup
	for _, n := range r.nodes {
		if !n.source {
			close(n.done)
			continue
		}
		wg.Go(func() {
			defer close(n.done)
			for _, imp := range n.imports {
				if imp.ImportPath != "unsafe" {
					<-imp.done
				}
			}
			r.slots <- struct{}{}
			defer func() { <-r.slots }()
			r.progress(n, false)
			n.err = r.work(n)
			r.progress(n, true)
		})
	}
	wg.Wait()
}

// readExports reads the export data that any of the nodes will ask for, in a
// fixed order. Export data speaks of other packages too, which are there in
// part until their own is read: a pass may come upon them, by way of the
// imports of an import, and shall neither see them change nor see more or less
// of them in another run.
func (r *runner) readExports() {
	for _, n := range r.nodes {
		if !n.source {
			continue
		}
		for _, imp := range n.deps {
			if !imp.source {
				_, _ = r.exports.Import(imp.path()) // an error is told of where the types are needed
			}
		}
	}
}

// progress tells that the work on a package begins or is done.
func (r *runner) progress(n *node, done bool) {
	if r.opts.Progress == nil {
		return
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if done {
		r.count++
		i := slices.Index(r.working, n.path())
		r.working = slices.Delete(r.working, i, i+1)
	} else {
		r.working = append(r.working, n.path())
	}
	r.opts.Progress(r.count, r.total, r.working)
}

// work type-checks one package and analyses it.
func (r *runner) work(n *node) (err error) {
	defer unit.Guard(n.path(), &err)
	for _, imp := range n.imports {
		if imp.err != nil {
			return nil // told of there
		}
	}
	files, err := r.parse(n)
	if err != nil {
		return err
	}
	gated := n.analysed && r.opts.Gate != nil && !r.opts.Gate(files)
	if !n.analysed || gated {
		n.facts = unit.PassOn(n.inherited()...)
		return r.declare(n, files)
	}

	info := unit.NewInfo()
	var importErr error
	conf := types.Config{Importer: r.importer(n, &importErr), Sizes: r.sizes, GoVersion: n.goVersion()}
	n.pkg, err = conf.Check(n.path(), r.fset, files, info)
	if err != nil {
		if importErr != nil {
			return importErr
		}
		return err
	}
	var inherited []unit.Fact
	for _, facts := range n.inherited() {
		inherited = append(inherited, facts...)
	}
	u := &unit.Unit{
		Fset:         r.fset,
		Files:        files,
		OtherFiles:   n.otherFiles(),
		IgnoredFiles: n.ignoredFiles(),
		Pkg:          n.pkg,
		Info:         info,
		Sizes:        r.sizes,
		Module:       n.module(),
		Facts:        unit.NewFacts(n.pkg, inherited, r.exports.Package),
	}
	n.out = u.Run(r.opts.Analyzers, !n.root)
	n.facts = u.Facts.Export()
	return nil
}

// parse parses the package's files. Those of a package that is not analysed
// need no comments.
func (r *runner) parse(n *node) ([]*ast.File, error) {
	mode := parser.SkipObjectResolution
	if n.analysed {
		mode |= parser.ParseComments
	}
	names := n.files()
	files := make([]*ast.File, len(names))
	for i, name := range names {
		src, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		f, err := parser.ParseFile(r.fset, name, src, mode)
		if err != nil {
			if n.analysed {
				return nil, err
			}
			if f == nil {
				continue
			}
		}
		files[i] = f
	}
	return files, nil
}

// declare type-checks the declarations of a package and not its function
// bodies. Errors are left to the packages that use what is wrong: a compiler
// that has more patience than go/types may have seen no fault, and files that
// cgo would have to generate are missing.
func (r *runner) declare(n *node, files []*ast.File) error {
	conf := types.Config{
		Importer:         r.importer(n, new(error)),
		Sizes:            r.sizes,
		GoVersion:        n.goVersion(),
		IgnoreFuncBodies: true,
		FakeImportC:      true,
		Error: func(err error) {
			if te, ok := err.(types.Error); ok && !te.Soft {
				r.depErr.CompareAndSwap(nil, &te)
			}
		},
	}
	pkg, _ := conf.Check(n.path(), r.fset, files, nil)
	if pkg == nil {
		return fmt.Errorf("cannot type-check %s", n.ImportPath)
	}
	n.pkg = pkg
	return nil
}

// importer returns the importer for the package's imports. The first error
// other than one of the source goes to failure.
func (r *runner) importer(n *node, failure *error) types.Importer {
	return unit.ImporterFunc(func(path string) (*types.Package, error) {
		if path == "unsafe" {
			return types.Unsafe, nil
		}
		imp := n.imports[path]
		if imp == nil {
			return nil, fmt.Errorf("go list told of no package %q", path)
		}
		if imp.source {
			return imp.pkg, nil
		}
		pkg, err := r.exports.Import(imp.path())
		if err != nil && *failure == nil {
			*failure = err
		}
		return pkg, err
	})
}

// inherited returns the facts of each import, in a fixed order.
func (n *node) inherited() [][]unit.Fact {
	var out [][]unit.Fact
	for _, imp := range n.deps {
		if len(imp.facts) > 0 {
			out = append(out, imp.facts)
		}
	}
	return out
}

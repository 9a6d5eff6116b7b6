package hook

import (
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// A module is one go.mod and those of its directories that are asked for.
type module struct {
	root string   // absolute
	dirs []string // absolute; none means all of them
}

// A leftOut is a file that is not checked, and why.
type leftOut struct{ file, why string }

// group finds the modules and directories that files are of. It also returns
// the files that belong to none.
func group(dir string, files []string) (modules []*module, out []leftOut) {
	byRoot := make(map[string]*module)
	for _, file := range files {
		file = unquote(file)
		if filepath.Ext(file) != ".go" {
			continue
		}
		if !filepath.IsAbs(file) {
			file = filepath.Join(dir, file)
		}
		name := (&Options{Dir: dir}).name(file)
		where := filepath.Dir(file)
		root := moduleRoot(where)
		switch {
		case ignored(name, root):
			continue
		case !exists(where):
			// It went with its last file, or the name is not one from here.
			out = append(out, leftOut{name, "its directory is not there"})
			continue
		case root == "":
			out = append(out, leftOut{name, "no directory above it has a go.mod"})
			continue
		}
		m := byRoot[root]
		if m == nil {
			m = &module{root: root}
			byRoot[root] = m
		}
		if !slices.Contains(m.dirs, where) {
			m.dirs = append(m.dirs, where)
		}
	}
	for _, root := range slices.Sorted(maps.Keys(byRoot)) {
		m := byRoot[root]
		slices.Sort(m.dirs)
		modules = append(modules, m)
	}
	return modules, out
}

// unquote returns the name of a file that git has put in quotes, as it does
// with those that are not ASCII when nothing tells it otherwise.
func unquote(name string) string {
	if s, err := strconv.Unquote(name); err == nil && name[0] == '"' {
		return s
	}
	return name
}

// ignored reports whether a file is below a directory that the go command's
// "./..." leaves out: other people's code, and what is not meant to be built.
// What lies above the repository, or above the file's module if that is outside
// of it, does not count.
func ignored(name, root string) bool {
	if filepath.IsAbs(name) {
		if rel, err := filepath.Rel(root, name); root != "" && err == nil {
			name = rel
		}
	}
	dirs := strings.Split(filepath.ToSlash(filepath.Dir(name)), "/")
	return slices.ContainsFunc(dirs, ignoredDir)
}

func ignoredDir(name string) bool {
	return name == "vendor" || name == "testdata" || len(name) > 1 && name != ".." && (name[0] == '.' || name[0] == '_')
}

// moduleRoot returns the nearest directory with a go.mod, from dir upwards, or
// "".
func moduleRoot(dir string) string {
	for {
		if exists(filepath.Join(dir, "go.mod")) {
			return dir
		}
		up := filepath.Dir(dir)
		if up == dir {
			return ""
		}
		dir = up
	}
}

// modulesBelow returns all modules in the tree at dir. If there are none, it
// is in a module itself.
func modulesBelow(dir string) ([]*module, error) {
	var modules []*module
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != dir && ignoredDir(d.Name()):
			return filepath.SkipDir
		case !d.IsDir() && d.Name() == "go.mod":
			modules = append(modules, &module{root: filepath.Dir(path)})
		}
		return nil
	})
	if len(modules) > 0 || err != nil {
		return modules, err
	}
	root := moduleRoot(dir)
	if root == "" {
		return nil, fmt.Errorf("no go.mod in %s, above it or below it", dir)
	}
	return []*module{{root: root}}, nil
}

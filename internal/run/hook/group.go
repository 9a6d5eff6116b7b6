package hook

import (
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"
)

// A module is one go.mod and those of its directories that are asked for.
type module struct {
	root string   // absolute
	dirs []string // absolute; none means all of them
}

// group finds the modules and directories that files are of. It also returns
// the files that are of no module.
func group(dir string, files []string) (modules []*module, homeless []string) {
	byRoot := make(map[string]*module)
	for _, file := range files {
		if filepath.Ext(file) != ".go" || ignored(file) {
			continue
		}
		if !filepath.IsAbs(file) {
			file = filepath.Join(dir, file)
		}
		where := filepath.Dir(file)
		if !exists(where) {
			continue // went with its last file
		}
		root := moduleRoot(where)
		if root == "" {
			homeless = append(homeless, (&Options{Dir: dir}).name(file))
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
	return modules, homeless
}

// ignored reports whether a file is below a directory that the go command's
// "./..." leaves out: other people's code, and what is not meant to be built.
func ignored(name string) bool {
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
	if root := moduleRoot(dir); len(modules) == 0 && root != "" {
		modules = []*module{{root: root}}
	}
	return modules, err
}

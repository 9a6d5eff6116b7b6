// Package whole writes files whole or not at all.
package whole

import (
	"cmp"
	"fmt"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
)

// Write writes data to the file of the given name. If that fails, as on a full
// disk, or is interrupted, the file is what it was before, or is not there; and
// nobody who reads it meanwhile sees a part. A file that is there keeps its
// permissions, a link its target.
func Write(name string, data []byte) (err error) {
	if target, err := filepath.EvalSymlinks(name); err == nil {
		name = target
	}
	mode := fs.FileMode(0o644)
	if st, err := os.Stat(name); err == nil {
		if !st.Mode().IsRegular() {
			return fmt.Errorf("%s is no regular file", name)
		}
		// To replace a file the directory must be writable. That is no leave
		// to change a file that is not.
		f, err := os.OpenFile(name, os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		f.Close()
		mode = st.Mode().Perm()
	}
	defer hold()()
	tmp, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			tmp.Close()
			os.Remove(tmp.Name())
		}
	}()
	if _, err := tmp.Write(data); err != nil {
		return err
	}
	if err := cmp.Or(tmp.Chmod(mode), tmp.Sync(), tmp.Close()); err != nil {
		return err
	}
	return os.Rename(tmp.Name(), name)
}

// hold keeps signals that end the process back until release is called, so that
// no temporary file is left behind.
func hold() (release func()) {
	held := make(chan os.Signal, 1)
	signal.Notify(held, os.Interrupt, syscall.SIGTERM)
	return func() {
		signal.Stop(held)
		select {
		case s := <-held:
			self, err := os.FindProcess(os.Getpid())
			if err != nil || self.Signal(s) != nil {
				os.Exit(1) // a system without signals
			}
		default:
		}
	}
}

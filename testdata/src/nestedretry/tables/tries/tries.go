// Package tries calls functions by numbers.
package tries

// Until calls f with the number of the try, as long as that wants to go on.
func Until(n int, f func(try int) (again bool, err error)) error {
	for i := 0; ; i++ {
		again, err := f(i)
		if !again || i+1 >= n {
			return err
		}
	}
}

// Each calls f with each number.
func Each(n int, f func(i int) error) (errs []error) {
	for i := range n {
		if err := f(i); err != nil {
			errs = append(errs, err)
		}
	}
	return errs
}

// First calls one after the other until one succeeds.
func First(fs ...func() error) (err error) {
	for _, f := range fs {
		if err = f(); err == nil {
			return nil
		}
	}
	return err
}

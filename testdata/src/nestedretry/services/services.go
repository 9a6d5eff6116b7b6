// Package services speaks to several services, to Graph where the account says so.
package services

import (
	"context"
	"fmt"

	msgraphsdk "github.com/microsoftgraph/msgraph-sdk-go"
)

type account struct {
	kind string
	name string
}

type directory interface {
	Find(ctx context.Context, name string) error
}

type graphDir struct {
	c *msgraphsdk.GraphServiceClient
}

func (g *graphDir) Find(ctx context.Context, name string) error {
	_, err := g.c.Users().ByUserId(name).Get(ctx, nil)
	return err
}

type fileDir struct{ path string }

func (f *fileDir) Find(ctx context.Context, name string) error { return fmt.Errorf("no %s", name) }

func open(a *account) (directory, error) {
	var d directory
	switch a.kind {
	case "graph":
		d = &graphDir{msgraphsdk.NewGraphServiceClient(nil)}
	case "file":
		d = &fileDir{a.name}
	default:
		return nil, fmt.Errorf("no %s", a.kind)
	}
	return d, nil
}

func inFiles(ctx context.Context, a *account) (err error) {
	d, err := open(a)
	if err != nil {
		return err
	}
	if a.kind == "file" {
		for range 3 {
			if err = d.Find(ctx, "x"); err == nil {
				return nil
			}
		}
	}
	return err
}

func notInGraph(ctx context.Context, a *account) (err error) {
	d, err := open(a)
	if err != nil {
		return err
	}
	if a.kind == "graph" {
		return d.Find(ctx, "x")
	}
	for range 3 {
		if err = d.Find(ctx, "x"); err == nil {
			return nil
		}
	}
	return err
}

func inGraph(ctx context.Context, a *account) (err error) {
	d, err := open(a)
	if err != nil {
		return err
	}
	if a.kind == "graph" {
		for range 3 {
			if err = d.Find(ctx, "x"); err == nil { // want "sent again by the loop at line 83"
				return nil
			}
		}
	}
	return err
}

func inAny(ctx context.Context, a *account) (err error) {
	d, err := open(a)
	if err != nil {
		return err
	}
	for range 3 {
		if err = d.Find(ctx, "x"); err == nil { // want "sent again"
			return nil
		}
	}
	return err
}

// another account's kind says nothing of this one.
func another(ctx context.Context, a, b *account) (err error) {
	d, err := open(a)
	if err != nil {
		return err
	}
	if b.kind == "file" {
		for range 3 {
			if err = d.Find(ctx, "x"); err == nil { // want "sent again"
				return nil
			}
		}
	}
	return err
}

// here is made of files.
func here(ctx context.Context) (err error) {
	var d directory = &fileDir{"x"}
	for range 3 {
		if err = d.Find(ctx, "x"); err == nil {
			return nil
		}
	}
	return err
}

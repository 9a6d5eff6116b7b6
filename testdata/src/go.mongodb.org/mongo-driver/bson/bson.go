// Package bson is a stand-in for go.mongodb.org/mongo-driver/bson: some of its
// declarations, for the analyzers' tests.
package bson

import "go.mongodb.org/mongo-driver/bson/primitive"

type D = primitive.D

type E = primitive.E

type M = primitive.M

type A = primitive.A

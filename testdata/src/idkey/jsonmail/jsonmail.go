// Package jsonmail decodes messages without the SDK.
package jsonmail

import (
	"encoding/json"
	"io"
)

type letter struct {
	ID      string `json:"id"`
	Header  string `json:"internetMessageId"`
	Subject string `json:"subject"`
}

type note struct {
	ID               string `json:"id"`
	ReceivedDateTime string `json:"receivedDateTime"`
	IsRead           bool   `json:"isRead"`
}

type chatMessage struct {
	ID      string `json:"id"`
	ChatID  string `json:"chatId"`
	Subject string `json:"subject"`
	From    any    `json:"from"`
	SentAt  string `json:"sentDateTime"`
}

type folder struct {
	ID          string `json:"id"`
	DisplayName string `json:"displayName"`
	Parent      string `json:"parentFolderId"`
}

type change struct {
	ID             string `json:"id"`
	SubscriptionID string `json:"subscriptionId"`
	From           string `json:"from"`
	Subject        string `json:"subject"`
	IsRead         bool   `json:"isRead"`
}

type own struct {
	ID      string `json:"id"`
	Header  string `json:"internetMessageId"`
	Subject string `json:"subject"`
}

var met = map[string]bool{}

func letters(r io.Reader) error {
	var page struct {
		Value []letter `json:"value"`
	}
	if err := json.NewDecoder(r).Decode(&page); err != nil {
		return err
	}
	for _, l := range page.Value {
		if met[l.ID] { // want `the id of message l is a key of met: .*; use internetMessageId`
			continue
		}
		met[l.ID] = true // want `key of met`
	}
	return nil
}

func pointers(ns []*note) {
	for _, n := range ns {
		met[n.ID] = true // want `the id of message n is a key of met`
	}
}

func generic(r io.Reader) error {
	var page map[string]any
	if err := json.NewDecoder(r).Decode(&page); err != nil {
		return err
	}
	items, _ := page["value"].([]any)
	for _, it := range items {
		item, _ := it.(map[string]any)
		id, _ := item["id"].(string)
		if met[id] { // want `the id of message item, read at line 81, is a key of met`
			continue
		}
		println(item["receivedDateTime"], item["isRead"])
	}
	return nil
}

// nopeOthers are no messages.
func nopeOthers(c chatMessage, f folder, n change) {
	met[c.ID] = true
	met[f.ID] = true
	met[n.ID] = true
}

// nopeOwn is a record that the program fills with an id of its own.
func nopeOwn(newID func() string, l letter) own {
	o := own{ID: newID(), Header: l.Header, Subject: l.Subject}
	met[o.ID] = true
	return o
}

// nopeFile is an object that nothing shows to be a message.
func nopeFile(item map[string]any) {
	id, _ := item["id"].(string)
	met[id] = true
	println(item["name"], item["size"])
}

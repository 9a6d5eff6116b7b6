package models

type InferenceClassificationType int

func (i InferenceClassificationType) String() string { return "" }

const (
	FOCUSED_INFERENCECLASSIFICATIONTYPE InferenceClassificationType = iota
	OTHER_INFERENCECLASSIFICATIONTYPE
)

func ParseInferenceClassificationType(v string) (any, error) { return nil, nil }

package chain

import (
	"context"
	"log"
	"os"

	"golang.org/x/oauth2"
)

// setting answers with many things.
func setting(name, fallback string) string {
	if v, ok := os.LookupEnv(name); ok {
		return v
	}
	return fallback
}

// secret answers with one.
func secret() string {
	v, _ := os.LookupEnv("APP_SECRET")
	return v
}

func settings() *oauth2.Config {
	log.Println("region", setting("REGION", "eu"))
	s := setting("OTHER_SECRET", "")
	_ = &oauth2.Config{ClientSecret: s}
	log.Println("using", s)        // want "writes what is used as the token"
	log.Println("using", secret()) // want "writes what is used as the token"
	return &oauth2.Config{ClientSecret: secret()}
}

func exchange(ctx context.Context, conf *oauth2.Config, code string) error {
	tok, err := conf.Exchange(ctx, code)
	if err != nil {
		log.Printf("got %v: %v", tok, err)
		return err
	}
	log.Printf("got %v", tok) // want "log.Printf writes a whole struct"
	if tok, err = conf.Exchange(ctx, code); err == nil {
		log.Printf("got %v", tok.AccessToken) // want "log.Printf writes an access token"
	}
	return nil
}

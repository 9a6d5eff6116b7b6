package failure

import "testing"

func TestStatusRoundTrip(t *testing.T) {
	for _, f := range Any.Each() {
		if f == Transport {
			continue
		}
		if got := Of(f.Status()); got != f {
			t.Errorf("Of(%d) = %v, want %v", f.Status(), got, f)
		}
	}
	if Of(451) != Client || Of(505) != Server || Of(200) != 0 {
		t.Error("statuses without a bit of their own are misplaced")
	}
}

func TestString(t *testing.T) {
	for _, test := range []struct {
		set  Set
		want string
	}{
		{0, "nothing"},
		{S429, "429"},
		{Kiota, "429, 503 and 504"},
		{Transport | S500, "500 and failures without an answer"},
		{Any, "any error"},
	} {
		if got := test.set.String(); got != test.want {
			t.Errorf("%b: got %q, want %q", test.set, got, test.want)
		}
	}
}

package sample

func f() {
	x := from(1)
	bad(x)
	if x := through(x); bad(x) {
		bad(
			x,
			1,
		)
		log("日本語", "é", bad("😀 ‮"), "日本") // Kommentar
	}
	bad() // hidden
	bad(1,
		2,
		3,
		4,
		5,
		6)
}

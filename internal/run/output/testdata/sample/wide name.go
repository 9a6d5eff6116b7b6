package sample

func g() {
	if one(two(three(four(five(six(seven(eight(nine(ten(eleven(twelve(bad("thirteen"), "fourteen", "fifteen")))))))))))) {
		return
	}
}

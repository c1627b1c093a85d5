// A byte order mark stands before this comment.
let x = 1
func f() { x.y(1) }

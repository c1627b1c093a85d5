struct A { let x = 1 }
func f() {}
// broken
/* half
// end

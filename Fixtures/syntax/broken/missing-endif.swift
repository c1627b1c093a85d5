struct A { let x = 1 }
// broken
#if DEBUG
// end
struct B { func f() {} }
func g() {}

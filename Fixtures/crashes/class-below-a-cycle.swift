// The superclasses of the first class do not end.
class A: B { override func f() { g() } }
class B: C {}
class C: B {}

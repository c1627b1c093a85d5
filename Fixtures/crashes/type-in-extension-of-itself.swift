// The compiler says that there is no such type.
extension A { public struct A {} }
struct B {}
extension B.B { public struct B {} }

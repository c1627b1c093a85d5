import Foundation
// broken
#if os(
// end
struct A { let x = 1 }
// broken
#endif
// end
struct B { func f() {} }

// broken
struct Outer {
  let a = 1
  func f() {}
// end

struct Next {
  var b: Int { 2 }
  init() {}
  subscript(i: Int) -> Int { i }
}
func free(_ x: Int) -> Int { x }

// Lines end with carriage return and line feed.
import Foundation
/* a block
   comment */
struct S {
  let text = """
    first
      second \(x)

    third \
    continued
    """
  let raw = #"""
    one\#(
      two
    )
    """#
  func f() -> Int {
    // comment
    return g { $0 }
      .h(1)
  }
}
#if DEBUG
let y = 1
#else
let y = 2
#endif
let r = #/
  a
  b
/#

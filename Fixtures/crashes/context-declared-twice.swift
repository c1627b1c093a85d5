// What saves the second name does not save the first, so the fix came again and again.
import SwiftData
func a(r: r) async {
  let c = ModelContext()
  if let g = c.fetch(()) { g.t = 1 }
  let c = ()
}
func b() { Task.detached { let c = ModelContext()
  c.insert()
  let c = ()
} }

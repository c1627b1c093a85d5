func compute() -> Int {
  // broken
  let
  // end
  let b = 2
  return b
}
func second() -> Int { 2 }
struct Third {}

/// A point of a tree that may change: each read is for the moment.
final class Point { let row: Int; init(_ row: Int) { self.row = row } }
final class Tree {
  let text = ""
  var start: Point { Point(startOfTree()) }
  var end: Point { Point(text.count) }
  func show() { print(start.row, start.row, end.row, end.row) }
}
func startOfTree() -> Int { 1 }

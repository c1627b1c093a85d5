// Members, statics, nested types and extensions of an isolated type.
// configurations: 5, 6, 6+MA

@MainActor class Page { // isolation: @MainActor
  func turn() {} // isolation: @MainActor
  static func blank() {} // isolation: @MainActor
  static let size = 1 // isolation: @MainActor
  struct Margin { // isolation: 6+MA: @MainActor; nonisolated
    func widen() {} // isolation: 6+MA: @MainActor; nonisolated
  }
  enum Side { // isolation: 6+MA: @MainActor; nonisolated
    case left
    var opposite: Int { 0 } // isolation: 6+MA: @MainActor; nonisolated
  }
}
extension Page {
  func mark() {} // isolation: @MainActor
  static func marked() {} // isolation: @MainActor
  struct Mark { // isolation: 6+MA: @MainActor; nonisolated
    func erase() {} // isolation: 6+MA: @MainActor; nonisolated
  }
}
nonisolated extension Page {
  func count() {} // isolation: nonisolated
  static func counted() {} // isolation: nonisolated
  var words: Int { 0 } // isolation: nonisolated
}
@MainActor struct Sheet { // isolation: @MainActor
  let weight = 1 // isolation: @MainActor
  var color = 2 // isolation: @MainActor
  lazy var texture = 3 // isolation: @MainActor
}

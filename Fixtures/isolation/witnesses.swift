// A witness takes its requirement's isolation where the conformance stands in the same body or extension.
// configurations: 5, 6, 6+MA, 6+NNS

protocol Drawing { // isolation: 6+MA: @MainActor; nonisolated
  @MainActor func draw() // isolation: @MainActor
  func describe() // isolation: 6+MA: @MainActor; nonisolated
}
struct Circle: Drawing { // isolation: 6+MA: @MainActor; nonisolated
  func draw() {} // isolation: @MainActor
  func describe() {} // isolation: 6+MA: @MainActor; nonisolated
  func scale() {} // isolation: 6+MA: @MainActor; nonisolated
}
struct Square {}
extension Square: Drawing {
  func draw() {} // isolation: @MainActor
  func describe() {} // isolation: 6+MA: @MainActor; nonisolated
  func scale() {} // isolation: 6+MA: @MainActor; nonisolated
}
struct Line {
  func draw() {} // isolation: 6+MA: @MainActor; nonisolated
  func describe() {} // isolation: 6+MA: @MainActor; nonisolated
}
extension Line: Drawing {}

protocol Panting { // isolation: 6+MA: @MainActor; nonisolated
  @MainActor func pant() // isolation: @MainActor
}
protocol Chasing: Panting { // isolation: 6+MA: @MainActor; nonisolated
  func chase() // isolation: 6+MA: @MainActor; nonisolated
}
struct Dog {}
extension Dog: Chasing {
  func pant() {} // isolation: @MainActor
  func chase() {} // isolation: 6+MA: @MainActor; nonisolated
}
struct Cat {}
extension Cat: Panting {}
extension Cat {
  func pant() {} // isolation: 6+MA: @MainActor; nonisolated
}

// Properties, subscripts, initialisers and statics are witnesses, too.
protocol Kept { // isolation: 6+MA: @MainActor; nonisolated
  @MainActor var size: Int { get } // isolation: @MainActor
  @MainActor static var kind: Int { get } // isolation: @MainActor
  @MainActor init() // isolation: @MainActor
  @MainActor subscript(index: Int) -> Int { get } // isolation: @MainActor
}
struct Box: Kept { // isolation: 6+MA: @MainActor; nonisolated
  var size: Int { 0 } // isolation: @MainActor
  static var kind: Int { 0 } // isolation: @MainActor
  init() {} // isolation: @MainActor
  subscript(index: Int) -> Int { index } // isolation: @MainActor
  var other: Int { 0 } // isolation: 6+MA: @MainActor; nonisolated
}

// An explicitly nonisolated type.
nonisolated struct Shadow: Panting { // isolation: nonisolated
  func pant() {} // isolation: 6+MA: @MainActor; nonisolated
}

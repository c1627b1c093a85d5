// Isolated conformances leave the members' own isolation as it is.
// configurations: 5, 6, 6+MA, 6+ISO

protocol Shown { // isolation: 6+MA: @MainActor; nonisolated
  func show() // isolation: 6+MA: @MainActor; nonisolated
}
@MainActor class Poster: @MainActor Shown { // isolation: @MainActor
  func show() {} // isolation: @MainActor
}
@MainActor class Flyer: @preconcurrency Shown { // isolation: @MainActor
  func show() {} // isolation: @MainActor
}
nonisolated func reveal(_ flyer: Flyer) {} // isolation: nonisolated
@MainActor class Banner: Shown { // error: 6
  func show() {} // isolation: @MainActor
}
@MainActor struct Record: Codable { // isolation: @MainActor
  var number = 0 // isolation: @MainActor
}
nonisolated func name() {} // isolation: nonisolated
@MainActor enum Side: String, CaseIterable { // isolation: @MainActor
  case left
}

// A nonisolated protocol that inherits an isolated one, and nonisolated protocols whose requirements are isolated.
// configurations: 5, 6, 6+NNS

@MainActor protocol Shown { // isolation: @MainActor
  func show() // isolation: @MainActor
}
nonisolated protocol Hidden: Shown { // isolation: nonisolated
  func hide() // isolation: nonisolated
}
struct Mask: Hidden { // isolation: nonisolated
  func show() {} // isolation: nonisolated
  func hide() {} // isolation: nonisolated
  func wear() {} // isolation: nonisolated
}
protocol Both: Hidden {} // isolation: nonisolated
struct Veil: Both { // isolation: nonisolated
  func show() {} // isolation: @MainActor
  func hide() {} // isolation: nonisolated
  func lift() {} // isolation: nonisolated
}

nonisolated protocol Modes { // isolation: nonisolated
  @MainActor func draw() // isolation: @MainActor
  nonisolated(nonsending) func stay() async // isolation: nonisolated(nonsending)
  func hop() async // isolation: 6+NNS: nonisolated(nonsending); nonisolated
}
struct Traveller: Modes { // isolation: nonisolated
  func draw() {} // isolation: nonisolated
  func stay() async {} // isolation: 6+NNS: nonisolated(nonsending); nonisolated
  func hop() async {} // isolation: 6+NNS: nonisolated(nonsending); nonisolated
}
struct Late {} // isolation: nonisolated
extension Late: Modes {
  func draw() {} // isolation: @MainActor
  func stay() async {} // isolation: nonisolated(nonsending)
  func hop() async {} // isolation: 6+NNS: nonisolated(nonsending); nonisolated
}

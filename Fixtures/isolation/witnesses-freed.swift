// What a nonisolated protocol takes from an isolated one is nonisolated in its conformers, wherever they state it.
// configurations: 6, 6+MA

@MainActor protocol Shown { // isolation: @MainActor
  func show() // isolation: @MainActor
}
nonisolated protocol Hidden: Shown { // isolation: nonisolated
  func hide() // isolation: nonisolated
}
struct Mask: Hidden { // isolation: 6+MA: @MainActor; nonisolated
  func show() {} // isolation: nonisolated
  func hide() {} // isolation: 6+MA: @MainActor; nonisolated
}
struct Veil {} // isolation: 6+MA: @MainActor; nonisolated
extension Veil: Hidden {
  func show() {} // isolation: nonisolated
  func hide() {} // isolation: 6+MA: @MainActor; nonisolated
}
@MainActor struct Curtain: Hidden { // isolation: @MainActor
  func show() {} // isolation: nonisolated
  func hide() {} // isolation: 6+MA: @MainActor; nonisolated
}

// The same requirements under default isolation, which beats those that would make a witness nonisolated.
// configurations: 6, 6+MA

protocol Modes { // isolation: 6+MA: @MainActor; nonisolated
  nonisolated func hop() async // isolation: nonisolated
  nonisolated(nonsending) func stay() async // isolation: nonisolated(nonsending)
  @concurrent func leave() async // isolation: @concurrent
}
struct Traveller: Modes { // isolation: 6+MA: @MainActor; nonisolated
  func hop() async {} // isolation: 6+MA: @MainActor; nonisolated
  func stay() async {} // isolation: nonisolated(nonsending)
  func leave() async {} // isolation: 6+MA: @MainActor; nonisolated
}
protocol Shown { // isolation: 6+MA: @MainActor; nonisolated
  @MainActor func show() // isolation: @MainActor
}
protocol Free { // isolation: 6+MA: @MainActor; nonisolated
  nonisolated func fly() // isolation: nonisolated
}
@MainActor class Kite: Free { // isolation: @MainActor // error: 6+MA
  func fly() {} // isolation: 6+MA: @MainActor; nonisolated
  func land() {} // isolation: @MainActor
}

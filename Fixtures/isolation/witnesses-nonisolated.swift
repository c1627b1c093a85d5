// Requirements that are explicitly nonisolated, nonsending or concurrent, and what a witness takes from them.
// configurations: 5, 6, 6+NNS

protocol Free { // isolation: nonisolated
  nonisolated func fly() // isolation: nonisolated
}
@MainActor class Kite: Free { // isolation: @MainActor
  func fly() {} // isolation: nonisolated
  func land() {} // isolation: @MainActor
}

protocol Modes { // isolation: nonisolated
  nonisolated func hop() async // isolation: 6+NNS: nonisolated(nonsending); nonisolated
  nonisolated(nonsending) func stay() async // isolation: nonisolated(nonsending)
  @concurrent func leave() async // isolation: @concurrent
}
struct Traveller: Modes { // isolation: nonisolated
  func hop() async {} // isolation: 6+NNS: nonisolated(nonsending); nonisolated
  func stay() async {} // isolation: nonisolated(nonsending)
  func leave() async {} // isolation: 6+NNS: nonisolated(nonsending); nonisolated
}

protocol Waiting { // isolation: nonisolated
  func wait() async // isolation: 6+NNS: nonisolated(nonsending); nonisolated
}
@MainActor class Guest: Waiting { // isolation: @MainActor
  func wait() async {} // isolation: 6+NNS: nonisolated(nonsending); @MainActor
}
actor Host: Waiting { // isolation: nonisolated
  func wait() async {} // isolation: actor
}

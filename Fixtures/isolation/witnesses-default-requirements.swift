// Several requirements: those that are nonisolated in one way or another agree, and the first counts. Where the main actor is the
// default, `nonisolated` and `@concurrent` ones count for nothing; those that a nonisolated protocol brings along do.
// configurations: 6, 6+MA, 5+MA+NNS

@globalActor actor Desk { static let shared = Desk() } // isolation: nonisolated

protocol Plain { // isolation: 6: nonisolated; @MainActor
  nonisolated func read() async // isolation: 5+MA+NNS: nonisolated(nonsending); nonisolated
  nonisolated func sort() async // isolation: 5+MA+NNS: nonisolated(nonsending); nonisolated
  @concurrent func pack() async // isolation: @concurrent
  @concurrent func send() async // isolation: @concurrent
  @concurrent func burn() async // isolation: @concurrent
  nonisolated func fold() // isolation: nonisolated
}
protocol Mixed { // isolation: 6: nonisolated; @MainActor
  nonisolated(nonsending) func read() async // isolation: nonisolated(nonsending)
  @concurrent func sort() async // isolation: @concurrent
  nonisolated(nonsending) func pack() async // isolation: nonisolated(nonsending)
  nonisolated func send() async // isolation: 5+MA+NNS: nonisolated(nonsending); nonisolated
  @Desk func burn() async // isolation: @Desk
  @Desk func fold() // isolation: @Desk
}
struct PlainFirst: Plain, Mixed { // isolation: 6: nonisolated; @MainActor // error: 6+MA
  func read() async {} // isolation: 6: nonisolated; nonisolated(nonsending)
  func sort() async {} // isolation: 6+MA: @MainActor; 5+MA+NNS: nonisolated(nonsending); nonisolated
  func pack() async {} // isolation: 6: nonisolated; nonisolated(nonsending)
  func send() async {} // isolation: 6+MA: @MainActor; 5+MA+NNS: nonisolated(nonsending); nonisolated
  func burn() async {} // isolation: 6: nonisolated; @Desk
  func fold() {} // isolation: 6: nonisolated; @Desk
}
struct PlainLast: Mixed, Plain { // isolation: 6: nonisolated; @MainActor // error: 6+MA
  func read() async {} // isolation: nonisolated(nonsending)
  func sort() async {} // isolation: 6+MA: @MainActor; 5+MA+NNS: nonisolated(nonsending); nonisolated
  func pack() async {} // isolation: nonisolated(nonsending)
  func send() async {} // isolation: 6+MA: @MainActor; 5+MA+NNS: nonisolated(nonsending); nonisolated
  func burn() async {} // isolation: 6: nonisolated; @Desk
  func fold() {} // isolation: 6: nonisolated; @Desk
}
@Desk struct OnDesk: Mixed, Plain { // isolation: @Desk // error: 6, 6+MA
  func read() async {} // isolation: nonisolated(nonsending)
  func sort() async {} // isolation: 6+MA: @Desk; 5+MA+NNS: nonisolated(nonsending); nonisolated
  func pack() async {} // isolation: nonisolated(nonsending)
  func send() async {} // isolation: 6+MA: @Desk; 5+MA+NNS: nonisolated(nonsending); nonisolated
  func burn() async {} // isolation: @Desk
  func fold() {} // isolation: @Desk
}
nonisolated struct Outside: Mixed, Plain { // isolation: nonisolated // error: 6+MA
  func read() async {} // isolation: 6: nonisolated; nonisolated(nonsending)
  func sort() async {} // isolation: 5+MA+NNS: nonisolated(nonsending); nonisolated
  func pack() async {} // isolation: 6: nonisolated; nonisolated(nonsending)
  func send() async {} // isolation: 5+MA+NNS: nonisolated(nonsending); nonisolated
  func burn() async {} // isolation: 6: nonisolated; @Desk
  func fold() {} // isolation: 6: nonisolated; @Desk
}

protocol Shown { // isolation: 6: nonisolated; @MainActor
  @MainActor func draw() // isolation: @MainActor
  @MainActor func load() async // isolation: @MainActor
}
nonisolated protocol Hidden: Shown {} // isolation: nonisolated
protocol Painted { // isolation: 6: nonisolated; @MainActor
  @MainActor func draw() // isolation: @MainActor
  func load() async // isolation: 6: nonisolated; @MainActor
}
protocol Kept { // isolation: 6: nonisolated; @MainActor
  nonisolated func draw() // isolation: nonisolated
  nonisolated(nonsending) func load() async // isolation: nonisolated(nonsending)
}
@MainActor struct Alone: Hidden { // isolation: @MainActor
  func draw() {} // isolation: nonisolated
  func load() async {} // isolation: 5+MA+NNS: nonisolated(nonsending); nonisolated
}
@MainActor struct WithPainted: Hidden, Painted { // isolation: @MainActor
  func draw() {} // isolation: @MainActor
  func load() async {} // isolation: 6: nonisolated; @MainActor
}
@MainActor struct WithKept: Hidden, Kept { // isolation: @MainActor
  func draw() {} // isolation: nonisolated
  func load() async {} // isolation: nonisolated(nonsending)
}
@Desk struct Elsewhere: Hidden { // isolation: @Desk
  func draw() {} // isolation: nonisolated
  func load() async {} // isolation: 5+MA+NNS: nonisolated(nonsending); nonisolated
}

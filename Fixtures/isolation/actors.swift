// Actors: their members, initialisers and deinitialisers, attributed extensions, isolated parameters.
// configurations: 5, 6, 6+MA, 6+NNS

actor Ledger { // isolation: nonisolated
  var balance = 0 // isolation: actor
  let number = 1 // isolation: actor
  func deposit() {} // isolation: actor
  func settle() async {} // isolation: actor
  subscript(index: Int) -> Int { balance } // isolation: actor
  var doubled: Int { balance * 2 } // isolation: actor
  static func make() {} // isolation: nonisolated
  static var count: Int { 0 } // isolation: nonisolated
  class Entry { // isolation: nonisolated
    func post() {} // isolation: nonisolated
  }
}

actor Vault {
  nonisolated func describe() {} // isolation: nonisolated
  @MainActor func show() {} // isolation: @MainActor
  func lend(to other: isolated Vault) {} // isolation: actor(other)
  func run(on other: isolated (any Actor)?) {} // isolation: actor(other)
  nonisolated func load() async {} // isolation: 6+NNS: nonisolated(nonsending); nonisolated
  @concurrent func hash() async {} // isolation: @concurrent
}

@MainActor extension Register {
  func render() {} // isolation: @MainActor
  static func prepare() {} // isolation: @MainActor
}
nonisolated extension Register {
  func name() {} // isolation: nonisolated
  static func parse() {} // isolation: nonisolated
}
extension Register {
  func plain() {} // isolation: actor
}
actor Register {}

actor Meter {
  var total: Int // isolation: actor
  init() { total = 0 } // isolation: nonisolated
  init(start: Int) async { // isolation: actor
    total = start
    reset()
  }
  func reset() {} // isolation: actor
  deinit { print("gone") } // isolation: nonisolated
}

// A protocol that inherits Actor is an actor context, one that is constrained to Actor only is not.
protocol Worker: Actor { // isolation: nonisolated
  func work() // isolation: actor
}
extension Worker {
  func rest() {} // isolation: actor
  var isResting: Bool { true } // isolation: actor
  nonisolated var title: String { "" } // isolation: nonisolated
}
protocol Anything {}
extension Anything where Self: Actor {
  func idle() {} // isolation: 6+MA: @MainActor; nonisolated
}

// Isolated parameters take the place of self and of an enclosing type's actor.
actor Clock { var ticks = 0 }
func tick(_ clock: isolated Clock) { clock.ticks += 1 } // isolation: actor(clock)
func tickMaybe(_ clock: isolated (any Actor)?) async {} // isolation: actor(clock)
func tickHere(on clock: isolated (any Actor)? = #isolation) async {} // isolation: actor(clock)
func tickAny<Some: Actor>(_ clock: isolated Some) {} // isolation: actor(clock)
@MainActor final class Wall {
  func hang(_ clock: isolated Clock) { clock.ticks = 1 } // isolation: actor(clock)
}

// With SE-0470 conformances are isolated, and their uses cross.
// flags: -enable-upcoming-feature InferIsolatedConformances
protocol Showing { func pair() }
@MainActor final class Screen: Showing { func pair() {} }
nonisolated func uses(_ screen: Screen) { let pair: any Showing = screen; pair.pair() } // says: 67 conformance-use [error 6, warning 5f 5c 5t 5]
@MainActor func fine(_ screen: Screen) { let pair: any Showing = screen; pair.pair() }
func generic<Value: Showing>(_ value: Value) {}
func sendable<Value: Showing & Sendable>(_ value: Value) {}
@MainActor func calls(_ screen: Screen) { generic(screen); sendable(screen) } // says: 60 conformance-use [error 6 5f 5c 5t 5]
@MainActor struct Kind: Equatable { var number = 1; static func == (store: Kind, flag: Kind) -> Bool { true } }
nonisolated func equal(_ store: Kind, _ flag: Kind) -> Bool { store == flag } // says: 69 isolation [error 6 5f 5c 5t 5]

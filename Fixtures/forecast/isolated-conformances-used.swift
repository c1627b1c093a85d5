// Where isolated conformances are used.
// flags: -enable-upcoming-feature InferIsolatedConformances
protocol Showing { func pair() }
@MainActor final class Screen: Showing { func pair() {} }
@MainActor struct Stated: @MainActor Showing { func pair() {} }
@MainActor struct Free: Showing { nonisolated func pair() {} }
func generic<Value: Showing>(_ value: Value) {}
func takes(_ value: any Showing) {}
func takesSome(_ value: some Showing) {}
nonisolated func calls(_ screen: Screen) { generic(screen) // says: 44 conformance-use [error 6, warning 5f 5c 5t 5]
    takes(screen) // says: 11 conformance-use [error 6, warning 5f 5c 5t 5]
    takesSome(screen) } // says: 5 conformance-use [error 6, warning 5f 5c 5t 5]
nonisolated func returns(_ screen: Screen) -> any Showing { return screen } // says: 68 conformance-use [error 6, warning 5f 5c 5t 5]
nonisolated func stated(_ screen: Stated) { takes(screen) } // says: 51 conformance-use [error 6, warning 5f 5c 5t 5]
nonisolated func free(_ screen: Free) { takes(screen); generic(screen) }
actor Store { func take(_ screen: Screen) { takes(screen) } } // says: 51 conformance-use [error 6, warning 5f 5c 5t 5]
@MainActor func onActor(_ screen: Screen) { takes(screen); generic(screen); Task { takes(screen) } }
@MainActor func detached(_ screen: Screen) { Task.detached { takes(screen) } } // says: 68 conformance-use [error 6, warning 5f 5c 5t 5]
func run(_ f: @escaping @Sendable () -> Void) {}
@MainActor func closure(_ screen: Screen) { run { takes(screen) } } // says: 57 conformance-use [error 6, warning 5f 5c 5t 5]

protocol Named { var name: String { get } }
@MainActor final class Screen: @MainActor Named { var name: String { "" } }
func take<Value: Named>(_ value: Value) {}
func show(_ screen: Screen) { take(screen) }  // expect: forecast-isolated-conformances

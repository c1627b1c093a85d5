final class Log { var lines: [String] = [] }

@MainActor final class Screen {
  func log() -> Log { Log() }
  func fresh() -> sending Log { Log() }
  func all() async -> [Log] { [] }
  func title() -> String { "" }
  nonisolated func free() -> Log { Log() }
}

actor Store {
  func newest() -> Log? { nil }
  func own() { _ = newest() }
  func ask(_ screen: Screen) async { _ = await screen.log() } // expect: forecast-crossing-results
}

func read(_ store: Store, _ screen: Screen) async {
  _ = await screen.log() // expect: forecast-crossing-results
  _ = await screen.all() // expect: forecast-crossing-results
  _ = await store.newest() // expect: forecast-crossing-results
  _ = await screen.fresh()
  _ = await screen.title()
  _ = screen.free()
}

@MainActor func show(_ screen: Screen) { _ = screen.log() }

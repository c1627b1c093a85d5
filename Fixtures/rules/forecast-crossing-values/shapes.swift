final class Log { var lines: [String] = [] }

protocol Archiving {
  func archive(_ log: Log) async
  func newest() async -> Log?
  func swap(_ log: Log, at place: Int) async -> Log
  func name() async -> String
}

actor Archive: Archiving {
  func archive(_ log: Log) async {} // expect: forecast-crossing-values
  func newest() async -> Log? { nil } // expect: forecast-crossing-values
  func swap(_ log: Log, at place: Int) async -> Log { log } // expect: forecast-crossing-values // expect: forecast-crossing-values
  func name() async -> String { "" }
}

final class Attic: Archiving {
  func archive(_ log: Log) async {}
  func newest() async -> Log? { nil }
  func swap(_ log: Log, at place: Int) async -> Log { log }
  func name() async -> String { "" }
}

actor Store {
  var log = Log()
  let name = ""
  func read() { print(log) }
}

@MainActor final class Screen {
  var log = Log()
  var logs: [Log] { [log] }
  var title = ""
}

func read(_ store: Store, _ screen: Screen) async {
  _ = await store.log // expect: forecast-crossing-values
  _ = await screen.log // expect: forecast-crossing-values
  _ = await screen.logs.count // expect: forecast-crossing-values
  _ = await screen.title
}

@MainActor func show(_ screen: Screen) async { _ = screen.log }

final class Log { var lines: [String] = [] }
struct Entry { let log = Log() }
func run(_ body: @Sendable () -> Void) {}
func plain(_ body: () -> Void) {}

func parameters(_ log: Log, _ entry: Entry, _ name: String, _ work: @escaping () -> Void) {
  run { log.lines.append("a") } // expect: forecast-sendable-closure-captures
  run { _ = entry } // expect: forecast-sendable-closure-captures
  run { print(name) }
  run { work() } // expect: forecast-sendable-closure-captures
  plain { log.lines.append("a") }
  run { [log] in log.lines.append("a") } // expect: forecast-sendable-closure-captures
  run { [lines = log.lines] in print(lines) }
}

func once(_ log: Log) {
  run {
    log.lines.append("a") // expect: forecast-sendable-closure-captures
    log.lines.append("b")
  }
}

func generic<T>(_ value: T, _ other: some Sendable) {
  run { _ = value } // expect: forecast-sendable-closure-captures
  run { _ = other }
}

final class Screen {
  var title = ""
  func show() {
    run { self.title = "a" } // expect: forecast-sendable-closure-captures
    run { [weak self] in self?.title = "b" } // expect: forecast-sendable-closure-captures
  }
}

@MainActor final class Window {
  var title = ""
  func show() { run { _ = self } }
}

func variable() {
  let work: @Sendable () -> Void = { print(1) }
  run(work)
}

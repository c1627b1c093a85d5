final class Log { var lines: [String] = [] }

func parameter(_ log: Log) {
  Task { log.lines.append("a") } // expect: forecast-sending-closure-risks-data-race
}

func detached(_ log: Log) {
  Task.detached { log.lines.append("a") } // expect: forecast-sending-closure-risks-data-race
}

func part(_ logs: [Log]) {
  let first = logs[0]
  Task { first.lines.append("a") } // expect: forecast-sending-closure-risks-data-race
}

final class Screen {
  var title = ""
  func show() {
    Task { self.title = "a" } // expect: forecast-sending-closure-risks-data-race
  }
}

func fresh() {
  let log = Log()
  Task { log.lines.append("a") }
}

func sent(_ log: sending Log) {
  Task { log.lines.append("a") }
}

func sendable(_ name: String) {
  Task { print(name) }
}

@MainActor func onMain(_ log: Log) {
  Task { log.lines.append("a") }
}

@MainActor final class Window {
  var title = ""
  func show() { Task { self.title = "a" } }
}

final class Log { var lines: [String] = []; var isEmpty = true }
func run(_ body: @escaping @Sendable () -> Void) {}
func call(_ body: () -> Void) {}

func called(_ log: Log) {
  func add() { log.lines.append("a") } // expect: forecast-sendable-closure-captures
  run { add() } // expect: forecast-sendable-closure-captures
}

func empty() {
  func add() {} // expect: forecast-sendable-closure-captures
  run { add() } // expect: forecast-sendable-closure-captures
}

func marked(_ log: Log) {
  @Sendable func add() {
    log.lines = [] // expect: forecast-sendable-closure-captures
  }
  run { add() }
}

func deferred(_ log: Log) {
  run {
    print(log.isEmpty) // expect: forecast-sendable-closure-captures
    defer { log.lines = [] } // expect: forecast-sendable-closure-captures
    print("a")
  }
}

func operators(_ log: Log) {
  run {
    print(log.isEmpty) // expect: forecast-sendable-closure-captures
    _ = true || log.isEmpty // expect: forecast-sendable-closure-captures
    assert(log.isEmpty) // expect: forecast-sendable-closure-captures
  }
}

func inside() {
  run {
    let log = Log()
    func add() { log.lines = [] }
    defer { add() }
    _ = true || log.isEmpty
  }
}

func stays(_ log: Log) {
  func add() { log.lines = [] }
  call { add() }
}

@MainActor func onMain(_ log: Log) {
  func add() { log.lines = [] }
  Task { add() }
}

final class Log { var lines: [String] = [] }
func run(_ body: @Sendable () -> Void) {}
func plain(_ body: () -> Void) {}

func nested(_ log: Log) {
  run {
    plain {
      log.lines.append("a") // expect: forecast-sendable-closure-captures // expect: forecast-sendable-closure-captures
    }
  }
  plain {
    run { log.lines.append("a") } // expect: forecast-sendable-closure-captures
  }
  run {
    let own = Log()
    plain { own.lines.append("a") }
  }
}

final class Log { var lines: [String] = [] }
func run(_ body: @Sendable () -> Void) {}

func start() {
  nonisolated(unsafe) let log = Log()
  run { log.lines.append("a") }
}

final class OwnLogNotUnsafe { var lines: [String] = [] }
func runUnsafe(_ body: @Sendable () -> Void) {}

func start() {
  nonisolated(unsafe) let log = OwnLogNotUnsafe()
  runUnsafe { log.lines.append("a") }
}

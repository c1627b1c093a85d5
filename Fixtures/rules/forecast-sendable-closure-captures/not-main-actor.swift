final class Log { var lines: [String] = [] }
@MainActor func run(_ body: @escaping @MainActor () -> Void) {}

@MainActor func start(_ log: Log) {
  run { log.lines.append("a") }
}

final class OwnLogNotMainActor { var lines: [String] = [] }
@MainActor func runOnMain(_ body: @escaping @MainActor () -> Void) {}

@MainActor func start(_ log: OwnLogNotMainActor) {
  runOnMain { log.lines.append("a") }
}

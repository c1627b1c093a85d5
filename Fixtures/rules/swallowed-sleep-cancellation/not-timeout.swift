func limited(_ operation: @escaping @Sendable () async throws -> Int) async throws -> Int {
  let task = Task { try await operation() }
  // Cancelled when the other task has ended, and then ends nothing.
  let timeout = Task {
    try? await Task.sleep(for: .seconds(5))
    task.cancel()
  }
  defer { timeout.cancel() }
  return try await task.value
}

final class Scanner {
  func found() -> AsyncStream<Int> { AsyncStream { $0.finish() } }
  func stopScanning() {}
}
func scan(_ scanner: Scanner) async -> [Int] {
  // Cancelled when the stream has ended, and then stops nothing.
  let timeout = Task {
    try? await Task.sleep(for: .seconds(10))
    scanner.stopScanning()
  }
  var all: [Int] = []
  for await one in scanner.found() { all.append(one) }
  timeout.cancel()
  return all
}
// Cancelled before anything has ended.
func restart(_ scanner: Scanner) async {
  let timeout = Task {
    try? await Task.sleep(for: .seconds(10)) // expect: swallowed-sleep-cancellation
    scanner.stopScanning()
  }
  timeout.cancel()
  for await one in scanner.found() { print(one) }
}
// Asks whether there is something to end.
func run(_ process: Process) async {
  let work = Task { await process.output() }
  let timeout = Task {
    try? await Task.sleep(for: .seconds(300))
    if process.isRunning {
      process.terminate()
    }
  }
  await work.value
  timeout.cancel()
}

import XCTest
func values() -> AsyncStream<Int> {
  AsyncStream { continuation in Task { await pause(); continuation.yield(1); continuation.finish() } }
}

import XCTest
func values() -> AsyncStream<Int> {
  AsyncStream { continuation in Task { continuation.yield(1); continuation.finish() } }
}

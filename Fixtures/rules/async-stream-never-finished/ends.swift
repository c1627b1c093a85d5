final class Loader {
  func early() -> AsyncStream<Int> {
    AsyncStream<Int> { continuation in // expect: async-stream-never-finished
      Task { [weak self] in
        guard let self else { return }
        continuation.yield(self.count)
        continuation.finish()
      }
    }
  }
  func atOnce(_ items: [Int]) -> AsyncStream<Int> {
    AsyncStream { continuation in // expect: async-stream-never-finished
      for item in items { continuation.yield(item) }
    }
  }
  func unused() -> AsyncStream<Int> {
    AsyncStream { continuation in } // expect: async-stream-never-finished
  }
}

// Nothing consumes these streams.
func play(_ frames: [Int]) {
  let _ = AsyncStream<Int> { continuation in
    Task { for frame in frames { await wait(); continuation.yield(frame) } }
  }
  _ = AsyncStream<Int> { continuation in
    Task { for frame in frames { await wait(); continuation.yield(frame) } }
  }
}
func stream(_ frames: [Int]) -> AsyncStream<Int> {
  AsyncStream<Int> { continuation in // expect: async-stream-missing-termination
    Task { for frame in frames { await wait(); continuation.yield(frame) } }
  }
}

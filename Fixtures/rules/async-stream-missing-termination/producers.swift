func ticks() -> AsyncStream<Date> {
  AsyncStream { continuation in // expect: async-stream-missing-termination
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in continuation.yield(.now) }
  }
}
func values() -> AsyncStream<Int> {
  AsyncStream { continuation in // expect: async-stream-missing-termination
    cancellable = publisher.sink { continuation.yield($0) }
  }
}
func made() -> AsyncStream<Int> {
  let (stream, continuation) = AsyncStream<Int>.makeStream() // expect: async-stream-missing-termination
  Task.detached { continuation.yield(await read()); continuation.finish() }
  return stream
}

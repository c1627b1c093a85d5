func shared() -> AsyncStream<Int> {
  let (stream, continuation) = AsyncStream<Int>.makeStream()
  continuations.append(continuation)
  return stream
}
func delegated() -> AsyncStream<Int> {
  AsyncStream { continuation in
    continuation.yield(0)
    api.load { continuation.yield($0) } done: { continuation.finish() }
  }
}
func caught(_ urls: [URL]) -> AsyncThrowingStream<Data, Error> {
  AsyncThrowingStream { continuation in
    Task {
      do {
        for url in urls { continuation.yield(try await load(url)) }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }
}

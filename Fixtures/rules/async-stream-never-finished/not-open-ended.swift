func relayed(_ others: AsyncStream<Int>) -> AsyncStream<Int> {
  AsyncStream { continuation in
    let task = Task { for await other in others { continuation.yield(other) } }
    continuation.onTermination = { _ in task.cancel() }
  }
}
func polled() -> AsyncStream<Int> {
  AsyncStream { continuation in
    Task {
      while !Task.isCancelled {
        continuation.yield(await read())
      }
    }
  }
}
func never() -> AsyncStream<Int> { AsyncStream { _ in } }

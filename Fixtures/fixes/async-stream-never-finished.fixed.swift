// unsafe, mode 6
func countdown() -> AsyncStream<Int> {
  AsyncStream { continuation in
    let task = Task {
      defer { continuation.finish() }
      // From the top.
      for number in (0..<9).reversed() { continuation.yield(number) }
    }
    continuation.onTermination = { _ in task.cancel() }
  }
}

func counts() -> AsyncStream<Int> {
  let made = {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    defer { continuation.finish() }
    continuation.yield(1)
    return stream
  }
  return made()
}

func ticks() -> AsyncStream<Int> {
  AsyncStream { continuation in
    defer { continuation.finish() }
    continuation.yield(1)
    [2, 3].forEach { print($0) }
    continuation.yield(4)
  }
}

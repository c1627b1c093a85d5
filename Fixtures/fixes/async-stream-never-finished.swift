// unsafe, mode 6
func countdown() -> AsyncStream<Int> {
  AsyncStream { continuation in
    let task = Task {
      // From the top.
      for number in (0..<9).reversed() { continuation.yield(number) }
    }
    continuation.onTermination = { _ in task.cancel() }
  }
}

func counts() -> AsyncStream<Int> {
  let made = {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    continuation.yield(1)
    return stream
  }
  return made()
}

func ticks() -> AsyncStream<Int> {
  AsyncStream {
    $0.yield(1)
    [2, 3].forEach { print($0) }
    $0.yield(4)
  }
}

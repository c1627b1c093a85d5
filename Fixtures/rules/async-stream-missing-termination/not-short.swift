func messages(_ socket: Socket) -> AsyncStream<String> {
  // The task is over at once: cancelling it would end nothing.
  AsyncStream { continuation in
    Task {
      socket.onMessage { continuation.yield($0) }
      continuation.yield("open")
    }
  }
}
func steps() -> AsyncStream<Int> {
  AsyncStream { continuation in // expect: async-stream-missing-termination
    Task {
      for step in 0..<1000 { continuation.yield(step) }
      continuation.finish()
    }
  }
}

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
actor Store {
  var handler: (([Int]) -> Void)?
  func observe(_ handler: @escaping ([Int]) -> Void) { self.handler = handler }
  func follow(_ handler: @escaping ([Int]) -> Void) async {}
  // It waits for its turn on the actor, and no longer.
  nonisolated func values() -> AsyncStream<[Int]> {
    AsyncStream { continuation in
      Task { await self.observe { continuation.yield($0) } }
    }
  }
  nonisolated func changes() -> AsyncStream<[Int]> {
    AsyncStream { continuation in // expect: async-stream-missing-termination
      Task { await self.follow { continuation.yield($0) } }
    }
  }
}

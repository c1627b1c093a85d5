import Dispatch
// Where the flag is set, somebody has resumed already.
func send() async throws {
  try await withUnsafeThrowingContinuation { continuation in
    var isResumed = false
    let queue = DispatchQueue(label: "send")
    socket.send("hello") { error in
      queue.sync {
        guard !isResumed else { return }
        isResumed = true
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
}
func once() async -> Int {
  var isDone = false
  return await withCheckedContinuation { continuation in
    api.get { value in
      if isDone { return }
      isDone = true
      continuation.resume(returning: value)
    }
  }
}
func taken() async -> Int {
  await withCheckedContinuation { continuation in
    let isTaken = Flag()
    api.get { value in
      guard isTaken.take() else { return }
      continuation.resume(returning: value)
    }
  }
}

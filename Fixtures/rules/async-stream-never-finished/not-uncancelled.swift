// Nothing can cancel a task whose handle is dropped, so the check never throws.
func words(_ text: [String]) -> AsyncThrowingStream<String, Error> {
  AsyncThrowingStream { continuation in
    Task {
      for word in text {
        try Task.checkCancellation()
        continuation.yield(word)
        try await Task.sleep(for: .milliseconds(18))
      }
      continuation.finish()
    }
  }
}

func keptWords(_ text: [String]) -> AsyncThrowingStream<String, Error> {
  AsyncThrowingStream { continuation in // expect: async-stream-never-finished
    let task = Task {
      for word in text {
        try Task.checkCancellation()
        continuation.yield(word)
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
  }
}

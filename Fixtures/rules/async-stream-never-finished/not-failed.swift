func result(_ reader: Reader) -> AsyncThrowingStream<Int, any Error> {
  AsyncThrowingStream { continuation in
    Task {
      do {
        continuation.yield(try await reader.read())
        continuation.finish()
      } catch {
        // A failure ends the stream.
        continuation.yield(with: .failure(error))
      }
    }
  }
}

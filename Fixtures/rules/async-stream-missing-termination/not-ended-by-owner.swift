final class Frames: NSObject {
  private var continuation: AsyncStream<Frame>.Continuation?
  func values() -> AsyncStream<Frame> {
    AsyncStream { continuation in
      self.continuation = continuation
      session.startRunning()
    }
  }
  func stop() {
    session.stopRunning()
    continuation?.finish()
  }
}
final class Stored {
  var continuation: AsyncStream<Int>.Continuation?
  // Nothing is started: whoever feeds it lives as long as this object.
  func values() -> AsyncStream<Int> { AsyncStream { self.continuation = $0 } }
}

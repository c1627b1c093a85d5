import Network
import os
final class Link: Sendable {
  let connection: NWConnection
  init(connection: NWConnection) { self.connection = connection }
  // Who cancels the timeout has set the flag that it asks.
  func connect() async throws {
    let resumed = OSAllocatedUnfairLock(initialState: false)
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, Error>) in
      let timeout = Task { [weak self] in
        try? await Task.sleep(nanoseconds: 5_000_000_000)
        guard resumed.withLock({ guard !$0 else { return false }; $0 = true; return true }) else { return }
        self?.connection.stateUpdateHandler = nil
        continuation.resume(throwing: Timeout())
      }
      connection.stateUpdateHandler = { state in
        switch state {
        case .ready:
          guard resumed.withLock({ guard !$0 else { return false }; $0 = true; return true }) else { return }
          timeout.cancel()
          continuation.resume()
        case .failed(let error):
          guard resumed.withLock({ guard !$0 else { return false }; $0 = true; return true }) else { return }
          timeout.cancel()
          continuation.resume(throwing: error)
        default: break
        }
      }
    }
  }
}
struct Timeout: Error {}

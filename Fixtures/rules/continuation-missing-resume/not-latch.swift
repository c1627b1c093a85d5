// Where another callback came first, it has resumed.
import Foundation
import Synchronization

final class ResumeOnce: @unchecked Sendable {
  private let lock = NSLock()
  private var hasFired = false

  func consume() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    if hasFired { return false }
    hasFired = true
    return true
  }

  func mayFire() -> Bool { !hasFired }
}

func ping(_ socket: URLSessionWebSocketTask) async throws {
  let fired = ResumeOnce()
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, Error>) in
    socket.sendPing { error in
      guard fired.consume() else { return }
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
  }
}

// It only looks.
func ask(_ socket: URLSessionWebSocketTask) async throws {
  let fired = ResumeOnce()
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, Error>) in // expect: continuation-missing-resume
    socket.sendPing { error in
      guard fired.mayFire() else { return }
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
  }
}

// What a lock keeps says who is first.
func pingWithLock(_ socket: URLSessionWebSocketTask) async throws {
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, Error>) in
    let fired = Mutex(false)
    socket.sendPing { error in
      let isFirst = fired.withLock { hasFired -> Bool in
        if hasFired { return false }
        hasFired = true
        return true
      }
      guard isFirst else { return }
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
  }
}

// It only looks.
func askFirst(_ socket: URLSessionWebSocketTask) async throws {
  let fired = ResumeOnce()
  try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, Error>) in // expect: continuation-missing-resume
    socket.sendPing { error in
      let isFirst = fired.mayFire()
      guard isFirst else { return }
      if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
  }
}

// safe, mode 5
import Foundation

final class LockedRequests {
  private let lock = NSLock()
  private var requests: [String: Int] = [:]
  private var count = 0

  func start(_ name: String) async {
    lock.withLock {
      requests[name] = 1
      if count < requests.count {
        count = requests.count
      }
    }
    await Task.yield()
    lock.withLock {
      requests[name] = nil
    }
  }
}

enum LockedSessionError: Error { case closed }

final class LockedSessions {
  private let lock = NSLock()
  private var names: Set<String> = []
  private var session: String?

  func clear() async {
    lock.withLock {
      names.removeAll()
    }
    await Task.yield()
  }

  func snapshot() async -> Int {
    let copy = lock.withLock { names }
    await Task.yield()
    return copy.count
  }

  func depth(of name: String) async -> Int {
    let depth = lock.withLock {
      // Both are read together.
      let depth = names.count + name.count
      names.insert(name)
      return depth
    }
    await Task.yield()
    return depth
  }

  func open() async throws -> String {
    let session = try lock.withLock {
      guard let session = self.session else {
        throw LockedSessionError.closed
      }
      names.insert(session)
      return session
    }
    await Task.yield()
    return session
  }

  func check() async throws {
    try lock.withLock {
      guard !names.isEmpty else { throw LockedSessionError.closed }
      names = []
    }
    await Task.yield()
  }

  func current() async -> String {
    let cached = lock.withLock { session }
    if let cached { return cached }
    await Task.yield()
    return ""
  }

  func isBusy(_ name: String) async -> Bool {
    let isBusy = lock.withLock {
      names.contains(name)
        && session != nil
    }
    await Task.yield()
    return isBusy
  }
}

// safe, mode 5
import Foundation

final class LockedRequests {
  private let lock = NSLock()
  private var requests: [String: Int] = [:]
  private var count = 0

  func start(_ name: String) async {
    lock.lock()
    requests[name] = 1
    if count < requests.count {
      count = requests.count
    }
    lock.unlock()
    await Task.yield()
    lock.lock()
    requests[name] = nil
    lock.unlock()
  }
}

enum LockedSessionError: Error { case closed }

final class LockedSessions {
  private let lock = NSLock()
  private var names: Set<String> = []
  private var session: String?

  func clear() async {
    lock.lock()
    names.removeAll()
    lock.unlock()
    await Task.yield()
  }

  func snapshot() async -> Int {
    lock.lock()
    let copy = names
    lock.unlock()
    await Task.yield()
    return copy.count
  }

  func depth(of name: String) async -> Int {
    lock.lock()
    // Both are read together.
    let depth = names.count + name.count
    names.insert(name)
    lock.unlock()
    await Task.yield()
    return depth
  }

  func open() async throws -> String {
    lock.lock()
    guard let session = self.session else {
      lock.unlock()
      throw LockedSessionError.closed
    }
    names.insert(session)
    lock.unlock()
    await Task.yield()
    return session
  }

  func check() async throws {
    lock.lock()
    guard !names.isEmpty else { lock.unlock(); throw LockedSessionError.closed }
    names = []
    lock.unlock()
    await Task.yield()
  }

  func current() async -> String {
    lock.lock()
    let cached = session
    lock.unlock()
    if let cached { return cached }
    await Task.yield()
    return ""
  }

  func isBusy(_ name: String) async -> Bool {
    lock.lock()
    let isBusy = names.contains(name)
      && session != nil
    lock.unlock()
    await Task.yield()
    return isBusy
  }
}

import Foundation
// The local function only runs on the queue.
final class Downloader: @unchecked Sendable {
  private let accessQueue = DispatchQueue(label: "access")
  private var operations: [String: Int] = [:]
  func count() -> Int { accessQueue.sync { operations.count } }
  func download(_ keys: [String]) {
    accessQueue.async { [weak self] in
      guard let self else { return }
      for key in keys { enqueue(key) }
    }
    func enqueue(_ key: String) { operations[key] = 1 }
  }
}

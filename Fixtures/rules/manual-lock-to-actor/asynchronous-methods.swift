import Foundation
final class Store: @unchecked Sendable {  // expect: manual-lock-to-actor
  private let lock = NSLock()
  private var rows: [Int] = []
  func add(_ row: Int) async { lock.withLock { rows.append(row) } }
}

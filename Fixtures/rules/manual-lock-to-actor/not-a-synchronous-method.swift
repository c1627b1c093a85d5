import Foundation
final class Store: @unchecked Sendable {
  private let lock = NSLock()
  private var rows: [Int] = []
  func add(_ row: Int) async { lock.withLock { rows.append(row) } }
  func count() -> Int { lock.withLock { rows.count } }
}

import Foundation
import SwiftData
@Model final class Row { var name = "" }
/// Reported by others, run at once, and on the main queue.
func save(_ row: Row, _ given: ModelContext, _ queue: DispatchQueue) {
  queue.async { try? given.save() }
  guard let context = row.modelContext else { return }
  queue.sync { try? context.save() }
  DispatchQueue.main.async { try? context.save() }
  queue.async {
    guard let own = row.modelContext else { return }
    own.rollback()
  }
}

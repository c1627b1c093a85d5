import Foundation
import SwiftData
@Model final class Row { var name = "" }
// Every use of the context is on the queue, and no row leaves.
final class Names: @unchecked Sendable {
  private let queue = DispatchQueue(label: "rows")
  private let context: ModelContext
  init(container: ModelContainer) { context = ModelContext(container) }
  func all() -> [String] { queue.sync { rows().map(\.name) } }
  func add(_ name: String) {
    queue.sync {
      context.insert(Row())
      try? context.save()
    }
  }
  private func rows() -> [Row] { (try? context.fetch(FetchDescriptor<Row>())) ?? [] }
}
final class Rows: @unchecked Sendable { // expect: unchecked-sendable-on-model
  private let queue = DispatchQueue(label: "rows")
  private let context: ModelContext
  init(container: ModelContainer) { context = ModelContext(container) }
  func all() -> [Row] { queue.sync { (try? context.fetch(FetchDescriptor<Row>())) ?? [] } }
}
final class Open: @unchecked Sendable { // expect: unchecked-sendable-on-model
  private let context: ModelContext
  init(container: ModelContainer) { context = ModelContext(container) }
  func save() throws { try context.save() }
}

// unsafe, mode 6

import Foundation
import SwiftData

@Model final class Receipt {
  var total = 0.0
  init() {}
}

/// Takes the caller's context.
actor ReceiptStore {
  // The screen's.
  private let context: ModelContext
  private var saves = 0

  init(context: ModelContext) {
    self.context = context
  }

  func add() throws {
    context.insert(Receipt())
    try self.context.save()
    saves += 1
  }
}

/// Makes its own, beside the store's queue.
actor ReceiptReport {
  private let container: ModelContainer
  private let context: ModelContext

  /// - Parameter container: of the store.
  init(container: ModelContainer) {
    self.container = container
    context = ModelContext(container)
  }

  func count() throws -> Int { try context.fetchCount(FetchDescriptor<Receipt>()) }
  func second() throws -> Int { try ModelContext(container).fetchCount(FetchDescriptor<Receipt>()) }
}

@MainActor func receipts(_ container: ModelContainer) async throws -> Int {
  let store = ReceiptStore(context: container.mainContext)
  try await store.add()
  return try await ReceiptReport(container: container).count()
}

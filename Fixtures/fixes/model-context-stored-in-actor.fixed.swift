// unsafe, mode 6

import Foundation
import SwiftData

@Model final class Receipt {
  var total = 0.0
  init() {}
}

/// Takes the caller's context.
@ModelActor
actor ReceiptStore {
  private var saves = 0

  func add() throws {
    modelContext.insert(Receipt())
    try self.modelContext.save()
    saves += 1
  }
}

/// Makes its own, beside the store's queue.
@ModelActor
actor ReceiptReport {
  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Receipt>()) }
  func second() throws -> Int { try ModelContext(modelContainer).fetchCount(FetchDescriptor<Receipt>()) }
}

@MainActor func receipts(_ container: ModelContainer) async throws -> Int {
  let store = ReceiptStore(modelContainer: container)
  try await store.add()
  return try await ReceiptReport(modelContainer: container).count()
}

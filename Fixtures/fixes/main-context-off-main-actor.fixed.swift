// unsafe, mode 5
import SwiftData

@Model final class Voucher {
  init() {}
}

func countVouchers(_ container: ModelContainer) async throws -> Int {
  let context = ModelContext(container)
  return try context.fetchCount(FetchDescriptor<Voucher>())
}

/// Nothing but the main context will do: the function goes to the main actor.
enum DraftStore {
  @MainActor static func discard(in container: ModelContainer) async {
    container.mainContext.rollback()
  }

  @MainActor static func discardAndCount(in container: ModelContainer) async throws -> Int {
    container.mainContext.rollback()
    return try container.mainContext.fetchCount(FetchDescriptor<Voucher>())
  }
}

func discardAll(in containers: [ModelContainer]) async {
  for container in containers { await DraftStore.discard(in: container) }
}

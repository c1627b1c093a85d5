// unsafe, mode 5
import SwiftData

@Model final class Voucher {
  init() {}
}

func countVouchers(_ container: ModelContainer) async throws -> Int {
  let context = await container.mainContext
  return try context.fetchCount(FetchDescriptor<Voucher>())
}

/// Nothing but the main context will do: the function goes to the main actor.
enum DraftStore {
  static func discard(in container: ModelContainer) async {
    await container.mainContext.rollback()
  }

  static func discardAndCount(in container: ModelContainer) async throws -> Int {
    await container.mainContext.rollback()
    return try await container.mainContext.fetchCount(FetchDescriptor<Voucher>())
  }
}

func discardAll(in containers: [ModelContainer]) async {
  for container in containers { await DraftStore.discard(in: container) }
}

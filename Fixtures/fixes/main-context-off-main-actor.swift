// unsafe, mode 5
import SwiftData

@Model final class Voucher {
  init() {}
}

func countVouchers(_ container: ModelContainer) async throws -> Int {
  let context = await container.mainContext
  return try context.fetchCount(FetchDescriptor<Voucher>())
}

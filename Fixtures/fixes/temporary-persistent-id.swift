// unsafe, mode 6
import SwiftData

@Model final class Pallet {
  init() {}
}

actor PalletIndex {
  func add(_ id: PersistentIdentifier) {}
}

@MainActor func add(_ context: ModelContext, _ index: PalletIndex) async throws -> PersistentIdentifier {
  let pallet = Pallet()
  context.insert(pallet)
  await index.add(pallet.persistentModelID)
  return pallet.persistentModelID
}

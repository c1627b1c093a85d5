import SwiftData
func load(_ store: Store) async {
  let items = await MainActor.run { store.items() }
  let count = await MainActor.run { 1 }
  await MainActor.run { store.refresh() }
}

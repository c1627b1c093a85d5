import SwiftData
@ModelActor actor Store {
  func wipe(_ container: ModelContainer) {
    try! modelContext.delete(model: Item.self) // expect: force-try-persistence
    try! container.erase() // expect: force-try-persistence
  }
}
func fresh(_ container: ModelContainer) {
  let context = ModelContext(container)
  try! context.transaction { context.insert(Item()) } // expect: force-try-persistence
}
func firstItem(in context: ModelContext) -> Item? {
  try! context.fetch(FetchDescriptor<Item>()).first // expect: force-try-persistence
}

import SwiftData
// The store that could not be opened has been removed: a second failure has no answer.
func openedAnew() -> ModelContainer {
  do {
    return try ModelContainer(for: Item.self)
  } catch {
    removeStore()
    return try! ModelContainer(for: Item.self)
  }
}
func openedAfterOtherErrors() -> ModelContainer {
  do {
    try prepareDirectory()
  } catch {
    return try! ModelContainer(for: Item.self) // expect-warning: force-try-persistence
  }
}

import SwiftData
@Model final class Item { var name = ""; var isDone: Bool = false }
// In debug builds alone.
#if DEBUG
func wipe(_ context: ModelContext) {
  try! context.delete(model: Item.self) // expect-info: force-try-persistence
}
final class Inspector {
  let container = try! ModelContainer(for: Item.self) // expect-info: force-try-persistence
}
#endif

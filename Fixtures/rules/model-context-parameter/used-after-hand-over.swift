import SwiftData
@Model final class Item { var title = ""; init() {} }
actor Exporter {
  func keep(_ context: ModelContext) {} // expect-error: model-context-parameter
  func model(_ context: ModelContext) {} // expect-error: model-context-parameter
  func each(_ context: ModelContext) {} // expect-error: model-context-parameter
  func once(_ context: ModelContext) {}
}
func scan(_ context: ModelContext) async {}
// An actor may keep the context, so it must not be used again, nor a model that belongs to it.
@MainActor func start(_ container: ModelContainer, _ exporter: Exporter) async throws {
  let kept = ModelContext(container)
  await exporter.keep(kept)
  try kept.save()
  let (item, owner) = (Item(), ModelContext(container))
  _ = (item, owner)
  let inserted = Item()
  let other = ModelContext(container)
  other.insert(inserted)
  await exporter.model(other)
  inserted.title = "late"
  let shared = ModelContext(container)
  for _ in 0..<2 { await exporter.each(shared) }
  let last = ModelContext(container)
  last.insert(Item())
  await exporter.once(last)
}
// A function on no actor is done with it when it returns.
@MainActor func scanAndSave(_ container: ModelContainer) async throws {
  let context = ModelContext(container)
  await scan(context)
  try context.save()
}

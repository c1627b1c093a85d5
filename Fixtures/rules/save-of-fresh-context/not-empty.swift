import SwiftData
@Model final class Hike { var name = "" }
func fetched(_ container: ModelContainer) throws {
  let context = ModelContext(container)
  for hike in try context.fetch(FetchDescriptor<Hike>()) { hike.name = "a" }
  try context.save()
}
func deleted(_ container: ModelContainer) throws {
  let context = ModelContext(container)
  try context.delete(model: Hike.self)
  try context.save()
}
func transacted(_ container: ModelContainer) throws {
  let context = ModelContext(container)
  try context.transaction { context.insert(Hike()) }
  try context.save()
}
func handedOn(_ container: ModelContainer) throws -> ModelContext {
  let context = ModelContext(container)
  try context.save()
  return context
}
func assigned(_ container: ModelContainer, _ other: ModelContext) throws {
  var context = ModelContext(container)
  context = other
  try context.save()
}
func read(_ container: ModelContainer) throws {
  try ModelContext(container).fetchCount(FetchDescriptor<Hike>())
  try ModelContext(container).delete(model: Hike.self)
}

import SwiftData
@Model final class Hike { var name = "" }
@MainActor final class HikeList {
  var rows: [Hike] = []
  private var context: ModelContext?
  func refresh(_ container: ModelContainer) throws {
    let context = ModelContext(container)
    self.context = context
    rows = try context.fetch(FetchDescriptor<Hike>())
  }
  func remove(_ hike: Hike) { context?.delete(hike) }
}
func both(_ container: ModelContainer) throws -> (ModelContext, [Hike]) {
  let context = ModelContext(container)
  return (context, try context.fetch(FetchDescriptor<Hike>()))
}
/// Other code may keep the context.
func undecided(_ container: ModelContainer, _ keep: (ModelContext) -> Void) throws -> [Hike] {
  let context = ModelContext(container)
  keep(context)
  return try context.fetch(FetchDescriptor<Hike>())
}

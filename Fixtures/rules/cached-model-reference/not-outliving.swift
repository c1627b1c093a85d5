// option: short_lived
import SwiftData
@Model final class Hike { var name = "" }
/// The rows lose their context at once, which 'model-outlives-its-context' reports.
final class HikeList {
  var rows: [Hike] = []
  func refresh(_ container: ModelContainer) throws {
    let context = ModelContext(container)
    rows = try context.fetch(FetchDescriptor<Hike>())
  }
  func remove(_ hike: Hike, _ context: ModelContext) { context.delete(hike) }
}
/// This context is kept.
final class KeptList {
  var rows: [Hike] = [] // expect-info: cached-model-reference
  private var context: ModelContext?
  func refresh(_ container: ModelContainer) throws {
    let context = ModelContext(container)
    self.context = context
    rows = try context.fetch(FetchDescriptor<Hike>())
  }
}

import SwiftData
@Model final class Hike {
  var name = ""
  var stops: [Hike] = []
  init() {}
}
func values(_ container: ModelContainer) throws -> [String] {
  let context = ModelContext(container)
  return try context.fetch(FetchDescriptor<Hike>()).map(\.name)
}
func identifiers(_ container: ModelContainer) throws -> [PersistentIdentifier] {
  try ModelContext(container).fetchIdentifiers(FetchDescriptor<Hike>())
}
func new(_ container: ModelContainer) throws -> Hike {
  let context = ModelContext(container)
  _ = try context.fetchCount(FetchDescriptor<Hike>())
  return Hike()
}
func caller(_ context: ModelContext) throws -> [Hike] { try context.fetch(FetchDescriptor<Hike>()) }
@MainActor func main(_ container: ModelContainer) throws -> [Hike] {
  let saved = ModelContext(container)
  saved.insert(Hike())
  try saved.save()
  return try container.mainContext.fetch(FetchDescriptor<Hike>())
}
/// A relationship, and a local.
func related(_ container: ModelContainer) throws -> Int {
  let context = ModelContext(container)
  let hike = Hike()
  context.insert(hike)
  hike.stops = try context.fetch(FetchDescriptor<Hike>())
  var longest: [Hike] = []
  longest = hike.stops
  try context.save()
  return longest.count
}
struct Names {
  var rows: [Hike] = []
  /// The structure may end with the caller.
  mutating func fill(_ container: ModelContainer) throws {
    let context = ModelContext(container)
    rows = try context.fetch(FetchDescriptor<Hike>())
  }
}

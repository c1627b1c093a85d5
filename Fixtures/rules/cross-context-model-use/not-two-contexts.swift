import SwiftData
@Model final class Trip { var hike: Hike? }
@Model final class Hike { var name = "" }
final class Store {
  let context: ModelContext
  init(_ context: ModelContext) { self.context = context }
  /// Both may be one.
  func move(_ other: ModelContext) throws {
    for hike in try other.fetch(FetchDescriptor<Hike>()) { context.insert(hike) }
  }
  func remove(_ hike: Hike) { context.delete(hike) }
}
func new(_ container: ModelContainer, _ hike: Hike) throws {
  let context = ModelContext(container)
  // The caller may have made it just now.
  context.insert(hike)
  let trip = Trip()
  context.insert(trip)
  trip.hike = hike
  try context.save()
}
func changed(_ container: ModelContainer, _ other: ModelContext) throws {
  var context = ModelContext(container)
  context = other
  for hike in try other.fetch(FetchDescriptor<Hike>()) { context.delete(hike) }
}
func conditional(_ container: ModelContainer, _ given: ModelContext?) throws {
  let context = given ?? ModelContext(container)
  for hike in try context.fetch(FetchDescriptor<Hike>()) { context.delete(hike) }
  try context.save()
}
func helper(_ container: ModelContainer) throws {
  let context = ModelContext(container)
  func remove(_ hike: Hike) { context.delete(hike) }
  for hike in try context.fetch(FetchDescriptor<Hike>()) { remove(hike) }
  try context.save()
}
func collections(_ container: ModelContainer) throws {
  let (context, other) = (ModelContext(container), ModelContext(container))
  var kept: Set<Hike> = []
  for hike in try context.fetch(FetchDescriptor<Hike>()) { kept.insert(hike) }
  print(other.hasChanges)
}

import SwiftData

@Model final class Hike { var name = "" }
struct Journal {
  let container: ModelContainer
  @discardableResult func add(_ name: String) throws -> Hike {
    let context = ModelContext(container)
    let hike = Hike()
    context.insert(hike)
    try context.save()
    return hike // expect-info: model-outlives-its-context
  }
  func addNamed(_ name: String) throws -> Hike {
    let context = ModelContext(container)
    let hike = Hike()
    context.insert(hike)
    try context.save()
    return hike // expect: model-outlives-its-context
  }
}
func record(_ journal: Journal) throws -> String {
  try journal.add("a")
  _ = try journal.add("b")
  return try journal.addNamed("c").name
}

import SwiftData
@Model final class Face { var owner: Int? = nil }
// All of them are needed: those without an owner, and the others.
func sizes(_ context: ModelContext) throws -> (Int, Int) {
  let faces = try context.fetch(FetchDescriptor<Face>())
  let unknown = faces.filter { $0.owner == nil }
  let known = faces.filter { $0.owner != nil }
  return (unknown.count, known.count)
}

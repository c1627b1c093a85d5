import SwiftData
func seed(_ container: ModelContainer) throws {
  let context = ModelContext(container)
  context.insert(Hike())
  try context.save()
}

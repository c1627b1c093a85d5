import SwiftData
func keep(_ context: ModelContext) -> Bool {
  try? context.save()
  return !context.hasChanges
}

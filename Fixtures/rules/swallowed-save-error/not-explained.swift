import SwiftData
func touch(_ context: ModelContext) {
  // Not needed: the next launch computes it again.
  try? context.save()
  do {
    try context.save()
  } catch {
    // Cannot fail, since nothing is stored on disk.
  }
}
func plain(_ context: ModelContext) {
  // Save the changes
  try? context.save() // expect: swallowed-save-error
}

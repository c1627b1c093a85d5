import SwiftData
func write(_ context: NSManagedObjectContext, _ file: File) {
  try! context.save()
  try! file.save()
  try! context.fetch(request)
}
func quiet(_ context: ModelContext) throws {
  try context.save()
  try? context.save()
}

import SwiftData
func log(_ context: ModelContext, _ logger: Logger) {
  do { try context.save() } catch { logger.error("\(error)") }
}
// The failure can be read in the log of the program.
func print(_ context: ModelContext) {
  do {
    try context.save()
  } catch {
    print(error.localizedDescription)
  }
}
func told(_ context: ModelContext) -> Bool {
  guard (try? context.save()) != nil else { return false }
  return true
}
func given(_ context: ModelContext) -> Void? { return try? context.save() }
func chosen(_ context: ModelContext) throws {
  do { try context.save() } catch let error as CancellationError { print(error) }
}
func fetch(_ context: ModelContext) -> [Item] { (try? context.fetch(FetchDescriptor<Item>())) ?? [] }
struct File { func save() throws {} }
func another(_ file: File) { try? file.save() }

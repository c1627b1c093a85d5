import SwiftData
@Model final class User { var key = ""; var name = "" }
func update(_ keys: [String], _ context: ModelContext) async throws {
  for key in keys {
    let name = await download(key)
    try context.fetch(FetchDescriptor<User>(predicate: #Predicate { $0.key == key })).first?.name = name
  }
}
func download(_ key: String) async -> String { key }

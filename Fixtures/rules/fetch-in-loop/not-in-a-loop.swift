import SwiftData
@Model final class User { var key = "" }
func sequence(_ context: ModelContext) throws {
  for user in try context.fetch(FetchDescriptor<User>()) { print(user) }
}
func optional(_ key: String?, _ context: ModelContext) throws -> [User]? {
  try key.map { key in try context.fetch(FetchDescriptor<User>(predicate: #Predicate { $0.key == key })) }
}
func later(_ keys: [String], _ container: ModelContainer) {
  for key in keys {
    Task {
      let context = ModelContext(container)
      print(try context.fetch(FetchDescriptor<User>(predicate: #Predicate { $0.key == key })))
    }
  }
}
func whole(_ context: ModelContext) throws {
  while try context.fetch(FetchDescriptor<User>()).isEmpty { context.insert(User()) }
}
func stream(_ keys: AsyncStream<String>, _ context: ModelContext) async throws {
  for await key in keys { print(try context.fetch(FetchDescriptor<User>(predicate: #Predicate { $0.key == key }))) }
}
struct Cache {
  func fetch(_ descriptor: FetchDescriptor<User>) -> [User] { [] }
}
func another(_ keys: [String], _ cache: Cache) {
  for _ in keys { print(cache.fetch(FetchDescriptor<User>())) }
}

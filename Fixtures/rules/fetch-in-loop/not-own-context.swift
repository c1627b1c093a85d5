import SwiftData
@Model final class User { var key = "" }
func clear(_ containers: [ModelContainer]) throws {
  for container in containers {
    let context = ModelContext(container)
    for user in try context.fetch(FetchDescriptor<User>()) { print(user.key) }
  }
}

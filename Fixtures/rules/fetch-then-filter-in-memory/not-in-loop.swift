import SwiftData
@Model final class User { var name = "" }
struct Store {
  let context: ModelContext
  // That the loop repeats the fetch is reported; the one before the loop serves many lookups.
  func find(_ names: [String]) throws {
    for name in names {
      let users = try context.fetch(FetchDescriptor<User>())
      print(users.filter { $0.name == name }.count)
    }
  }
}

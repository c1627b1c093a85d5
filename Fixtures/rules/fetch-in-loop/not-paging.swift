import SwiftData
@Model final class User { var number = 0 }
func pages(_ sizes: [Int], _ context: ModelContext) throws {
  var last = 0
  for _ in sizes {
    let users = try context.fetch(FetchDescriptor<User>(predicate: #Predicate { $0.number == last }))
    last += users.count
  }
}
func offsets(_ sizes: [Int], _ context: ModelContext) throws {
  for size in sizes {
    var descriptor = FetchDescriptor<User>(sortBy: [SortDescriptor(\.number)])
    descriptor.fetchOffset = size
    print(try context.fetch(descriptor))
  }
}

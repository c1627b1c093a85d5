import SwiftData
enum Status: String, Codable { case active, ended }
@Model final class Goal { var status = Status.active }
@Model final class Bill { var status = Status.active }
struct Planner {
  let context: ModelContext
  let active = Status.active
  // What one attribute is stored as is one finding, wherever it is compared.
  func goals() throws -> [Goal] {
    let active = active
    return try context.fetch(FetchDescriptor<Goal>(predicate: #Predicate { $0.status == active })) // expect-info: predicate-key-path-not-stored
  }
  func otherGoals() throws -> [Goal] {
    let active = active
    return try context.fetch(FetchDescriptor<Goal>(predicate: #Predicate { $0.status != active }))
  }
  func bills() throws -> [Bill] {
    let active = active
    return try context.fetch(FetchDescriptor<Bill>(predicate: #Predicate { $0.status == active })) // expect-info: predicate-key-path-not-stored
  }
}

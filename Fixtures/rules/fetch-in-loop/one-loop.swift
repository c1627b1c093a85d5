import SwiftData
@Model final class User { var key = "" }
@Model final class Team { var key = "" }
struct Record { var key = "" }
func find(_ records: [Record], _ context: ModelContext) throws {
  for record in records {
    let users = try context.fetch(FetchDescriptor<User>(predicate: #Predicate { $0.key == record.key })) // expect: fetch-in-loop
    let teams = try context.fetch(FetchDescriptor<Team>(predicate: #Predicate { $0.key == record.key }))
    print(users, teams)
  }
}

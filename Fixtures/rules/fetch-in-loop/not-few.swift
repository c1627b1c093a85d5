import SwiftData
enum Kind: String, CaseIterable { case work, home }
@Model final class User { var kind = "" }
func counts(_ context: ModelContext) throws {
  let names = ["work", "home"]
  for name in names { print(try context.fetch(FetchDescriptor<User>(predicate: #Predicate { $0.kind == name }))) }
  for name in ["a", "b"] {
    print(try context.fetch(FetchDescriptor<User>(predicate: #Predicate { $0.kind == name })))
  }
  for kind in Kind.allCases {
    let raw = kind.rawValue
    print(try context.fetch(FetchDescriptor<User>(predicate: #Predicate { $0.kind == raw })))
  }
  for _ in 0..<3 { print(try context.fetch(FetchDescriptor<User>())) }
  for _ in 1...500 { print(try context.fetch(FetchDescriptor<User>())) } // expect: fetch-in-loop
}
func first(_ names: [String], _ context: ModelContext) throws {
  for name in names.prefix(3) {
    print(try context.fetch(FetchDescriptor<User>(predicate: #Predicate { $0.kind == name })))
  }
}

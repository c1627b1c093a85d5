import SwiftData
@Model final class User { var key = ""; var age = 0 }
struct Record { var key = "" }
struct Store {
  let context: ModelContext
  func held(_ records: [Record]) throws {
    for record in records {
      let key = record.key
      let descriptor = FetchDescriptor<User>(predicate: #Predicate { $0.key == key && $0.age > 18 })
      if try context.fetch(descriptor).isEmpty { context.insert(User()) } // expect: fetch-in-loop
    }
  }
  func limited(_ keys: [String]) throws {
    for key in keys {
      var descriptor = FetchDescriptor<User>(predicate: #Predicate { key == $0.key })
      descriptor.fetchLimit = 1
      _ = try context.fetch(descriptor) // expect: fetch-in-loop
    }
  }
  func mapped(_ keys: [String]) throws -> [Int] {
    try keys.map { key in
      try context.fetch(FetchDescriptor<User>(predicate: #Predicate { $0.key == key })).count // expect: fetch-in-loop
    }
  }
  func same(_ records: [Record]) throws {
    let adults = FetchDescriptor<User>(predicate: #Predicate { $0.age > 18 })
    for record in records where record.key != "" {
      print(record, try context.fetch(adults)) // expect: fetch-in-loop
    }
  }
  func waitsLater(_ keys: [String]) async throws {
    for key in keys {
      let found = try context.fetch(FetchDescriptor<User>(predicate: #Predicate { $0.key == key })) // expect: fetch-in-loop
      if found.isEmpty { await download(key) }
    }
  }
  func inClosureOfTheTurn(_ keys: [String]) throws {
    for key in keys {
      try withoutActuallyEscaping({ _ = key }) { _ in
        _ = try context.fetch(FetchDescriptor<User>()) // expect: fetch-in-loop
      }
    }
  }
  func download(_ key: String) async {}
}

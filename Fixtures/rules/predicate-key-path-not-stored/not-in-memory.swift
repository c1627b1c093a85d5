import Foundation
import SwiftData
@Model final class Person {
  var first = ""
  var initial: String { String(first.prefix(1)) }
  init() {}
}
func isA(_ person: Person) throws -> Bool {
  let predicate = #Predicate<Person> { $0.initial == "A" }
  return try predicate.evaluate(person)
}
func fetch(_ context: ModelContext) throws -> [Person] {
  let predicate = #Predicate<Person> { $0.initial == "A" } // expect: predicate-key-path-not-stored
  return try context.fetch(FetchDescriptor<Person>(predicate: predicate))
}
func filtered(_ people: [Person]) throws -> [Person] {
  try people.filter(#Predicate<Person> { $0.initial == "A" })
}

import SwiftData

@Model final class Person {
  var name = ""
  init() {}
}

@ModelActor actor People {
  func identifiers(of names: [String]) -> [PersistentIdentifier] {
    names.compactMap { name in
      var descriptor = FetchDescriptor<Person>(predicate: #Predicate { $0.name == name })
      descriptor.fetchLimit = 1
      return try? modelContext.fetchIdentifiers(descriptor).first // expect: fetch-in-loop
    }
  }
}

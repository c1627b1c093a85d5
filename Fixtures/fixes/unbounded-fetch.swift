// safe, mode 6
import SwiftData

@Model final class Preference {
  var isDark = false
  init() {}
}

@MainActor func seed(_ context: ModelContext) throws {
  if try context.fetch(FetchDescriptor<Preference>()).isEmpty {
    context.insert(Preference())
  }
  guard try !context.fetch(FetchDescriptor<Preference>()).isEmpty else { return }
  print("seeded")
}

@MainActor func count(_ context: ModelContext) -> Int {
  (try? context.fetch(FetchDescriptor<Preference>(predicate: #Predicate<Preference> { $0.isDark })))?.count ?? 0
}

@MainActor func current(_ context: ModelContext) throws -> Preference? {
  try context.fetch(FetchDescriptor<Preference>()).first
}

@MainActor func newest(_ context: ModelContext) throws -> Preference {
  let descriptor = FetchDescriptor<Preference>()
  if let known = try context.fetch(descriptor).first { return known }
  return Preference()
}

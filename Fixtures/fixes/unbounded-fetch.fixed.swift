// safe, mode 6
import SwiftData

@Model final class Preference {
  var isDark = false
  init() {}
}

@MainActor func seed(_ context: ModelContext) throws {
  if try context.fetchCount(FetchDescriptor<Preference>()) == 0 {
    context.insert(Preference())
  }
  guard try context.fetchCount(FetchDescriptor<Preference>()) != 0 else { return }
  print("seeded")
}

@MainActor func count(_ context: ModelContext) -> Int {
  (try? context.fetchCount(FetchDescriptor<Preference>(predicate: #Predicate<Preference> { $0.isDark }))) ?? 0
}

@MainActor func current(_ context: ModelContext) throws -> Preference? {
  var descriptor = FetchDescriptor<Preference>()
  descriptor.fetchLimit = 1
  return try context.fetch(descriptor).first
}

@MainActor func newest(_ context: ModelContext) throws -> Preference {
  var descriptor = FetchDescriptor<Preference>()
  descriptor.fetchLimit = 1
  if let known = try context.fetch(descriptor).first { return known }
  return Preference()
}

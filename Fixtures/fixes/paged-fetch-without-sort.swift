// unsafe, mode 6
import SwiftData

@Model final class Ticket {
  @Attribute(.unique) var number: Int
  init(number: Int) { self.number = number }
}

@MainActor func page(_ page: Int, _ context: ModelContext) throws -> [Ticket] {
  var descriptor = FetchDescriptor<Ticket>(predicate: #Predicate<Ticket> { $0.number > 0 })
  descriptor.fetchLimit = 100
  descriptor.fetchOffset = page * 100
  return try context.fetch(descriptor)
}

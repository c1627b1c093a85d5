// unsafe, mode 6

import Foundation
import SwiftData

@Model final class Stamp {
  var name = ""
  init() {}
}

func stampNames(_ container: ModelContainer) async throws -> [String] {
  let context = ModelContext(container)
  return try context.fetch(FetchDescriptor<Stamp>()).map(\.name)
}

actor StampImporter {
  private let container: ModelContainer
  init(container: ModelContainer) { self.container = container }

  func add(_ count: Int) async throws {
    // Made on the main actor, and used there.
    await MainActor.run {
      let context = container.mainContext
      for _ in 0..<count { context.insert(Stamp()) }
    }
    try await MainActor.run { try container.mainContext.save() }
  }
}

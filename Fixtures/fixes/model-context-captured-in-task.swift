// unsafe, mode 6

import Foundation
import SwiftData
import SwiftUI

@Model final class Draft {
  var title = ""
  init() {}
}

struct DraftScreen: View {
  @Environment(\.modelContext) private var modelContext

  var body: some View {
    Button("Tidy up") {
      Task.detached { try modelContext.fetchCount(FetchDescriptor<Draft>()) }
    }
  }

  private func removeAll() {
    Task.detached(priority: .background) {
      // Nobody waits for this.
      try modelContext.delete(model: Draft.self)
      try modelContext.save()
    }
  }

  private func add() {
    DispatchQueue.global().async {
      modelContext.insert(Draft())
    }
  }
}

@MainActor final class DraftStore {
  let context: ModelContext
  init(context: ModelContext) { self.context = context }

  func count() -> Task<Int, any Error> {
    Task.detached { try self.context.fetchCount(FetchDescriptor<Draft>()) }
  }

  func counts() async throws -> Int {
    let context: ModelContext = context
    return try await withThrowingTaskGroup(of: Int.self) { group in
      group.addTask {
        let first = try context.fetchCount(FetchDescriptor<Draft>())
        return first + 1
      }
      return try await group.next() ?? 0
    }
  }
}

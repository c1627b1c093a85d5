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
      Task.detached { [modelContainer = modelContext.container] in try ModelContext(modelContainer).fetchCount(FetchDescriptor<Draft>()) }
    }
  }

  private func removeAll() {
    let modelContainer = modelContext.container
    Task.detached(priority: .background) {
      let modelContext = ModelContext(modelContainer)
      // Nobody waits for this.
      try modelContext.delete(model: Draft.self)
      try modelContext.save()
    }
  }

  private func add() {
    let modelContainer = modelContext.container
    DispatchQueue.global().async {
      let modelContext = ModelContext(modelContainer)
      modelContext.insert(Draft())
      do {
        try modelContext.save()
      } catch {
        assertionFailure("Could not save: \(error)")
      }
    }
  }
}

@MainActor final class DraftStore {
  let context: ModelContext
  init(context: ModelContext) { self.context = context }

  func count() -> Task<Int, any Error> {
    Task.detached { [container = context.container] in try ModelContext(container).fetchCount(FetchDescriptor<Draft>()) }
  }

  func counts() async throws -> Int {
    let context: ModelContext = context
    return try await withThrowingTaskGroup(of: Int.self) { group in
      let container = context.container
      group.addTask {
        let context = ModelContext(container)
        let first = try context.fetchCount(FetchDescriptor<Draft>())
        return first + 1
      }
      return try await group.next() ?? 0
    }
  }
}

import SwiftData
import SwiftUI

@Model final class Row {
  var name = ""
  init() {}
}

/// A local that is another name for a context of the file.
struct RowsView: View {
  @Environment(\.modelContext) private var modelContext
  var body: some View { Text("").onAppear { clear() }.task { await count() } }

  private func clear() {
    let context = modelContext
    Task.detached { try context.delete(model: Row.self) } // expect: model-context-captured-in-task
  }

  private func count() async {
    let context = self.modelContext
    async let rows = context.fetchCount(FetchDescriptor<Row>()) // expect: model-context-captured-in-task
    print((try? await rows) ?? 0)
  }

  /// On the actor that the context belongs to.
  private func save() {
    let context = modelContext
    Task { try context.save() }
  }
}

@MainActor final class Store {
  private let store: ModelContext
  private let operations = OperationQueue()
  init(store: ModelContext) { self.store = store }

  func flush() {
    let context = store
    operations.addOperation { try? context.save() } // expect: model-context-captured-in-task
  }
}

/// A new one for each use.
@MainActor final class Maker {
  let container: ModelContainer
  init(container: ModelContainer) { self.container = container }
  private var fresh: ModelContext { ModelContext(container) }

  func clear() {
    let context = fresh
    Task.detached { try context.delete(model: Row.self) }
  }
}

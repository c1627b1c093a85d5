import SwiftData
import SwiftUI
struct Screen: View {
  @Environment(\.modelContext) private var context
  var body: some View {
    Button("Wipe") {
      Task.detached { try context.save() } // expect: model-context-captured-in-task
    }
  }
}
@MainActor final class Model {
  private let modelContext: ModelContext
  var other: ModelContext?
  init(modelContext: ModelContext) { self.modelContext = modelContext }
  func save() {
    Task.detached {
      try await self.modelContext.save() // expect: model-context-captured-in-task
      try await self.modelContext.save()
      try await self.other?.save() // expect: model-context-captured-in-task
    }
  }
}
extension Model {
  func wipe() { DispatchQueue.global().async { self.modelContext.rollback() } } // expect: model-context-captured-in-task
}
final class Service {
  let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func save() { Task { try self.context.save() } } // expect: model-context-captured-in-task
}

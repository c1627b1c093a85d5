import SwiftData
import SwiftUI
struct Screen: View {
  @Environment(\.modelContext) private var modelContext
  var body: some View {
    Text("").task { try? modelContext.save() }.onAppear { Task { try modelContext.save() } }
  }
}
@MainActor final class Model {
  let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func save() { Task { try context.save() } }
  func hop() { Task.detached { await MainActor.run { try? self.context.save() } } }
  func queue() { DispatchQueue.main.async { self.context.rollback() } }
  func typed() { run { @MainActor @Sendable in self.context.rollback() } }
}
// The class has no isolation, but the method has, and so has its task.
final class Service {
  let context: ModelContext
  init(context: ModelContext) { self.context = context }
  @MainActor func save() { Task { try context.save() } }
}

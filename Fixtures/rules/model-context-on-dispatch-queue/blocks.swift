import Foundation
import SwiftData
@Model final class Row { var name = "" }
func save(_ row: Row, _ operations: OperationQueue) {
  if let context = row.modelContext {
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 1) {
      try? context.save() // expect: model-context-on-dispatch-queue
    }
    operations.addOperation { context.rollback() } // expect: model-context-on-dispatch-queue
    Thread.detachNewThread { context.rollback() } // expect: model-context-on-dispatch-queue
  }
}
func wipe(_ container: ModelContainer, _ queue: DispatchQueue) {
  queue.async {
    let context = ModelContext(container) // expect-info: model-context-on-dispatch-queue
    try? context.delete(model: Row.self)
  }
}

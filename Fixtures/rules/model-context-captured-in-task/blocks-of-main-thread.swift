import Foundation
import SwiftData
// Blocks on the same thread, whose type is '@Sendable' all the same.
@MainActor final class Saver {
  let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func start(_ container: ModelContainer) {
    let main = container.mainContext
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      main.rollback() // expect: model-context-captured-in-task
    }
    RunLoop.main.perform { main.rollback() } // expect: model-context-captured-in-task
    OperationQueue.main.addOperation { main.rollback() } // expect: model-context-captured-in-task
    let queue = DispatchQueue.main
    queue.async { main.rollback() } // expect: model-context-captured-in-task
    NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in
      main.rollback() // expect: model-context-captured-in-task
    }
    DispatchQueue.main.async { main.rollback() }
    DispatchQueue.main.asyncAfter(deadline: .now()) { main.rollback() }
    OperationQueue().addOperation { main.rollback() } // expect: model-context-captured-in-task
  }
  func later() {
    RunLoop.main.perform { self.context.rollback() } // expect: model-context-captured-in-task
    RunLoop.main.perform { Task { @MainActor in self.context.rollback() } }
  }
}

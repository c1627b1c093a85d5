// A task without code has nothing to cancel.
@MainActor final class Tool {
  static let shared = Tool()
  private var task: Task<Void, Never>?
  func begin() { task = Task {} }
  func run() { task = Task { print("a") } } // expect: task-handle-overwritten-without-cancel
  func cancel() { task?.cancel() }
}
func start() async {
  await Tool.shared.begin()
  await Tool.shared.run()
}

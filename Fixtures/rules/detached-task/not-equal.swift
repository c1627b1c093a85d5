// Does the same as a task would.
@MainActor final class Model {
  private var rows: [Int] = []
  func start() {
    Task.detached { await self.reload() }
  }
  func reload() async { rows = [] }
}

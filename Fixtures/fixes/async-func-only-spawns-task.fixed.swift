// unsafe, mode 6
@MainActor final class RefreshModel {
  private var task: Task<Void, Never>?

  func refresh() {
    task?.cancel()
    task = Task { await fetchRows() }
  }
  func fetchRows() async {}
  func appear() async { refresh() }
  func pulled() {
    print("pulled")
    refresh()
  }
}
actor RefreshScheduler {
  func run(_ model: RefreshModel) async { await model.refresh() }
}

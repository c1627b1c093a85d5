// unsafe, mode 6
@MainActor final class RefreshModel {
  private var task: Task<Void, Never>?

  func refresh() async {
    task?.cancel()
    task = Task { await fetchRows() }
  }
  func fetchRows() async {}
  func appear() async { await refresh() }
  func pulled() {
    print("pulled")
    Task { await refresh() }
  }
}
actor RefreshScheduler {
  func run(_ model: RefreshModel) async { await model.refresh() }
}

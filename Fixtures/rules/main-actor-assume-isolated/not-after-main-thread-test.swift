private func reloadNow() {
  if Thread.isMainThread {
    MainActor.assumeIsolated { reload() }
  }
}
private func reloadLater() {
  dispatchPrecondition(condition: .onQueue(.main))
  MainActor.assumeIsolated { reload() }
}

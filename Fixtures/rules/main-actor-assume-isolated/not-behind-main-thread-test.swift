private func reloadNow() {
  if Thread.isMainThread {
    MainActor.assumeIsolated { reload() } // expect-info: main-actor-assume-isolated
  }
}
private func reloadLater() {
  dispatchPrecondition(condition: .onQueue(.main))
  MainActor.assumeIsolated { reload() } // expect-info: main-actor-assume-isolated
}

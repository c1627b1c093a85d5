func refresh() async {
  MainActor.assumeIsolated { reload() } // expect: main-actor-assume-isolated
}
func start() {
  Task {
    MainActor.assumeIsolated { reload() } // expect: main-actor-assume-isolated
  }
}

class Target: NSObject {
  @objc private func tapped() {
    MainActor.assumeIsolated { reload() } // expect-info: main-actor-assume-isolated
  }
  private func moved() {
    MainActor.assumeIsolated { reload() } // expect-info: main-actor-assume-isolated
  }
  func register() { center.addObserver(self, selector: #selector(moved), name: nil, object: nil) }
}
@_cdecl("callback") func callback() {
  MainActor.assumeIsolated { reload() } // expect-info: main-actor-assume-isolated
}

class Target: NSObject {
  @objc private func tapped() {
    MainActor.assumeIsolated { reload() }
  }
  private func moved() {
    MainActor.assumeIsolated { reload() }
  }
  // The project calls it on the actor, but so may Objective-C from elsewhere.
  @MainActor func update() { tapped() }
  func register() { center.addObserver(self, selector: #selector(moved), name: nil, object: nil) }
}
@_cdecl("callback") func callback() {
  MainActor.assumeIsolated { reload() }
}

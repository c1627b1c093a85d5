class Base {
  func work() {}
}
class Derived: Base {
  override func work() {
    MainActor.assumeIsolated { reload() } // expect-info: main-actor-assume-isolated
  }
}

// What runs the closure, and where, is not known.
func start() {
  elsewhere { MainActor.assumeIsolated { reload() } }
}
class Widget: ForeignBase {
  private func draw() { MainActor.assumeIsolated { reload() } }
}

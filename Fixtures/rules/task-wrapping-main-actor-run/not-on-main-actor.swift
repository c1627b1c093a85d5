@MainActor func show() {
  Task { await MainActor.run { done() } }
}
func done() {}
/// What the superclass is isolated to is not known.
final class Loader: ForeignLoader {
  func load() { Task { await MainActor.run { done() } } }
}

// What the superclass is isolated to is not known.
final class Loader: ForeignLoader {
  func load() async { await MainActor.run { show() } }
}

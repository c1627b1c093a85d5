// What the superclass is isolated to is not known.
final class Loader: ForeignLoader {
  func load() { Task { @MainActor in show() } }
}
// Initial values and 'deinit' are nonisolated, whatever the superclass is.
final class Ending: ForeignLoader {
  let task = Task { @MainActor in show() }
  deinit { Task { @MainActor in show() } }
}

final class Plain {
  func tap() { Task { @MainActor in show() } }
}
@MainActor final class Model {
  var stored = Task { @MainActor in await load() }
  static let shared = Task { @MainActor in await load() }
  func other() {
    queue.async { Task { @MainActor in show() } }
    Task.detached { Task { @MainActor in show() } }
  }
}

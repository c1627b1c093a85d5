@MainActor final class Model {
  func encode() async {
    Task.detached {
      await self.show(render(image))
    }
    Task.detached {
      for part in parts { await send(part) }
    }
    // outlives the session
    Task.detached { await flush() }
    await Task.detached(priority: .background) { await Task.yield() }.value
    other.detached { await flush() }
  }
}

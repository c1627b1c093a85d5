@MainActor final class Model {
  func encode() {
    Task.detached {
      await self.show(render(image))
    }
    Task.detached {
      for part in parts { await send(part) }
    }
    // outlives the session
    Task.detached { await flush() }
    other.detached { await flush() }
  }
}

@MainActor final class Model {
  func encode() async {
    Task.detached {
      await self.show(render(image))
    }
    Task.detached {
      for part in parts { await send(part) }
    }
    await Task.detached { await Task.yield() }.value
    other.detached { await flush() }
  }
}

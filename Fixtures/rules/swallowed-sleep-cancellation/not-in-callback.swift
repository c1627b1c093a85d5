final class Tunnel {
  var onDeath: ((Int) -> Void)?
}
final class Connections {
  let tunnel = Tunnel()
  // The closure has no use for the task, which nobody can cancel then.
  func watch() {
    tunnel.onDeath = { id in
      Task { await self.reconnect(id) }
    }
    log()
  }
  func reconnect(_ id: Int) async {
    for delay in delays {
      prepare(delay)
      try? await Task.sleep(for: delay)
      await connect(id)
    }
  }
}

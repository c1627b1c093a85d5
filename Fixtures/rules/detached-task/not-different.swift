// Nothing waits for these tasks, and what they do is off the main actor with 'Task { }' as well: nobody gains.
@MainActor final class Screen {
  let connection = Connection()
  func close() {
    Task.detached { [connection] in await connection.close() }
  }
}
actor Connection {
  func close() {}
}
final class Reader {
  private func read() {
    Task.detached {
      while let line = readLine() { handle(line) }
    }
  }
  private func stop() {
    Task.detached { await disconnect() }
  }
}

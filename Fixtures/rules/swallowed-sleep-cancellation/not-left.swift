// What follows the sleep leaves the loop.
final class Launcher {
  var job: Task<Void, Never>?
  func stop() { job?.cancel() }
  func exits() {
    job = Task {
      while true {
        if await isReady() {
          try? await Task.sleep(for: .seconds(1))
          exit(0)
        }
        await step()
      }
    }
  }
  func throwsOut() {
    job = Task {
      do {
        while true {
          if await isReady() {
            try? await Task.sleep(for: .seconds(1))
            throw Failure.late
          }
          do {
            try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
            throw Failure.late
          } catch {
            await step()
          }
        }
      }
    }
  }
}
func limited(_ connection: Connection) async -> Bool {
  await withTaskGroup(of: Bool.self) { group in
    group.addTask { await connection.open() }
    group.addTask {
      try? await Task.sleep(for: .seconds(5))
      connection.cancel()
      return false
    }
    return await group.next() ?? false
  }
}
func limitedByWork(_ connection: Connection) async -> Bool {
  await withTaskGroup(of: Bool.self) { group in
    group.addTask {
      try? await Task.sleep(for: .seconds(5)) // expect: swallowed-sleep-cancellation
      connection.cancel()
      return connection.close()
    }
    return await group.next() ?? false
  }
}

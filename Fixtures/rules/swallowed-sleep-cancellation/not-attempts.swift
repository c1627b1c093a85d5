public struct Client {
  // A few attempts with an end, and then an error.
  public func connect() async throws -> Int {
    var left = 3
    while left > 0 {
      do {
        return try await open()
      } catch {
        left -= 1
        try? await Task.sleep(for: .seconds(1))
      }
    }
    throw Failure.unreachable
  }
  public func send() async throws {
    for _ in 0..<3 {
      do {
        return try await open()
      } catch {
        try? await Task.sleep(for: .seconds(1))
      }
    }
    failures += 1
  }
  // What is done after each, or without an end.
  public func receive() async throws -> Int {
    var left = 3
    while left > 0 {
      if await isBusy() {
        try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
      }
      left -= 1
    }
    throw Failure.unreachable
  }
  public func poll() async throws -> Int {
    while !isDone {
      do {
        return try await open()
      } catch {
        try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
      }
    }
    throw Failure.unreachable
  }
}

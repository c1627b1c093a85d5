public final class Player {
  // The engine has to stop, with or without the pause that lets it run dry.
  public func stopPlayback() async {
    try? await Task.sleep(for: .milliseconds(80))
    engine.stop()
  }
  // The result is due in any case.
  public func perform() async -> some Result {
    toggle()
    try? await Task.sleep(for: .seconds(1))
    return .result()
  }
  public func sendAll(_ messages: [String]) async {
    for message in messages {
      send(message)
      try? await Task.sleep(for: .milliseconds(80)) // expect: swallowed-sleep-cancellation
      confirm(message)
    }
  }
}

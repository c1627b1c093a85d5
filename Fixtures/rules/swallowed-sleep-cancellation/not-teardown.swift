final class Player {
  // The engine has to stop, with or without the pause that lets it run dry.
  func stopPlayback() async {
    try? await Task.sleep(for: .milliseconds(80))
    engine.stop()
  }
  func startPlayback() async {
    try? await Task.sleep(for: .milliseconds(80)) // expect-info: swallowed-sleep-cancellation
    engine.start()
  }
}

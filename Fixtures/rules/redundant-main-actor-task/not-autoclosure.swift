import Observation

@MainActor @Observable
final class Editor {
  var count = 0

  // 'onChange' is an autoclosure that gives back a sendable closure.
  func track() {
    withObservationTracking {
      _ = count
    } onChange: {
      Task { @MainActor in self.track() }
    }
  }
}

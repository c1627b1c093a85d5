import SwiftUI
struct Feed: View {
  var body: some View {
    Text("Feed").task { await follow() }
  }
  func follow() async { await poll() }
  func poll() async {
    while !isDone {
      await refresh()
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
    }
  }
}
final class Loader {
  var job: Task<Void, Never>?
  func start() {
    job?.cancel()
    job = Task { await retry() }
  }
  func retry() async {
    while true {
      if await load() { return }
      try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
    }
  }
  func settle() async {
    for delay in delays {
      prepare(delay)
      try? await Task.sleep(for: delay) // expect: swallowed-sleep-cancellation
      measure()
    }
  }
  func restart() {
    job?.cancel()
    job = Task { await settle() }
  }
}

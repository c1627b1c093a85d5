final class Poller {
  private static let observer = Task {
    while true {
      try? await Task.sleep(for: .seconds(1))
      look()
    }
  }
}

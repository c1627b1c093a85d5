final class Migration {
  // Only tasks whose handle is dropped run it, or none.
  func start() {
    Task { await run() }
    log()
  }
  func run() async {
    while true {
      if await step() { break }
      try? await Task.sleep(for: .milliseconds(100))
    }
    await clean()
  }
  func again() async {
    while true {
      if await step() { break }
      try? await Task.sleep(for: .milliseconds(100))
    }
  }
}

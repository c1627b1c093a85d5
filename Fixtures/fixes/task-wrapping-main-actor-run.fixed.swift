// unsafe, mode 6
@MainActor func showDone() {}

nonisolated func announceDone() {
  Task { @MainActor in
    showDone()
    print("done")
  }
}

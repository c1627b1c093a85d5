// unsafe, mode 6
@MainActor func showDone() {}

nonisolated func announceDone() {
  Task {
    await MainActor.run {
      showDone()
      print("done")
    }
  }
}

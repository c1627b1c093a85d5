// unsafe, mode 6
func refresh() async {}

func poll() async throws {
  while true {
    try Task.checkCancellation()
    await refresh()
  }
}

func read(_ messages: AsyncStream<Int>) {
  job?.cancel()
  job = Task {
    for await message in messages {
      if Task.isCancelled { break }
      do {
        try handle(message)
      } catch {
        try? await Task.sleep(for: .milliseconds(10))
        continue
      }
    }
  }
}
func poll() {
  job?.cancel()
  job = Task {
    while isOpen {
      if isBusy {
        try? await Task.sleep(for: .milliseconds(10)) // expect: swallowed-sleep-cancellation
        continue
      }
      await step()
    }
  }
}

// Who cancels the task has ended its loop, or some of those who do have.
private final class Buffer {
  private var isFilling = false
  var isActive: Bool { isFilling }
  func setActive(_ active: Bool) { isFilling = active }
  func setLevel(_ isHigh: Bool) { level = isHigh }
}
final class Recorder {
  private let buffer = Buffer()
  private var polling: Task<Void, Never>?
  private var metering: Task<Void, Never>?
  private var watching: Task<Void, Never>?
  private var listening: Task<Void, Never>?
  private var isRunning = false
  private var isDone = false
  func start() {
    let buffer = buffer
    polling = Task {
      while buffer.isActive {
        await step()
        try? await Task.sleep(for: .seconds(1))
      }
    }
    metering = Task {
      while !isDone {
        await step()
        try? await Task.sleep(for: .seconds(1))
      }
    }
    watching = Task {
      while isRunning {
        await step()
        try? await Task.sleep(for: .seconds(1))
      }
    }
    listening = Task {
      while buffer.isActive {
        await step()
        try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
      }
    }
  }
  func stop() {
    buffer.setActive(false)
    isDone = true
    polling?.cancel()
    metering?.cancel()
  }
  func pause() {
    isRunning = false
    watching?.cancel()
  }
  // Not before, not this one, not to this value.
  func close() async {
    watching?.cancel()
    buffer.setActive(true)
    buffer.setLevel(false)
    isRunning = false
    listening?.cancel()
    await step()
    buffer.setActive(false)
  }
}

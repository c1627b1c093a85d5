import Foundation

final class Loader {
  let queue = DispatchQueue(label: "loader")
  func load() {
    let group = DispatchGroup()
    group.enter()
    queue.async { [weak self] in
      guard let self else { return }
      self.finish()
      group.leave() // expect-info: group-leave-skipped
    }
    group.notify(queue: .main) { print("done") }
  }
  func finish() {}
  func loadForAWhile(_ isNew: Bool) {
    let done = DispatchSemaphore(value: 0)
    queue.async {
      if isNew { return }
      done.signal() // expect-info: group-leave-skipped
    }
    _ = done.wait(timeout: .now() + 1)
  }
}

import Foundation
actor Log { func flush() {} }
final class Player {
  let log = Log()
  var position = 0
  let queue = DispatchQueue(label: "player")
  deinit {
    Task.detached { await self.log.flush() } // expect: task-in-deinit-captures-self
    Task { [self] in print(position) } // expect: task-in-deinit-captures-self
    DispatchQueue.main.async { self.position = 0 } // expect: task-in-deinit-captures-self
    queue.async { // expect: task-in-deinit-captures-self
      Task { self.position = 1 }
    }
    let me = self
    me.position = 2
    Task { me.position = 3 } // expect: task-in-deinit-captures-self
  }
}
actor Recorder {
  var samples: [Int] = []
  deinit {
    Task { await save() } // expect: task-in-deinit-captures-self
  }
  func save() {}
}
@MainActor final class Screen {
  var timer: Timer?
  isolated deinit {
    stop() // expect-warning: task-in-deinit-captures-self
  }
  func stop() {
    timer?.invalidate()
    if timer != nil {
      Task { timer = nil }
    }
  }
}

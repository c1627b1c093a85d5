// Dispatch: the main queue is recognised by its spelling alone.
// configurations: 5, 6

import Dispatch

@MainActor func show() {}
func main1() { // isolation: nonisolated
  DispatchQueue.main.async { // isolation: @MainActor
    show()
  }
  DispatchQueue.main.asyncAfter(deadline: .now()) { // isolation: @MainActor
    show()
  }
  DispatchQueue.main.sync { // isolation: @MainActor
    show()
  }
  DispatchQueue.main.async(execute: { // isolation: @MainActor
    show()
  })
  DispatchQueue.main.async(qos: .background) { // isolation: @MainActor
    show()
  }
  Dispatch.DispatchQueue.main.async { // isolation: @MainActor
    show()
  }
}

typealias Queue = DispatchQueue
extension DispatchQueue { func own(_ body: () -> Void) { body() } } // isolation: nonisolated
func notRecognised() { // isolation: nonisolated
  let queue = DispatchQueue.main
  queue.async { // isolation: nonisolated
  }
  Queue.main.async { // isolation: nonisolated
  }
  (DispatchQueue.main).async { // isolation: nonisolated
  }
  DispatchQueue.main.own { // isolation: nonisolated
  }
}
@MainActor func others() { // isolation: @MainActor
  DispatchQueue.global().async { // isolation: nonisolated
  }
  DispatchQueue(label: "a").asyncAfter(deadline: .now()) { // isolation: nonisolated
  }
  DispatchQueue.global().sync { // isolation: @MainActor
  }
  DispatchQueue.concurrentPerform(iterations: 1) { _ in // isolation: nonisolated
  }
}

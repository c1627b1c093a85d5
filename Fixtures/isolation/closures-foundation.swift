// Foundation's queues, run loops, threads, timers and observers take Sendable closures, the main queue included.
// configurations: 5, 6

import Foundation

@MainActor func register() { // isolation: @MainActor
  OperationQueue.main.addOperation { // isolation: nonisolated
  }
  RunLoop.main.perform { // isolation: nonisolated
  }
  Thread.detachNewThread { // isolation: nonisolated
  }
  let block = BlockOperation { // isolation: nonisolated
  }
  block.completionBlock = { // isolation: nonisolated
  }
  let timer = Timer(timeInterval: 1, repeats: false) { _ in // isolation: nonisolated
  }
  _ = timer
  _ = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: .main) { _ in // isolation: nonisolated
  }
}

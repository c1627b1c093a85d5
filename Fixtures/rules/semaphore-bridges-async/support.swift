// A tool or benchmark blocks no more than its own thread, but for a certain deadlock.
//- file: Sources/Tool/Tool.swift
import Dispatch
@main @MainActor struct Tool {
  static func main() {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      await run()
      done.signal()
    }
    done.wait() // expect-info: semaphore-bridges-async
  }
}
//- file: Benchmarks/Run.swift
import Dispatch
func measure() {
  let done = DispatchGroup()
  done.enter()
  Task {
    await run()
    done.leave()
  }
  done.wait() // expect-info: semaphore-bridges-async
}
@MainActor func measureOnMain() {
  let done = DispatchGroup()
  done.enter()
  Task {
    await run()
    done.leave()
  }
  done.wait() // expect: semaphore-bridges-async
}
@MainActor func measureDetached() {
  let done = DispatchGroup()
  done.enter()
  Task.detached {
    await run()
    done.leave()
  }
  done.wait() // expect-info: semaphore-bridges-async
}
//- file: Tests/ToolTests/Tool.swift
import Dispatch
func check() {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await run()
    done.signal()
  }
  done.wait() // expect-info: semaphore-bridges-async
}

// A semaphore or a group orders the uses: no race, but no Swift 6 either.
import Dispatch

func run(_ body: @escaping @Sendable () -> Void) {}
func load() async -> Bool { true }

func status() -> Int {
  var status = 0
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().sync {
    run {
      status = 1 // expect: captured-var-in-concurrent-closure
      done.signal()
    }
  }
  done.wait()
  return status
}

func inGroup() -> Int {
  var status = 0
  let group = DispatchGroup()
  group.enter()
  run {
    status = 1 // expect: captured-var-in-concurrent-closure
    group.leave()
  }
  group.wait()
  return status
}

func inTime() -> Bool {
  var isLoaded = false
  let done = DispatchSemaphore(value: 0)
  Task {
    isLoaded = await load() // expect: captured-var-in-concurrent-closure
    done.signal()
  }
  let result = done.wait(timeout: .now() + 1)
  if result == .timedOut { return false }
  return isLoaded
}

// Whether it was signalled is not asked.
func whenever() -> Bool {
  var isLoaded = false
  let done = DispatchSemaphore(value: 0)
  Task {
    isLoaded = await load() // expect: captured-var-in-concurrent-closure
    done.signal()
  }
  _ = done.wait(timeout: .now() + 1)
  return isLoaded
}

func before() -> Int {
  var status = 0
  let done = DispatchSemaphore(value: 0)
  run {
    status = 1 // expect: captured-var-in-concurrent-closure
    done.signal()
  }
  print(status)
  done.wait()
  return status
}

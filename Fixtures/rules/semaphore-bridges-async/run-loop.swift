import Foundation
@MainActor func title(_ page: Page) -> String {
  var found: String?
  Task { found = await page.title() }
  while found == nil {
    RunLoop.main.run(until: Date() + 0.1) // expect-warning: semaphore-bridges-async
  }
  return found!
}
func size(_ page: Page) -> Int {
  var isDone = false
  Task.detached {
    await page.load()
    isDone = true
  }
  while !isDone && RunLoop.current.run(mode: .default, before: .distantFuture) {} // expect-info: semaphore-bridges-async
  return page.size
}
// Nothing waits for a task there.
func untilStopped(_ page: Page) {
  var turns = 0
  Task { await page.load() }
  while turns < 10 {
    RunLoop.current.run(until: Date() + 1)
    turns += 1
  }
}
func byCallback(_ page: Page) {
  var isDone = false
  page.load { isDone = true }
  while !isDone { RunLoop.current.run(mode: .default, before: .distantFuture) }
}

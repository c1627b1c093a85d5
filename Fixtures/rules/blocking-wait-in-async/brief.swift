import Foundation
// One short sleep is no hang.
func settle() async {
  usleep(200_000) // expect-info: blocking-wait-in-async
  Thread.sleep(forTimeInterval: 0.25) // expect-info: blocking-wait-in-async
  Thread.sleep(forTimeInterval: 0.3) // expect-warning: blocking-wait-in-async
  usleep(time()) // expect-warning: blocking-wait-in-async
}
func poll() async {
  while isBusy() { usleep(100_000) } // expect-warning: blocking-wait-in-async
  items.forEach { _ in usleep(100_000) } // expect-warning: blocking-wait-in-async
  Task.detached { usleep(100_000) } // expect-info: blocking-wait-in-async
}

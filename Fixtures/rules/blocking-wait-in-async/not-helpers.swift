import Dispatch
import Foundation
// Not called from asynchronous code, or on a thread of its own, or it need not block.
func rest() { Thread.sleep(forTimeInterval: 1) }
func work() { rest() }
func elsewhere() async {
  DispatchQueue.global().async { rest() }
  Thread.detachNewThread { rest() }
}
func maybe(_ isSlow: Bool) {
  if isSlow { Thread.sleep(forTimeInterval: 1) }
}
func later() { DispatchQueue.global().async { Thread.sleep(forTimeInterval: 1) } }
func try0(_ group: DispatchGroup) -> Bool { group.wait(timeout: .now()) == .success }
func signalled() -> Bool {
  let semaphore = DispatchSemaphore(value: 0)
  let isFound = rest() == ()
  semaphore.signal()
  semaphore.wait()
  return isFound
}
final class Limiter {
  // A lock by another name, which 'lock-across-await' knows.
  private let slots = DispatchSemaphore(value: 1)
  func enter() { slots.wait() }
  func leave() { slots.signal() }
}
protocol Waiting { func hold() }
struct Sleeper: Waiting { func hold() { Thread.sleep(forTimeInterval: 1) } }
struct Idle: Waiting { func hold() {} }
func caller(_ group: DispatchGroup, _ limiter: Limiter, _ waiting: any Waiting) async {
  maybe(false)
  later()
  _ = try0(group)
  _ = signalled()
  limiter.enter()
  limiter.leave()
  waiting.hold()
}

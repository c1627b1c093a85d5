//- file: Helpers.swift
import Dispatch
import Foundation
func settle(_ group: DispatchGroup) {
  group.wait() // expect: blocking-wait-in-async
}
func settleSoon(_ group: DispatchGroup) {
  _ = group.wait(timeout: .now() + 2) // expect-warning: blocking-wait-in-async
}
func pause() {
  print("pause")
  Thread.sleep(forTimeInterval: 1) // expect-warning: blocking-wait-in-async
}
func press() {
  usleep(10_000) // expect-info: blocking-wait-in-async
}
func run(_ process: Process) {
  process.waitUntilExit() // expect-info: blocking-wait-in-async
}
enum Legacy {
  static func load(_ api: API) -> Int {
    let done = DispatchSemaphore(value: 0)
    api.load { done.signal() }
    done.wait() // expect: blocking-wait-in-async
    return 1
  }
}

//- file: Callers.swift
actor Index {
  func flush(_ group: DispatchGroup) { settle(group) }
}
func clean(_ group: DispatchGroup) async { settleSoon(group) }
func poll() async { pause() }
func type() async { press() }
func build(_ process: Process) async { run(process) }
@MainActor final class Model {
  func load(_ api: API) { Task { show(Legacy.load(api)) } }
  func show(_ value: Int) {}
}

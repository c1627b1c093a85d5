// A script beside the targets is run in the mode of its compiler: in Swift 5, its tasks are not on the main actor.
//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "App", targets: [.executableTarget(name: "App", path: "Sources/App")])
//- file: Sources/App/main.swift
import Dispatch
func run() async {}
if #available(macOS 12, *) {
  let done = DispatchSemaphore(value: 0)
  Task {
    await run()
    done.signal()
  }
  done.wait() // expect: semaphore-bridges-async
}
//- file: scripts/validate.swift
import Dispatch
func validate() async {}
if #available(macOS 12, *) {
  let semaphore = DispatchSemaphore(value: 0)
  Task {
    await validate()
    semaphore.signal()
  }
  semaphore.wait() // expect-info: semaphore-bridges-async
}

//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Tool",
  targets: [
    .executableTarget(name: "Tool", dependencies: ["Core"]), .target(name: "Core"), .target(name: "Kit"),
    .executableTarget(name: "Server"), .executableTarget(name: "Bench"), .executableTarget(name: "Viewer"),
    .testTarget(name: "CoreTests")
  ])
//- file: Sources/Tool/Main.swift
import Core
@main struct Tool {
  static func main() async { await Launcher().launch() }
}
//- file: Sources/Core/Launcher.swift
// A tool that does one thing after the other: nothing else needs the thread.
import Foundation
public struct Launcher {
  public init() {}
  public func launch() async {
    Thread.sleep(forTimeInterval: 1)
  }
}
//- file: Tests/CoreTests/LauncherTests.swift
import Core
func check() { Task { await Launcher().launch() } }
//- file: Sources/Kit/Kit.swift
// Who uses it is not known.
import Foundation
public func rest() async { Thread.sleep(forTimeInterval: 1) } // expect-warning: blocking-wait-in-async
//- file: Sources/Server/Main.swift
import Foundation
@main struct Server {
  static func main() async {
    Task { await serve() }
    Thread.sleep(forTimeInterval: 1) // expect: blocking-wait-in-async
  }
}
//- file: Sources/Viewer/Main.swift
import Foundation
@main struct Viewer {
  static func main() async {
    async let page = load()
    Thread.sleep(forTimeInterval: 1) // expect: blocking-wait-in-async
    await show(page)
  }
}
//- file: Sources/Bench/main.swift
// A benchmark waits for what it measures.
import Dispatch
func run() {
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    measure()
    done.signal()
  }
  done.wait()
}
await prepare()
run()

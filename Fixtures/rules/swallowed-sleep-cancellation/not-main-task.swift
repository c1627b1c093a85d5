//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Tool", targets: [.executableTarget(name: "Tool", dependencies: ["Core"]), .target(name: "Core"), .target(name: "Kit")])
//- file: Sources/Tool/Main.swift
import Core
@main struct Tool {
  static func main() async { await Launcher().launch() }
}
//- file: Sources/Core/Launcher.swift
// Nothing starts a task, so nothing has one to cancel.
public struct Launcher {
  public init() {}
  public func launch() async {
    while true {
      try? await Task.sleep(for: .seconds(1))
      if await look() { return }
    }
  }
}
//- file: Sources/Kit/Kit.swift
// Who uses it is not known.
public func poll() async {
  while true {
    try? await Task.sleep(for: .seconds(1)) // expect: swallowed-sleep-cancellation
    if await look() { return }
  }
}

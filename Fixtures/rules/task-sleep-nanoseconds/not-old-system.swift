//- file: Package.swift
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Old", platforms: [.iOS(.v13), .macOS(.v13)], targets: [.target(name: "Old")])
//- file: Sources/Old/Pause.swift
// 'Task.sleep(for:)' does not compile for iOS 13; what ignores cancellation is reported all the same.
public func pause() async throws {
  try await Task.sleep(nanoseconds: 1_000_000_000)
  await Task.sleep(1_000_000_000) // expect-warning: task-sleep-nanoseconds
}

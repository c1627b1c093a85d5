//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let oldest: SupportedPlatform.MacOSVersion = versions.oldest
let package = Package(name: "Kit", platforms: [.iOS(.v17), .macOS(oldest)], targets: [.target(name: "Kit")])
//- file: Sources/Kit/Pause.swift
// Which macOS is the oldest one is not known.
func pause() async throws {
  try await Task.sleep(nanoseconds: 1_000_000_000)
}

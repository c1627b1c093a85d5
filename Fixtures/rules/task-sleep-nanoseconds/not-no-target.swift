//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Marker")
//- file: Extras/Sleeps.swift
// Something else compiles the file.
func pause() async throws {
  try await Task.sleep(nanoseconds: 1_000_000_000)
}

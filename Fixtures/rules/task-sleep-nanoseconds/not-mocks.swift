// Nothing is gained where the delay is a fake, or nothing runs the code.
//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Shop", platforms: [.iOS(.v17)], targets: [.target(name: "Shop")])
//- file: Sources/Shop/Client.swift
protocol Client { func load() async throws }
struct RemoteClient: Client {
  func load() async throws {
    try await Task.sleep(nanoseconds: 1_000_000_000) // expect: task-sleep-nanoseconds
  }
  private func forgotten() async throws {
    try await Task.sleep(nanoseconds: 1_000_000_000)
  }
}
struct MockClient: Client {
  func load() async throws {
    try await Task.sleep(nanoseconds: 1_000_000_000)
    await Task.sleep(1_000_000_000) // expect: task-sleep-nanoseconds
  }
}

// MARK: - Mock implementation

struct InMemoryClient: Client {
  func load() async throws {
    try await Task.sleep(nanoseconds: 1_000_000_000)
  }
}

/// A client that keeps the answers of another one.
struct CachingClient: Client {
  func load() async throws {
    try await Task.sleep(nanoseconds: 1_000_000_000) // expect: task-sleep-nanoseconds
  }
}

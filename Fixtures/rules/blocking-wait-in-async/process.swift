import Foundation
// How long a process runs is not known; on the main actor it is too long in any case.
struct Archiver {
  func unpack(_ process: Process) async throws {
    try process.run()
    process.waitUntilExit() // expect-info: blocking-wait-in-async
  }
  func unpackLater(_ process: Process) {
    Task.detached {
      process.waitUntilExit() // expect-info: blocking-wait-in-async
    }
  }
  @MainActor func show(_ process: Process) async {
    process.waitUntilExit() // expect: blocking-wait-in-async
  }
  // The task that limits it needs a thread, which the wait may have taken.
  func unpackInTime(_ path: String) async throws {
    let process = Process()
    try process.run()
    let limit = Task {
      try await Task.sleep(for: .seconds(10))
      if process.isRunning { process.terminate() }
    }
    process.waitUntilExit() // expect-warning: blocking-wait-in-async
    limit.cancel()
  }
  // A task that only looks is no limit.
  func unpackAndShow(_ path: String) async throws {
    let process = Process()
    try process.run()
    Task { show(process.processIdentifier) }
    process.waitUntilExit() // expect-info: blocking-wait-in-async
  }
}
actor Unpacker {
  func unpack(_ process: Process) async {
    process.waitUntilExit() // expect-info: blocking-wait-in-async
  }
}
// What the protocol says of its conformers.
@MainActor protocol Tool {
  func run(_ process: Process) async
}
struct BuildTool: Tool {
  func run(_ process: Process) async {
    process.waitUntilExit() // expect: blocking-wait-in-async
  }
}

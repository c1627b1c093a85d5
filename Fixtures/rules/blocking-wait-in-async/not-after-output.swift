import Foundation
// A process that has closed its output is about to end.
actor Runner {
  func run(_ process: Process, _ output: Pipe) async throws -> Data {
    try process.run()
    let data = await withCheckedContinuation { continuation in
      Task.detached {
        continuation.resume(returning: output.fileHandleForReading.readDataToEndOfFile())
      }
    }
    process.waitUntilExit()
    return data
  }
  // The wait is in another branch, or comes first.
  func runFirst(_ process: Process, _ output: Pipe) async throws -> Data {
    try process.run()
    process.waitUntilExit() // expect-info: blocking-wait-in-async
    return await Task.detached { output.fileHandleForReading.readDataToEndOfFile() }.value
  }
  // Nothing waits for the task that reads.
  func runBeside(_ process: Process, _ output: Pipe) async throws {
    try process.run()
    Task.detached { keep(output.fileHandleForReading.readDataToEndOfFile()) }
    process.waitUntilExit() // expect-info: blocking-wait-in-async
  }
}

// unsafe, mode 5
import Foundation

func waitForServer() async throws {
  try await Task.sleep(for: .seconds(0.5))
  try await Task.sleep(for: .microseconds(250)) // a moment
}

#if os(macOS) || os(Linux)
  func unpackArchive(at url: URL) async throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/tar")
    process.arguments = ["-xzf", url.path]
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    return process.terminationStatus
  }
#endif

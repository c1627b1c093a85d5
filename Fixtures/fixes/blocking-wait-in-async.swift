// unsafe, mode 5
import Foundation

func waitForServer() async throws {
  Thread.sleep(forTimeInterval: 0.5)
  usleep(250) // a moment
}

#if os(macOS) || os(Linux)
  func unpackArchive(at url: URL) async throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/tar")
    process.arguments = ["-xzf", url.path]
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
#endif

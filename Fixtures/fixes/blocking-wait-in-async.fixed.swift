// unsafe, mode 5
import Foundation

func waitForServer() async throws {
  try await Task.sleep(for: .seconds(0.5))
  try await Task.sleep(for: .microseconds(250)) // a moment
}

// unsafe, mode 6
import Foundation

public func pause(seconds: Double, milliseconds: Int) async throws {
  try await Task.sleep(for: .seconds(seconds))
  try await Task.sleep(for: .milliseconds(milliseconds))
  try await Task.sleep(for: .seconds(3))
}

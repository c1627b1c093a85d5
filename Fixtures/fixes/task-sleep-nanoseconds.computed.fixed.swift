// unsafe, mode 6
import Foundation

func pause(seconds: Double, milliseconds: Int) async throws {
  try await Task.sleep(for: .seconds(seconds))
  try await Task.sleep(for: .milliseconds(UInt64(milliseconds)))
  try await Task.sleep(for: .seconds(3))
}

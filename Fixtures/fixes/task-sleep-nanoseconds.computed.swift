// unsafe, mode 6
import Foundation

public func pause(seconds: Double, milliseconds: Int) async throws {
  try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  try await Task.sleep(nanoseconds: UInt64(milliseconds) * 1_000_000)
  await Task.sleep(3_000_000_000)
}

// safe, mode 6
import Foundation

public enum Pauses {
  public static func literal() async throws {
    try await Task.sleep(nanoseconds: 1_500_000_000) // a second and a half
    try await Task.sleep(nanoseconds: 250_000)
    try? await Task.sleep( nanoseconds : 7 )
  }

  // Not a pause of a task.
  struct Clock { func sleep(nanoseconds: UInt64) {} }
}

// safe, mode 6
import Foundation

public enum Pauses {
  public static func literal() async throws {
    try await Task.sleep(for: .milliseconds(1500)) // a second and a half
    try await Task.sleep(for: .microseconds(250))
    try? await Task.sleep( for: .nanoseconds(7) )
  }

  // Not a pause of a task.
  struct Clock { func sleep(nanoseconds: UInt64) {} }
}

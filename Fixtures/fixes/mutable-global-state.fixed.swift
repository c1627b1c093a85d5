// safe, mode 5
import Foundation

enum RetrySettings {
  private static let limit = 3
  fileprivate static let name: String = "retries" // shown
  static func allows(_ count: Int) -> Bool { count < limit && name != "" }
}

enum Attempts {
  static let most = 5
  static func allows(_ count: Int) -> Bool { count < most }
}

// safe, mode 5
import Foundation

enum RetrySettings {
  private static var limit = 3
  fileprivate static var name: String = "retries" // shown
  static func allows(_ count: Int) -> Bool { count < limit && name != "" }
}

enum Attempts {
  private(set) static var most = 5
  static func allows(_ count: Int) -> Bool { count < most }
}

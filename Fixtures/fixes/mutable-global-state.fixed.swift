// safe, mode 5
import Foundation

enum RetrySettings {
  private static let limit = 3
  fileprivate static let name: String = "retries" // shown
  static func allows(_ count: Int) -> Bool { count < limit && name != "" }
}

struct RetryBadge {
  static let title = "Retries"
  private static let shown: Int? = nil // never set
  static var isShown: Bool { shown != nil }
}

final class RetryLabel {
  var title = ""

  func show() {
    let label = self.another()
    label.title = RetryBadge.title
  }

  func another() -> RetryLabel { RetryLabel() }
}

enum Attempts {
  static let most = 5
  static func allows(_ count: Int) -> Bool { count < most }
}

// safe, mode 5
import Foundation

enum RetrySettings {
  private static var limit = 3
  fileprivate static var name: String = "retries" // shown
  static func allows(_ count: Int) -> Bool { count < limit && name != "" }
}

struct RetryBadge {
  static var title = "Retries"
  private static var shown: Int? // never set
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
  private(set) static var most = 5
  static func allows(_ count: Int) -> Bool { count < most }
}

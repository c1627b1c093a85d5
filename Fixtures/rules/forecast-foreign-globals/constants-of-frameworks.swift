import QuartzCore
import UIKit

// Their headers lack 'const', so that Swift takes them for variables.
func tell(_ text: String) {
  UIAccessibility.post(notification: UIAccessibility.Notification.announcement, argument: text) // expect: forecast-foreign-globals
  UIAccessibility.post(notification: .layoutChanged, argument: nil) // expect: forecast-foreign-globals
}

final class Card: NSObject {
  func show() { accessibilityTraits = .button } // expect: forecast-foreign-globals
}

// These have it, or are computed.
func curve() -> CAMediaTimingFunctionName { .easeIn }
func fallback(_ width: Int?) -> Int { width == .none ? 0 : 1 }

// A constant would not help where the type is not Sendable: what to do depends on who declares it.
import Foundation
import SwiftUI
final class Session { var token = "" }
enum Sessions {
  static var current = Session() // expect-info: mutable-global-state
  static var handler: () -> Void = {} // expect-info: mutable-global-state
  static var description = NSMutableAttributedString()
}
struct SessionKey: EnvironmentKey {
  static var defaultValue: Session = Session() // expect: mutable-global-state
}

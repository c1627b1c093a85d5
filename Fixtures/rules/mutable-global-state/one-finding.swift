// Variables of one declaration that have the same cause are one finding, at the first of them.
import Foundation

enum Metrics {
  static var width = 3.0 // expect: mutable-global-state
  static var height = 9.0
  // Another cause: code assigns to them.
  static var isWide = false // expect-info: mutable-global-state
  static var isHigh = false
  static func turn() {
    isWide.toggle()
    isHigh = !isWide
  }
  // Another cause: constants of the type could not be shared either.
  static var formatter = Formatting() // expect-info: mutable-global-state
}

final class Formatting { var locale = "" }

extension Metrics {
  static var depth = 1.0 // expect: mutable-global-state
  static var radius = 1.0
}

var first = 1 // expect: mutable-global-state
var second = 2

// A local type is not another one.
func debounce() {
  struct Debounce {
    static var pending = 0 // expect-info: mutable-global-state
    static var limit = 3 // expect: mutable-global-state
  }
  Debounce.pending += 1
}

final class Session { var token = "" }

enum Sessions {
  static let one = Session() // expect-info: mutable-global-state
  static let two = Session()
}

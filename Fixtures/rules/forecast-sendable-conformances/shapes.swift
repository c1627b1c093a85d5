class Base {}
protocol Shared: Sendable {}

class Open: Sendable {} // expect: forecast-sendable-conformances
class Inheriting: Open { // expect: forecast-sendable-conformances
  let base = Base() // expect: forecast-sendable-conformances
  var lines: [String] = [] // expect: forecast-sendable-conformances
  let other = Base()
}
final class Last: Inheriting { var count = 0 } // expect: forecast-sendable-conformances
@MainActor final class OnMain: Open { var count = 0 }
final class Derived: Base, Sendable {} // expect: forecast-sendable-conformances
final class DerivedVariable: Base, Sendable { // expect: forecast-sendable-conformances
  var count = 0 // expect: forecast-sendable-conformances
}
class VouchedBase: @unchecked Sendable { var lines: [String] = [] }
final class VouchedDerived: VouchedBase { var count = 0 }
final class Log: Sendable {
  var lines: [String] = [] // expect: forecast-sendable-conformances
  var count = 0
}
final class Name: Sendable { let text = "" }
struct Entry: Sendable {
  let base = Base() // expect: forecast-sendable-conformances
  var count = 0
}
enum Event: Sendable {
  case opened(Base) // expect: forecast-sendable-conformances
  case closed(Int)
}
struct Row: Shared {
  let base: Base // expect: forecast-sendable-conformances
}
final class Vouched: @unchecked Sendable { var lines: [String] = [] }
final class Later { var lines: [String] = [] }
extension Later: @unchecked Sendable {}
actor Store: Sendable { var lines: [String] = [] }
@MainActor final class Screen: Sendable { var title = "" }
struct Unsafe: Sendable { nonisolated(unsafe) let base = Base() }

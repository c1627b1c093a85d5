class Base {}
protocol Shared: Sendable {}

class Open: Sendable {} // expect: forecast-sendable-conformances
final class Derived: Base, Sendable {} // expect: forecast-sendable-conformances
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

import Foundation

// The compiler refuses each of these without '@unchecked'.
final class Lazy: @unchecked Sendable {
  lazy var text = "a"
}
final class Stores: @unchecked Sendable {
  let text = NSMutableString()
}
class Open: @unchecked Sendable {
  let text = ""
}
struct Holds<Value>: @unchecked Sendable {
  let value: Value
}
struct Calls: @unchecked Sendable {
  let call: () -> Void
}

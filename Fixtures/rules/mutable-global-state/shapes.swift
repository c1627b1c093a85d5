@propertyWrapper struct Locked { var wrappedValue: Int }
final class Log {
  static var level = 1 // expect: mutable-global-state
  class var name: String { "log" }
}
struct FrameKey: Key {
  static var defaultValue: Int? // expect: mutable-global-state
}
protocol Key {
  associatedtype Value
  static var defaultValue: Value { get }
}
enum Observers {
  private static var observers: [Int] = [] { // expect: mutable-global-state
    didSet { print(observers) }
  }
}
enum Counter {
  @Locked static var count = 0 // expect: mutable-global-state
}
extension Log {
  static var shared = Log() // expect-info: mutable-global-state
}
fileprivate var cache: [String: Int] = [:] // expect: mutable-global-state

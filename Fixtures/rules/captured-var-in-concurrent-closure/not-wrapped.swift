// The value of a wrapper without a setter is no variable, and of one that is not here nobody knows.
func run(_ body: @escaping @Sendable () -> Void) {}
final class Clock: Sendable { func now() {} }
@propertyWrapper struct Fixed<Value: Sendable>: Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
  var wrappedValue: Value { value }
}
@propertyWrapper struct Kept<Value: Sendable>: Sendable {
  var wrappedValue: Value
}

func tick() {
  @Fixed(Clock()) var clock
  run { clock.now() }
}
func tickElsewhere() {
  @Dependency(\.clock) var clock
  run { clock.now() }
}
func count() {
  @Kept(wrappedValue: 1) var size: Int
  run { size += 1 } // expect: captured-var-in-concurrent-closure
}

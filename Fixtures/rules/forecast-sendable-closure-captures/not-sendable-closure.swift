func run(_ work: @escaping @Sendable () -> Void) {}

// The closure says itself that it may be shared.
func f() {
  let add = { @Sendable (a: Int, b: Int) in print(a + b) }
  let log = { @Sendable in print("") }
  run { add(1, 2) }
  run { log() }
}

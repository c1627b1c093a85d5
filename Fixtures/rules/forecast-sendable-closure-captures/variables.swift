func run(_ body: @escaping @Sendable () -> Void) {}
func runNow(_ body: @Sendable () -> Void) {}

func read() {
  var count = 0
  count += 1
  run { print(count) } // expect: forecast-sendable-closure-captures
}

func written(_ body: () -> Void) {
  var count = 0
  run {
    count = 1 // expect: forecast-sendable-closure-captures
  }
  body()
  print(count)
}

func parameter(_ count: inout Int) {
  runNow { print(count) } // expect: forecast-sendable-closure-captures
}

struct Counter {
  var count = 0
  mutating func change() {
    runNow { count = 1 } // expect: forecast-sendable-closure-captures
  }
  func show() { runNow { print(count) } }
}

func localFunction() {
  var count = 0
  @Sendable func show() {
    print(count) // expect: forecast-sendable-closure-captures
  }
  show()
  count = 1
}

func copied() {
  var count = 0
  count += 1
  run { [count] in print(count) }
}

func constant() {
  let count = 0
  run { print(count) }
}

func computed() {
  var count: Int { 1 }
  run { print(count) }
}

func promised() {
  nonisolated(unsafe) var count = 0
  run { count = 1 }
}

@MainActor func onMain() {
  var count = 0
  count = 1
  Task { print(count) }
}

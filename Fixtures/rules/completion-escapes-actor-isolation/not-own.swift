actor Queue {
  var waiting: [() -> Void] = []
  var count = 0
  func later(_ work: @escaping () -> Void) { waiting.append(work) }
  func add() { later { self.count += 1 } }
}

func start(_ work: @escaping @Sendable () -> Void) {}
func keep(_ work: @escaping () -> Void) {}
actor Counter {
  let limit = 3
  var count = 0
  func run() {
    start { print("started") }
    keep { print(self.limit) }
    keep { [count] in print(count) }
  }
}

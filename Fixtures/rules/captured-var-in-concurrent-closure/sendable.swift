// '@Sendable' closures, whoever uses the variable.
func run(_ body: @escaping @Sendable () -> Void) {}
func call(_ body: () -> Void) {}

func readOnly() {
  var size = 1
  size += 1
  run { print(size, size) } // expect: captured-var-in-concurrent-closure
}

func changed() {
  var size = 1
  run { size = 2 } // expect: captured-var-in-concurrent-closure
  run { size = 3 }
  print(size)
}

func inside() {
  var size = 1
  run { call { size = 2 } } // expect: captured-var-in-concurrent-closure
  print(size)
}

final class Screen: @unchecked Sendable {
  var title = ""

  func load() {
    run { [weak self] in
      run { self?.title = "a" } // expect: captured-var-in-concurrent-closure
    }
  }

  func loadOnce() {
    run { [weak self] in
      run { [weak self] in self?.title = "a" }
    }
  }

  func loadStrongly() {
    run { [weak self] in
      guard let self else { return }
      run { self.title = "a" }
    }
  }
}

func copies() {
  var size = 1
  size += 1
  run { [size] in print(size) }
}

func vouchedFor() {
  nonisolated(unsafe) var size = 1
  run { size = 2 }
  print(size)
}

@MainActor func onTheActor() {
  var size = 1
  let show: @MainActor () -> Void = { size += 1 }
  show()
  print(size)
}

// A method is called on the object; the variable stays.
final class Connection: @unchecked Sendable { func close() {} }
func closes(_ connection: Connection) {
  weak var weakConnection = connection
  run { weakConnection?.close() } // expect: captured-var-in-concurrent-closure
}

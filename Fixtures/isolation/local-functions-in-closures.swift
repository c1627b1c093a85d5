// A local function inside a closure is nonisolated, whatever the closure is; async ones are on their caller where that is the default.
// configurations: 5, 6, 6+NNS

func keep(_ body: @escaping () -> Void) {}
func takeMain(_ body: @MainActor () -> Void) {}

@MainActor func show() { // isolation: @MainActor
  keep { // isolation: @MainActor
    func inner() {} // isolation: nonisolated
    func innerLater() async {} // isolation: 6+NNS: nonisolated(nonsending); nonisolated
    @MainActor func marked() {} // isolation: @MainActor
  }
  Task { // isolation: @MainActor
    func inner() {} // isolation: nonisolated
  }
}
func free() { // isolation: nonisolated
  takeMain { // isolation: @MainActor
    func inner() {} // isolation: nonisolated
    func innerLater() async {} // isolation: 6+NNS: nonisolated(nonsending); nonisolated
    struct Local { // isolation: nonisolated
      func run() {} // isolation: nonisolated
    }
  }
  _ = { @MainActor in // isolation: @MainActor
    func inner() {} // isolation: nonisolated
  }
}
actor Queue {
  func run() { // isolation: actor
    keep { // isolation: actor
      _ = self
      func inner() {} // isolation: nonisolated
      func using() { _ = self } // isolation: nonisolated
    }
  }
}
// Inside a local function it is the local function that counts.
@MainActor func deep() {
  keep {
    func outer() { // isolation: nonisolated
      func inner() {} // isolation: nonisolated
      let closure = { // isolation: nonisolated
      }
      closure()
    }
  }
}

func mix() {
  let _: @Sendable () -> Void = {
    @MainActor struct Bowl { // isolation: @MainActor
    }
    func stir() { // isolation: nonisolated
    }
  }
}

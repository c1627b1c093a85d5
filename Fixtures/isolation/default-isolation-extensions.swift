// Nested types in attributed extensions, and async members of local and nested types, under default isolation.
// configurations: 5+MA, 6, 6+MA, 6+MA+NNS

struct Plain { // isolation: 6: nonisolated; @MainActor
}
nonisolated extension Plain {
  func free() {} // isolation: nonisolated
  class Nested { // isolation: 6: nonisolated; @MainActor
    func run() {} // isolation: 6: nonisolated; @MainActor
    static func make() {} // isolation: 6: nonisolated; @MainActor
    var count = 0 // isolation: 6: nonisolated; @MainActor
    func later() async {} // isolation: 6: nonisolated; @MainActor
  }
}
nonisolated struct Free { // isolation: nonisolated
}
nonisolated extension Free {
  class Nested { // isolation: nonisolated
    func run() {} // isolation: nonisolated
    func later() async {} // isolation: 6+MA+NNS: nonisolated(nonsending); nonisolated
  }
}
@MainActor extension Free {
  func shown() {} // isolation: @MainActor
  class Shown { // isolation: nonisolated
    func run() {} // isolation: nonisolated
  }
}
@globalActor actor Printer { static let shared = Printer() } // isolation: nonisolated
@Printer struct Press { // isolation: @Printer
  struct Plate { // isolation: nonisolated
    func ink() {} // isolation: nonisolated
  }
}
extension Press {
  func roll() {} // isolation: @Printer
  struct Roller { // isolation: 6: nonisolated; @MainActor
    func turn() {} // isolation: 6: nonisolated; @MainActor
  }
}
@Printer extension Plain {
  func print() {} // isolation: @Printer
  struct Copy { // isolation: 6: nonisolated; @MainActor
    func keep() {} // isolation: 6: nonisolated; @MainActor
  }
}
func around() {
  struct Local {
    func run() {} // isolation: 6: nonisolated; @MainActor
    func later() async {} // isolation: 6: nonisolated; @MainActor
    static func make() async {} // isolation: 6: nonisolated; @MainActor
  }
}
nonisolated func aroundFree() {
  struct Local {
    func run() {} // isolation: nonisolated
    func later() async {} // isolation: 6+MA+NNS: nonisolated(nonsending); nonisolated
  }
}
@Printer func aroundPrinter() {
  struct Local {
    func run() {} // isolation: nonisolated
    func later() async {} // isolation: 6+MA+NNS: nonisolated(nonsending); nonisolated
  }
}
func aroundClosure() {
  let work = {
    struct Local {
      func run() {} // isolation: nonisolated
    }
    func inner() {} // isolation: nonisolated
    func innerLater() async {} // isolation: 6+MA+NNS: nonisolated(nonsending); nonisolated
  }
  work()
  Task.detached {
    struct Local {
      func run() {} // isolation: nonisolated
    }
    func inner() {} // isolation: nonisolated
  }
}

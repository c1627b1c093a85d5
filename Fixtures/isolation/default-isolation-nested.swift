// Nested and local types, extensions, actors and subclasses under default isolation.
// configurations: 6, 6+MA

nonisolated struct Tree { // isolation: nonisolated
  func grow() {} // isolation: nonisolated
  struct Branch { // isolation: nonisolated
    func bend() {} // isolation: nonisolated
    struct Leaf { // isolation: nonisolated
      func fall() {} // isolation: nonisolated
    }
  }
  class Root { // isolation: nonisolated
    func drink() {} // isolation: nonisolated
  }
}
extension Tree {
  func climb() {} // isolation: 6+MA: @MainActor; nonisolated
  static func plant() {} // isolation: 6+MA: @MainActor; nonisolated
  var height: Int { 0 } // isolation: 6+MA: @MainActor; nonisolated
  struct Nest { // isolation: 6+MA: @MainActor; nonisolated
    func build() {} // isolation: 6+MA: @MainActor; nonisolated
  }
  class Bird { // isolation: 6+MA: @MainActor; nonisolated
    func sing() {} // isolation: 6+MA: @MainActor; nonisolated
  }
}
nonisolated extension Tree {
  func cut() {} // isolation: nonisolated
  struct Stump { // isolation: nonisolated
    func sit() {} // isolation: nonisolated
  }
}

actor Forest {
  struct Path { // isolation: nonisolated
    func walk() {} // isolation: nonisolated
  }
  enum Season { // isolation: nonisolated
    case winter
    func begin() {} // isolation: nonisolated
  }
  static func open() {} // isolation: nonisolated
  static let size = 1 // isolation: nonisolated
  init() async {} // isolation: actor
}
extension Forest {
  struct Map { // isolation: nonisolated
    func unfold() {} // isolation: nonisolated
  }
  static func close() {} // isolation: nonisolated
}
func visit() { _ = Forest.size } // isolation: 6+MA: @MainActor; nonisolated

nonisolated func measure() { // isolation: nonisolated
  func local() {} // isolation: nonisolated
  let closure = { // isolation: nonisolated
  }
  struct Ruler { // isolation: 6: nonisolated
    func read() {} // isolation: nonisolated
  }
  local()
  closure()
}
func weigh() { // isolation: 6+MA: @MainActor; nonisolated
  struct Scale { // isolation: 6: nonisolated
    func read() {} // isolation: 6+MA: @MainActor; nonisolated
  }
}

nonisolated protocol Rooted { // isolation: nonisolated
  func hold() // isolation: nonisolated
}
struct Bush: Rooted { // isolation: 6+MA: @MainActor; nonisolated
  func hold() {} // isolation: 6+MA: @MainActor; nonisolated
  func bloom() {} // isolation: 6+MA: @MainActor; nonisolated
}
protocol Trimmed { // isolation: 6+MA: @MainActor; nonisolated
  func trim() // isolation: 6+MA: @MainActor; nonisolated
}
nonisolated struct Hedge: Trimmed { // isolation: nonisolated
  func trim() {} // isolation: 6+MA: @MainActor; nonisolated
}

nonisolated class Plant { // isolation: nonisolated
  func age() {} // isolation: nonisolated
}
class Fern: Plant { // isolation: nonisolated
  func unroll() {} // isolation: nonisolated
  override func age() {} // isolation: nonisolated
  static func spread() {} // isolation: nonisolated
  var fronds: Int { 0 } // isolation: nonisolated
  struct Spore { // isolation: nonisolated
    func drift() {} // isolation: nonisolated
  }
}
extension Fern {
  func rest() {} // isolation: 6+MA: @MainActor; nonisolated
}

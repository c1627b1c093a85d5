// The compiler looks at a type when it checks a requirement that isolates nothing, in the order of conformances and requirements;
// members that are looked at later take nothing from theirs. '@unchecked Sendable' keeps it from looking for another reason.
// configurations: 5, 5+ISO, 6

nonisolated protocol Shown { // isolation: nonisolated
  @MainActor func show() // isolation: @MainActor
}
nonisolated protocol MadeFirst { // isolation: nonisolated
  static func make() // isolation: nonisolated
  @MainActor func show() // isolation: @MainActor
}
nonisolated protocol MadeLast { // isolation: nonisolated
  @MainActor func show() // isolation: @MainActor
  static func make() // isolation: nonisolated
}
nonisolated protocol Held { // isolation: nonisolated
  func hold() // isolation: nonisolated
  @MainActor func show() // isolation: @MainActor
}
nonisolated protocol Free {} // isolation: nonisolated
protocol Plain { // isolation: nonisolated
  func hold() // isolation: nonisolated
  @MainActor func show() // isolation: @MainActor
}

struct First: MadeFirst, @unchecked Sendable { // isolation: nonisolated
  init() {} // isolation: nonisolated
  func show() {} // isolation: nonisolated
  static func make() {} // isolation: nonisolated
}
struct Stated: MadeFirst, @unchecked Sendable { // isolation: nonisolated
  init() {} // isolation: nonisolated
  func show() {} // isolation: 5+ISO: nonisolated; @MainActor
  nonisolated static func make() {} // isolation: nonisolated
}
final class Last: MadeLast, @unchecked Sendable { // isolation: nonisolated
  init() {} // isolation: nonisolated
  static func make() {} // isolation: nonisolated
  func show() {} // isolation: 5+ISO: nonisolated; @MainActor
}
// An instance member of a nonisolated protocol is nonisolated by that, and asks nothing.
struct Instance: Held, @unchecked Sendable { // isolation: nonisolated
  init() {} // isolation: nonisolated
  func hold() {} // isolation: nonisolated
  func show() {} // isolation: 5+ISO: nonisolated; @MainActor
}
struct Unmarked: Plain, Free, @unchecked Sendable { // isolation: nonisolated
  init() {} // isolation: nonisolated
  func hold() {} // isolation: nonisolated
  func show() {} // isolation: nonisolated
}

// An enum of plain cases is compared for free, and that is checked first.
enum Simple: Shown, @unchecked Sendable { // isolation: nonisolated
  case one, two
  func show() {} // isolation: nonisolated
}
enum Raw: Int, Shown, @unchecked Sendable { // isolation: nonisolated
  func show() {} // isolation: nonisolated
  case one
}
enum Valued: Shown, @unchecked Sendable { // isolation: nonisolated
  case one, two(Int)
  func show() {} // isolation: 5+ISO: nonisolated; @MainActor
}
enum Empty: Shown, @unchecked Sendable { // isolation: nonisolated
  func show() {} // isolation: 5+ISO: nonisolated; @MainActor
}
enum Around: Shown, @unchecked Sendable { // isolation: nonisolated
  enum Inner { case one } // isolation: nonisolated
  func show() {} // isolation: 5+ISO: nonisolated; @MainActor
}

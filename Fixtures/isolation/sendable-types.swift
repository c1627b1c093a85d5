// Classes, actors, isolated types, protocols, and conformances that are written or withheld.
// configurations: 5, 5complete, 6

class Reference {} // sendable: no
class Base: @unchecked Sendable { // sendable: yes
  var x = 0
}
final class Derived: Base, @unchecked Sendable {} // sendable: yes
final class Immutable: Sendable { // sendable: yes
  let x = 1
}
final class Kept: Sendable { // sendable: yes
  @MainActor var shown = 1
  let y = 1
  nonisolated(unsafe) var raw = 2
  var computed: Int { 1 }
  static let one = 1
}
actor Store { // sendable: yes
  var reference = Reference()
}

@MainActor class Screen { // sendable: yes
  var references = [Reference()]
}
class SubScreen: Screen {} // sendable: yes
@MainActor class Shown: Reference {} // sendable: no
@MainActor struct Frame { // sendable: yes
  var reference = Reference()
}
@MainActor protocol Visible {} // sendable: no
struct Icon: Visible { // sendable: yes
  var reference = Reference()
}

struct Withheld {} // sendable: no
@available(*, unavailable) extension Withheld: Sendable {}
class WithheldClass {} // sendable: no
@available(*, unavailable) extension WithheldClass: Sendable {}
class Inheriting: WithheldClass {} // sendable: no
struct Storing { // sendable: no
  var withheld = Withheld()
}

protocol Plain {} // sendable: no
protocol Passed: Sendable {} // sendable: yes
protocol Broken: Error {} // sendable: yes
struct Failure: Error { // sendable: yes
  var code = 0
}
struct PlainHolder { // sendable: no
  var plain: any Plain
}
struct PassedHolder { // sendable: yes
  var passed: any Passed
}
struct AnyHolder { // sendable: no
  var value: Any
}
struct ErrorHolder { // sendable: yes
  var error: any Error
}
struct PathHolder { // sendable: no
  var path: KeyPath<Failure, Int>
}
struct TypeHolder { // sendable: yes
  var type: Reference.Type
}

// Types that default isolation leaves out: those whose own declaration names a protocol that needs them off the actor.
// configurations: 6, 6+MA

struct Failure: Error { // isolation: nonisolated
  func explain() {} // isolation: nonisolated
  static func unknown() {} // isolation: nonisolated
  struct Detail { // isolation: nonisolated
    func show() {} // isolation: nonisolated
  }
}
extension Failure {
  func retry() {} // isolation: nonisolated
  struct Hint { // isolation: 6+MA: @MainActor; nonisolated
    func show() {} // isolation: 6+MA: @MainActor; nonisolated
  }
}
enum Key: String, CodingKey { // isolation: nonisolated
  case name
  func lower() {} // isolation: nonisolated
}
struct Tag: Hashable { // isolation: 6+MA: @MainActor; nonisolated
  func print() {} // isolation: 6+MA: @MainActor; nonisolated
}

// Typealiases and compositions are looked through; plain Sendable exempts nothing.
typealias EquatableError = Error & Equatable
struct Mismatch: EquatableError { // isolation: nonisolated
  func explain() {} // isolation: nonisolated
}
struct Lost: Error & Sendable { // isolation: nonisolated
  func explain() {} // isolation: nonisolated
}
struct Trusted: @unchecked Sendable { // isolation: 6+MA: @MainActor; nonisolated
  func use() {} // isolation: 6+MA: @MainActor; nonisolated
}
struct Plain: Sendable & Hashable { // isolation: 6+MA: @MainActor; nonisolated
  func use() {} // isolation: 6+MA: @MainActor; nonisolated
}

// A conformance in an extension does not exempt.
struct Late { // isolation: 6+MA: @MainActor; nonisolated
  func explain() {} // isolation: 6+MA: @MainActor; nonisolated
}
extension Late: Error {}

// Of a module's own protocols, only an explicitly nonisolated one exempts.
nonisolated protocol Message: Sendable { // isolation: nonisolated
  func encode() // isolation: nonisolated
}
protocol Note: Sendable { // isolation: 6+MA: @MainActor; nonisolated
  func encode() // isolation: 6+MA: @MainActor; nonisolated
}
struct Letter: Message { // isolation: nonisolated
  func encode() {} // isolation: nonisolated
  func seal() {} // isolation: nonisolated
}
struct Card: Note { // isolation: 6+MA: @MainActor; nonisolated
  func encode() {} // isolation: 6+MA: @MainActor; nonisolated
  func seal() {} // isolation: 6+MA: @MainActor; nonisolated
}
struct Stamp: SendableMetatype { // isolation: 6+MA: @MainActor; nonisolated
  func stick() {} // isolation: 6+MA: @MainActor; nonisolated
}

// Protocols themselves are never exempt.
protocol Located: SendableMetatype { // isolation: 6+MA: @MainActor; nonisolated
  func find() // isolation: 6+MA: @MainActor; nonisolated
}
extension Located {
  func near() {} // isolation: 6+MA: @MainActor; nonisolated
}
protocol Reported: Error { // isolation: 6+MA: @MainActor; nonisolated
  func report() // isolation: 6+MA: @MainActor; nonisolated
}
extension Reported {
  func log() {} // isolation: 6+MA: @MainActor; nonisolated
}
protocol Shared: Sendable { // isolation: 6+MA: @MainActor; nonisolated
  func share() // isolation: 6+MA: @MainActor; nonisolated
}
extension Shared {
  func copy() {} // isolation: 6+MA: @MainActor; nonisolated
}

// A protocol on a global actor beats the exemption.
@MainActor protocol Shown { // isolation: @MainActor
  func show() // isolation: @MainActor
}
struct ShownFailure: Error, Shown { // isolation: @MainActor
  func show() {} // isolation: @MainActor
  func hide() {} // isolation: @MainActor
}
nonisolated struct QuietFailure: Error { // isolation: nonisolated
  func hide() {} // isolation: nonisolated
}

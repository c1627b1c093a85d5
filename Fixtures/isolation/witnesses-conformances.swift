// Which conformance a requirement comes with: what is stated goes before what comes along, what is stated first before the rest, and
// what a superclass has is not stated again. A member is a witness only where that conformance is stated.
// configurations: 6, 6+MA, 6+MA+NNS

protocol Made { // isolation: 6: nonisolated; @MainActor
  @MainActor func open() // isolation: @MainActor
  @MainActor static func size() // isolation: @MainActor
}
protocol Sold: Made {} // isolation: 6: nonisolated; @MainActor
protocol Lent: Made { // isolation: 6: nonisolated; @MainActor
  @MainActor func lend() // isolation: @MainActor
}
nonisolated protocol Free: Made {} // isolation: nonisolated
nonisolated protocol Freer: Free {} // isolation: nonisolated
protocol Freed: Free {} // isolation: 6: nonisolated; @MainActor
nonisolated protocol Loose: Lent {} // isolation: nonisolated
nonisolated protocol Both: Made, Sold {} // isolation: nonisolated

struct Box {} // isolation: 6: nonisolated; @MainActor
extension Box: Sold {
  func open() {} // isolation: @MainActor
}
extension Box: Lent {
  static func size() {} // isolation: 6: nonisolated; @MainActor
  func lend() {} // isolation: @MainActor
}
struct Bag: Sold { // isolation: 6: nonisolated; @MainActor
  static func size() {} // isolation: 6: nonisolated; @MainActor
}
extension Bag: Made {
  func open() {} // isolation: @MainActor
}

@MainActor struct FreeFirst: Free, Sold { // isolation: @MainActor
  func open() {} // isolation: nonisolated
  static func size() {} // isolation: nonisolated
}
@MainActor struct FreeLast: Sold, Free { // isolation: @MainActor
  func open() {} // isolation: @MainActor
  static func size() {} // isolation: @MainActor
}
@MainActor struct FreeBySomeOther: Freer { // isolation: @MainActor
  func open() {} // isolation: @MainActor
  static func size() {} // isolation: @MainActor
}
@MainActor struct FreeByAnother: Freed { // isolation: @MainActor
  func open() {} // isolation: @MainActor
  static func size() {} // isolation: @MainActor
}
@MainActor struct FreeBesides: Freer, Free { // isolation: @MainActor
  func open() {} // isolation: nonisolated
  static func size() {} // isolation: nonisolated
}
@MainActor struct FreeAndStated: Free, Made { // isolation: @MainActor
  func open() {} // isolation: @MainActor
  static func size() {} // isolation: @MainActor
}
@MainActor struct FreeTwiceUp: Loose { // isolation: @MainActor
  func open() {} // isolation: @MainActor
  static func size() {} // isolation: @MainActor
  func lend() {} // isolation: nonisolated
}
@MainActor struct FreeBoth: Both { // isolation: @MainActor
  func open() {} // isolation: nonisolated
  static func size() {} // isolation: nonisolated
}

extension Made {
  @MainActor func open() {} // isolation: @MainActor
  @MainActor static func size() {} // isolation: @MainActor
}
class Base: Made { // isolation: 6: nonisolated; @MainActor
  nonisolated init() {} // isolation: nonisolated
}
class Derived: Base, Sold { // isolation: 6: nonisolated; @MainActor
  func open() {} // isolation: 6: nonisolated; @MainActor
  nonisolated override init() {} // isolation: nonisolated
}
class Later: Base { // isolation: 6: nonisolated; @MainActor
  nonisolated override init() {} // isolation: nonisolated
}
extension Later: Free {
  func open() {} // isolation: 6: nonisolated; @MainActor
}

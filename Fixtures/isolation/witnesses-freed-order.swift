// A nonisolated protocol makes its conformers nonisolated, but a member that the compiler looks at before its type still takes the actor
// of its requirement.
// configurations: 5, 5complete, 5+ISO, 6

nonisolated protocol Priced { // isolation: nonisolated
  @MainActor var price: Int { get } // isolation: @MainActor
  @MainActor func pay() // isolation: @MainActor
}
// Variables are looked at in their order, functions after what conformances ask for.
struct Ticket: Priced { // isolation: nonisolated
  var price: Int { 1 } // isolation: @MainActor
  func pay() {} // isolation: nonisolated
  init(_ price: Int) {} // isolation: nonisolated
}
struct Voucher: Priced { // isolation: nonisolated
  let number = 1 // isolation: nonisolated
  var price: Int { number } // isolation: nonisolated
  func pay() {} // isolation: nonisolated
  init(_ price: Int) {} // isolation: nonisolated
}
struct Receipt: Priced { // isolation: nonisolated
  @MainActor static let number = 1 // isolation: @MainActor
  var price: Int { 1 } // isolation: @MainActor
  func pay() {} // isolation: nonisolated
  init(_ price: Int) {} // isolation: nonisolated
}
// An unchecked conformance asks for nothing.
class Coupon: Priced, @unchecked Sendable { // isolation: nonisolated
  var price: Int { 1 } // isolation: @MainActor
  func pay() {} // isolation: 5+ISO: nonisolated; @MainActor
  init(_ price: Int) {} // isolation: nonisolated
}
// Whether a class is Sendable that does not say so is asked first, and so is what an initialiser or coding keys are made from.
class Stamp: Priced { // isolation: nonisolated
  var price: Int { 1 } // isolation: nonisolated
  func pay() {} // isolation: nonisolated
  init(_ price: Int) {} // isolation: nonisolated
}
struct Token: Priced { // isolation: nonisolated
  let price: Int // isolation: nonisolated
  func pay() {} // isolation: nonisolated
}
struct Badge: Priced { // isolation: nonisolated
  var price: Int { 1 } // isolation: 5complete: nonisolated; 6: nonisolated; @MainActor
  func pay() {} // isolation: nonisolated
}
struct Plaque: Priced { // isolation: nonisolated
  var price: Int { 1 } // isolation: 5complete: nonisolated; 6: nonisolated; @MainActor
  func pay() {} // isolation: nonisolated
  @MainActor let number = 1 // isolation: @MainActor
}
struct Label: Priced, Codable { // isolation: nonisolated
  var price: Int { 1 } // isolation: nonisolated
  func pay() {} // isolation: nonisolated
  init(_ price: Int) {} // isolation: nonisolated
}

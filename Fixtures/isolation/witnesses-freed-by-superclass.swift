// A nonisolated superclass makes a class nonisolated, but a variable that the compiler looks at before the class still takes the actor of
// its requirement.
// configurations: 5, 5complete, 5+ISO, 6

protocol Priced { // isolation: nonisolated
  @MainActor var price: Int { get } // isolation: @MainActor
  @MainActor func pay() // isolation: @MainActor
}
nonisolated class Paper: @unchecked Sendable {} // isolation: nonisolated
class Ticket: Paper, Priced { // isolation: nonisolated
  var price: Int { 1 } // isolation: @MainActor
  func pay() {} // isolation: nonisolated
}
class Coupon: Paper, Priced, @unchecked Sendable { // isolation: nonisolated
  var price: Int { 1 } // isolation: @MainActor
  func pay() {} // isolation: nonisolated
}
// Variables are looked at in their order.
class Voucher: Paper, Priced, @unchecked Sendable { // isolation: nonisolated
  let number = 1 // isolation: nonisolated
  var price: Int { number } // isolation: nonisolated
  func pay() {} // isolation: nonisolated
}
class Receipt: Paper, Priced, @unchecked Sendable { // isolation: nonisolated
  var price: Int { number } // isolation: @MainActor
  let number = 1 // isolation: nonisolated
  func pay() {} // isolation: nonisolated
  init(_ price: Int) {} // isolation: nonisolated
}
// Whether a class is Sendable that does not say so is asked first.
nonisolated class Card {} // isolation: nonisolated
class Stamp: Card, Priced { // isolation: nonisolated
  var price: Int { 1 } // isolation: nonisolated
  func pay() {} // isolation: nonisolated
}
// In an extension the class is looked at before its members.
class Folder: Paper, @unchecked Sendable {} // isolation: nonisolated
extension Folder: Priced {
  var price: Int { 1 } // isolation: nonisolated
  func pay() {} // isolation: nonisolated
}

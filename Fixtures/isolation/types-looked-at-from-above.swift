// An extension above a type in its file can have the compiler look at the type before the type's members, and so frees them of their requirements' actors.
// configurations: 5, 5complete, 5+ISO, 6

nonisolated protocol Priced { // isolation: nonisolated
  @MainActor var price: Int { get } // isolation: @MainActor
  @MainActor func pay() // isolation: @MainActor
}
nonisolated protocol Shared: Sendable { // isolation: nonisolated
  @MainActor var price: Int { get } // isolation: @MainActor
  @MainActor func pay() // isolation: @MainActor
}
@MainActor protocol Shown: Sendable {} // isolation: @MainActor

// Whether an enum is Sendable is asked with its first declaration, unless something says so.
enum Ticket: Priced { // isolation: nonisolated
  var price: Int { 0 } // isolation: @MainActor
  func pay() {} // isolation: nonisolated
}
extension Voucher {}
enum Voucher: Priced { // isolation: nonisolated
  var price: Int { 0 } // isolation: nonisolated
  func pay() {} // isolation: nonisolated
}
extension Receipt {}
enum Receipt: Shared { // isolation: nonisolated
  var price: Int { 0 } // isolation: @MainActor
  func pay() {} // isolation: nonisolated
}
extension Coupon {}
enum Coupon: Priced, Sendable { // isolation: nonisolated
  var price: Int { 0 } // isolation: @MainActor
  func pay() {} // isolation: nonisolated
}
extension Stamp {}
enum Stamp: Priced, @unchecked Sendable { // isolation: nonisolated
  var price: Int { 0 } // isolation: @MainActor
  func pay() {} // isolation: 5+ISO: nonisolated; @MainActor
}
extension Label {}
enum Label: Priced { // isolation: nonisolated
  var price: Int { 0 } // isolation: @MainActor
  func pay() {} // isolation: 5+ISO: nonisolated; @MainActor
}
extension Label: Sendable {}
extension Parcel: Sendable {}
enum Parcel: Priced { // isolation: nonisolated
  var price: Int { 0 } // isolation: nonisolated
  func pay() {} // isolation: nonisolated
}
extension Crate: @unchecked Sendable {}
enum Crate: Priced { // isolation: nonisolated
  var price: Int { 0 } // isolation: @MainActor
  func pay() {} // isolation: 5+ISO: nonisolated; @MainActor
}

// A member that says nothing of its own asks the type.
extension Basket { func empty() {} } // isolation: nonisolated
enum Basket: Priced, Sendable { // isolation: nonisolated
  var price: Int { 0 } // isolation: nonisolated
  func pay() {} // isolation: nonisolated
}
extension Cart { @MainActor func empty() {} } // isolation: @MainActor
enum Cart: Priced, Sendable { // isolation: nonisolated
  var price: Int { 0 } // isolation: @MainActor
  func pay() {} // isolation: nonisolated
}
@MainActor extension Shelf { func empty() {} } // isolation: @MainActor
enum Shelf: Priced, Sendable { // isolation: nonisolated
  var price: Int { 0 } // isolation: @MainActor
  func pay() {} // isolation: nonisolated
}
enum Rack: Priced, Sendable { // isolation: nonisolated
  var price: Int { 0 } // isolation: @MainActor
  func pay() {} // isolation: nonisolated
}
extension Rack { func empty() {} } // isolation: nonisolated
extension Store { subscript(place: Int) -> Int { place } } // isolation: nonisolated
final class Store: Shared, Sendable { // isolation: nonisolated
  var price: Int { 0 } // isolation: nonisolated
  func pay() {} // isolation: nonisolated
}
extension Depot {}
final class Depot: Shared, Sendable { // isolation: nonisolated
  var price: Int { 0 } // isolation: 5complete: nonisolated; 6: nonisolated; @MainActor
  func pay() {} // isolation: nonisolated
}

// What an extension below says of Sendable is asked there.
struct Order: Priced { // isolation: nonisolated
  func pay() {} // isolation: 5: @MainActor; nonisolated
  var price: Int { 0 } // isolation: 5complete: nonisolated; 6: nonisolated; @MainActor
}
extension Order: Shown {}
final class Invoice: Priced { // isolation: nonisolated
  var price: Int { 0 } // isolation: 5complete: nonisolated; 6: nonisolated; @MainActor
  func pay() {} // isolation: 5: @MainActor; nonisolated
}
extension Invoice: @unchecked Sendable {}
final class Account: Priced { // isolation: nonisolated
  var price: Int { 0 } // isolation: 5complete: nonisolated; 6: nonisolated; @MainActor
  func pay() {} // isolation: 5: @MainActor; nonisolated
}
extension Account: Sendable {}

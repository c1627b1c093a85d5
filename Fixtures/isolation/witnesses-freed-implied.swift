// A nonisolated protocol that comes along with another one frees a type as one that is stated does, and as late.
// configurations: 5, 5complete, 5+ISO, 6, 6+MA

nonisolated protocol Named {} // isolation: nonisolated
protocol Priced: Named { // isolation: 6+MA: @MainActor; nonisolated
  @MainActor var price: Int { get } // isolation: @MainActor
  @MainActor func pay() // isolation: @MainActor
}
// A variable that is looked at before its type takes the actor of its requirement.
struct Ticket: Priced { // isolation: 6+MA: @MainActor; nonisolated
  var price: Int { 1 } // isolation: 5: @MainActor; 5+ISO: @MainActor; 6+MA: @MainActor; nonisolated
  func pay() {} // isolation: 6+MA: @MainActor; nonisolated
}
struct Voucher: Priced { // isolation: 6+MA: @MainActor; nonisolated
  var price = 1 // isolation: 6+MA: @MainActor; nonisolated
  func pay() {} // isolation: 6+MA: @MainActor; nonisolated
}
struct Receipt {} // isolation: 6+MA: @MainActor; nonisolated
extension Receipt: Priced {
  var price: Int { 1 } // isolation: @MainActor
  func pay() {} // isolation: @MainActor
}
final class Coupon: Priced { // isolation: 6+MA: @MainActor; nonisolated
  var price: Int { 1 } // isolation: 6+MA: @MainActor; nonisolated
  func pay() {} // isolation: 6+MA: @MainActor; nonisolated
}

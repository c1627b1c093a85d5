// What default isolation covers: everything of the module, but for deinitialisers.
// configurations: 5, 5+MA, 6, 6+MA, 6+NNS, 6+MA+NNS

class Account { // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
  var total = 0 // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
  func pay() {} // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
  static func open() {} // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
  init() {} // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
  deinit {} // isolation: nonisolated
}
struct Bill { // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
  var sum = 0 // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
  func send() async {} // isolation: 5, 6: nonisolated; 6+NNS: nonisolated(nonsending); @MainActor
  static let limit = 1 // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
}
enum Tariff { // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
  case flat(Int)
  var price: Int { 0 } // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
}
func total() {} // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
protocol Payable { // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
  func due() // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
}
extension Payable {
  func remind() {} // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
}
extension Int {
  func cents() {} // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
  static func zeroCents() {} // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated
}
let rate = 1 // isolation: 5+MA, 6+MA, 6+MA+NNS: @MainActor; nonisolated

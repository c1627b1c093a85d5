import SwiftUI
actor Bank {
  var balance = 0
  var name = ""
  var user: User?
  func compound(_ id: Int) async {
    balance += await price(id)
    balance = (await price(id)) + balance
  }
  func first(_ id: Int) async {
    let price = await price(id)
    let old = balance
    balance = old + price
  }
  // Which of the calls suspends is not known: perhaps the one before.
  func mixed(_ id: Int) async {
    balance = await max(price(id), balance)
  }
  // A part is read, and the whole is replaced.
  func refresh() async throws {
    user = try await load(user?.id)
  }
  func renew() async throws {
    user = try await user?.renewed()
    balance = await (self.balance.corrected())
  }
  func other() async {
    let old = name
    name = ""
    await log()
    name = old
  }
  func unrelated() async {
    var balance = balance
    balance = balance + (await price(1))
    print(balance)
  }
  // The suspension is behind.
  func late() async {
    let old = balance
    balance = old + 1
    await log()
  }
  func closure() {
    let old = balance
    Task { await log() }
    balance = old + 1
  }
  var computed: Int {
    get { balance }
    set { balance = newValue }
  }
  func property() async { computed = computed + (await price(1)) }
}
// Whether the class is on an actor is not known.
final class Model: Foreign {
  var total = 0
  func add() async { total = total + (await price(1)) }
}

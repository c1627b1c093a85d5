actor Bank {
  var balance = 0
  var history: [String: [Int]] = [:]
  func split(_ amount: Int) async {
    let old = balance
    await log(old)
    balance = old + amount // expect: actor-stale-read-modify-write
  }
  func tasks(_ amount: Int) {
    Task {
      let old = self.balance
      await self.log(old)
      self.balance = old - amount // expect: actor-stale-read-modify-write
    }
  }
  func element(_ key: String) async {
    var entries = history[key] ?? []
    entries.append(await rate())
    history[key] = entries // expect: actor-stale-read-modify-write
  }
  func passed() async throws {
    balance = try await corrected(balance) // expect: actor-stale-read-modify-write
  }
  func loop(_ ids: [Int]) async {
    var sum = balance
    for id in ids { sum += await price(id) }
    balance = sum // expect: actor-stale-read-modify-write
  }
  func bound() async {
    guard var entries = history["a"] else { return }
    entries.append(await rate())
    history["a"] = entries // expect: actor-stale-read-modify-write
  }
  func log(_ value: Int) async {}
  func rate() async -> Int { 1 }
  func price(_ id: Int) async -> Int { id }
  func corrected(_ value: Int) async throws -> Int { value }
}

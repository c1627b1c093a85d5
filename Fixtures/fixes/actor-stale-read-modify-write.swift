// unsafe, mode 6

actor Till {
  private var total = 0
  private var highest = 0

  func add(_ article: Int) async {
    total = total + (await price(of: article))
  }

  func update(_ article: Int) async throws {
    highest = max(highest, try await checkedPrice(of: article))
  }

  private func price(of article: Int) async -> Int { article * 2 }
  private func checkedPrice(of article: Int) async throws -> Int { article }
}

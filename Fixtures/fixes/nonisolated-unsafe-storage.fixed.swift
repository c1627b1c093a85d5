// safe, mode 6
enum Names {
  static let first: String = "a"
}

@MainActor enum Shared {
  nonisolated static let limit: Int = 1
}

func readLimit() -> Int { Shared.limit }

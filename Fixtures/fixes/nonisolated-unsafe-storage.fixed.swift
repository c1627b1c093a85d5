// safe, mode 6
enum Names {
  static let first: String = "a"
}

@MainActor enum Shared {
  nonisolated static let limit: Int = 1
}

func readLimit() -> Int { Shared.limit }

@MainActor enum Sizes {
  // nonisolated because code on other threads reads it, too.
  nonisolated static let width: Int = 2
}

func readWidth() -> Int { Sizes.width }

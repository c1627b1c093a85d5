// safe, mode 6
enum Names {
  nonisolated(unsafe) static let first: String = "a"
}

@MainActor enum Shared {
  nonisolated(unsafe) static let limit: Int = 1
}

func readLimit() -> Int { Shared.limit }

@MainActor enum Sizes {
  // nonisolated(unsafe) because code on other threads reads it, too.
  nonisolated(unsafe) static let width: Int = 2
}

func readWidth() -> Int { Sizes.width }

// safe, mode 6
enum Names {
  nonisolated(unsafe) static let first: String = "a"
}

@MainActor enum Shared {
  nonisolated(unsafe) static let limit: Int = 1
}

func readLimit() -> Int { Shared.limit }

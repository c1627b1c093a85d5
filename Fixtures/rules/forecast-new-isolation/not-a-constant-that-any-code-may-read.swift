@MainActor final class Session { nonisolated static let limit = 1 }
func limit() -> Int { Session.limit }

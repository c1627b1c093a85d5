@MainActor final class Session { static let limit = 1 }
@MainActor func limit() -> Int { Session.limit }

@MainActor final class Session { static let limit = 1 }
func limit() -> Int { Session.limit }  // expect: forecast-new-isolation

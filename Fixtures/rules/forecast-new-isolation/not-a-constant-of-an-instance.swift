@MainActor final class Session { let limit = 1 }
func limit(of session: Session) -> Int { session.limit }

// Where the constant is, is not known.
final class Settings { let limit = 1 }
extension ForeignApp { static let settings = Settings() }

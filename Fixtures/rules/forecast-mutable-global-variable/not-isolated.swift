@MainActor var limit = 1
@MainActor final class OwnScreenNotIsolated { static var shared = OwnScreenNotIsolated() }
@globalActor actor Storage { static let shared = Storage() }
@Storage var rows = [1]

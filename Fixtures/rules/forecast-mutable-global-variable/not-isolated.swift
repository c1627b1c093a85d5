@MainActor var limit = 1
@MainActor final class Screen { static var shared = Screen() }
@globalActor actor Storage { static let shared = Storage() }
@Storage var rows = [1]

protocol Named { var name: String { get } }
@MainActor final class Screen: Named { nonisolated var name: String { "" } }
func show(_ screen: Screen) { let named: any Named = screen; _ = named }

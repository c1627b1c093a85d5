protocol Named { var name: String { get } }
@MainActor final class Screen: @MainActor Named { var name: String { "" } }
@MainActor func show(_ screen: Screen) { let named: any Named = screen; _ = named }

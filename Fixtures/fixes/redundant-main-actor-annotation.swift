// safe, mode 6
@MainActor final class TitleStore {
  @MainActor var title = ""
  @MainActor func show() { print(title) }
  @MainActor
  static func make() -> TitleStore { TitleStore() }
}

// safe, mode 6
@MainActor final class TitleStore {
  var title = ""
  func show() { print(title) }
  static func make() -> TitleStore { TitleStore() }
}

@MainActor public struct Screen {
  public let title: String
}

enum Settings {
  #if canImport(UIKit)
  @MainActor
  #endif
  static var retries = 3
}

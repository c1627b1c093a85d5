// safe, mode 5
final class ColorPalette: Sendable {
  static let shared = ColorPalette()
  let names = ["red"]
}

final class NamedPalette : CustomStringConvertible, Sendable { // one of many
  static let shared = NamedPalette()
  let description = "named"
}

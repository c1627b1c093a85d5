// safe, mode 5
final class ColorPalette {
  static let shared = ColorPalette()
  let names = ["red"]
}

final class NamedPalette : CustomStringConvertible { // one of many
  static let shared = NamedPalette()
  let description = "named"
}

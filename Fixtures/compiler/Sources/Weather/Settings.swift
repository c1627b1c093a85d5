/// Nobody changes these: constants would do.
public enum Settings {
  static var interval = 60
  static var unit = "°C"
}

/// Changed from anywhere.
public var requestCount = 0
public func countRequest() { requestCount += 1 }

public final class Palette {
  public static let shared = Palette(name: "plain")
  let name: String
  init(name: String) { self.name = name }
}

/// `file:` URIs and the paths that they name, byte by byte: a path need not be UTF-8.
public enum FileURI {
  /// The absolute path; nil for another scheme or host, and for what is no URI.
  public static func path(_ uri: String) -> [UInt8]? {
    let bytes = Array(uri.utf8)
    let prefix = Array("file://".utf8)
    guard bytes.count > prefix.count, String(uri.prefix(prefix.count)).lowercased().utf8.elementsEqual(prefix) else {
      return nil
    }
    let rest = bytes[prefix.count...]
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    guard slash == rest.startIndex || rest[..<slash].elementsEqual("localhost".utf8) else { return nil }
    return decoded(rest[slash...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
  }

  /// - Parameter path: absolute.
  public static func uri(_ path: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text = Array("file://".utf8)
    for byte in path {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.append(byte)
      default: text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Nil where an escape has no two digits, or is NUL, which no path has.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var decoded: [UInt8] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      if bytes[place] == UInt8(ascii: "%") {
        guard place + 2 < bytes.endIndex, let high = digit(bytes[place + 1]), let low = digit(bytes[place + 2]) else {
          return nil
        }
        decoded.append(high << 4 | low)
        place += 3
      } else {
        decoded.append(bytes[place])
        place += 1
      }
    }
    return decoded.contains(0) ? nil : decoded
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// A path as the URI reference that SARIF requires.
struct ArtifactURI {
  /// Percent-encoded: a relative reference, or a `file:` URI.
  let text: String
  /// Whether it is relative to the root of the run.
  let isRelative: Bool

  /// - Parameter root: the absolute directory of the run, if it is known.
  init(path: String, root: String?) {
    if path.utf8.first != UInt8(ascii: "/") {
      text = percentEncoded(path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
      isRelative = true
    } else if let root, let inside = Self.relative(path, to: root) {
      text = percentEncoded(inside)
      isRelative = true
    } else {
      text = "file://" + percentEncoded(path)
      isRelative = false
    }
  }

  /// The URI of a directory: it ends with a slash, so that references resolve below it.
  static func directory(_ path: String) -> String {
    "file://" + percentEncoded(path) + (path.utf8.last == UInt8(ascii: "/") ? "" : "/")
  }

  private static func relative(_ path: String, to root: String) -> String? {
    let base = Array(root.utf8) + (root.utf8.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")])
    guard path.utf8.starts(with: base), path.utf8.count > base.count else { return nil }
    return String(decoding: path.utf8.dropFirst(base.count), as: UTF8.self)
  }
}

/// The path with every byte escaped except RFC 3986's unreserved characters and the slash. Colons too: in a first
/// segment one would read as a scheme.
private func percentEncoded(_ path: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var encoded: [UInt8] = []
  encoded.reserveCapacity(path.utf8.count)
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      encoded.append(byte)
    default:
      encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
    }
  }
  return String(decoding: encoded, as: UTF8.self)
}

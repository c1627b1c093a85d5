/// What a file's path tells about it. Paths are separated by `/`.
enum FilePaths {
  private static let slash = UInt8(ascii: "/")

  /// Below a folder whose name is `Tests` or ends so.
  static func isBelowTests(_ path: String) -> Bool {
    let suffix: StaticString = "Tests/"
    var matched = 0
    // No prefix of the suffix repeats in it, so a mismatch starts over at most with its first byte.
    for byte in path.utf8 {
      if byte == suffix.utf8Start[matched] {
        matched += 1
        if matched == suffix.utf8CodeUnitCount { return true }
      } else {
        matched = byte == suffix.utf8Start[0] ? 1 : 0
      }
    }
    return false
  }

  /// `Package.swift`, or `Package@swift-6.0.swift`.
  static func isManifest(_ path: String) -> Bool {
    let start = path.utf8.lastIndex(of: slash).map { path.utf8.index(after: $0) } ?? path.startIndex
    let file = path.utf8[start...]
    return file.elementsEqual("Package.swift".utf8) || file.starts(with: "Package@swift-".utf8)
  }

  /// The path up to its last `/`, without it; empty where there is none.
  static func directory(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return String(path[..<last])
  }
}

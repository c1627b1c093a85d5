/// What a file's path tells about it. Paths are separated by `/`.
enum FilePaths {
  private static let slash = UInt8(ascii: "/")

  /// Below a folder whose name is `Tests` or ends so.
  static func isBelowTests(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { ByteSearch.contains(tests, in: $0) }
  }

  private static let tests = Array("Tests/".utf8)

  /// `main.swift`, which is a script.
  static func isMain(_ path: String) -> Bool { path == "main.swift" || path.hasSuffix("/main.swift") }

  /// The path up to its last `/`, without it; empty where there is none.
  static func directory(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return String(path[..<last])
  }

  /// What stands for the module of a file until targets are read: the path up to and with the folder below `Sources` or `Tests`,
  /// as the package manager lays targets out; the directory where there is no such folder.
  static func module(of path: String) -> Substring { folder(of: path).path }

  /// Whether a file stands in the folder of a target, as the package manager lays targets out.
  static func isBelowTarget(_ path: String) -> Bool { folder(of: path).isOfTarget }

  /// What stands behind the last `/`.
  static func lastComponent(of path: Substring) -> Substring { path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...] }

  private static func folder(of path: String) -> (path: Substring, isOfTarget: Bool) {
    var start = path.startIndex
    var isBelowRoot = false
    while let end = path.utf8[start...].firstIndex(of: slash) {
      if isBelowRoot { return (path[..<end], true) }
      let component = path[start..<end]
      isBelowRoot = component == "Sources" || component == "Tests"
      start = path.utf8.index(after: end)
    }
    guard let last = path.utf8.lastIndex(of: slash) else { return ("", false) }
    return (path[..<last], false)
  }
}

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
  static func module(of path: String) -> Substring {
    var start = path.startIndex
    var isBelowRoot = false
    while let end = path.utf8[start...].firstIndex(of: slash) {
      if isBelowRoot { return path[..<end] }
      let component = path[start..<end]
      isBelowRoot = component == "Sources" || component == "Tests"
      start = path.utf8.index(after: end)
    }
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return path[..<last]
  }
}

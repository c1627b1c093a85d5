import LintSyntax

/// What a file's path tells about it. Paths are separated by `/`.
enum FilePaths {
  private static let slash = UInt8(ascii: "/")

  /// Below a folder whose name is `Tests` or ends so.
  static func isBelowTests(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { ByteSearch.contains(belowTests, in: $0) }
  }

  private static let belowTests = ByteSearch.Needle("Tests/")

  /// `main.swift`, which is a script.
  static func isMain(_ path: String) -> Bool { path == "main.swift" || path.hasSuffix("/main.swift") }

  /// The path up to its last `/`, without it; empty where there is none.
  static func directory(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "" }
    return String(path[..<last])
  }

  /// The folder that identifies a file's module if its target has not been read.
  struct ModuleFolder: Sendable, Hashable {
    /// Up to and with the folder below `Sources` or `Tests`, as the package manager lays targets out; the directory
    /// where there is no such folder.
    let path: String
    /// Whether it is the folder of a target, as the package manager lays targets out.
    let isOfTarget: Bool

    /// The part after the last `/`.
    var name: String {
      let start = path.utf8.lastIndex(of: slash).map { path.utf8.index(after: $0) } ?? path.startIndex
      return String(path[start...])
    }
  }

  static func moduleFolder(of path: String) -> ModuleFolder {
    var path = path
    let (end, isOfTarget) = path.withUTF8 { endOfModule(in: $0) }
    return ModuleFolder(path: String(decoding: path.utf8.prefix(end), as: UTF8.self), isOfTarget: isOfTarget)
  }

  private static func endOfModule(in path: UnsafeBufferPointer<UInt8>) -> (Int, isOfTarget: Bool) {
    var start = 0
    var isBelowRoot = false
    while true {
      let end = ByteSearch.place(of: slash, in: path, from: start)
      if end == path.count { return (max(0, start - 1), false) }
      if isBelowRoot { return (end, true) }
      let component = UnsafeBufferPointer(rebasing: path[start..<end])
      isBelowRoot = isSpelled(component, "Sources") || isSpelled(component, "Tests")
      start = end + 1
    }
  }

  private static func isSpelled(_ component: UnsafeBufferPointer<UInt8>, _ name: StaticString) -> Bool {
    ByteSearch.areEqual(component, UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }
}

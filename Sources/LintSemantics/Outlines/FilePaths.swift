import LintSyntax

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

  /// What stands for the module of a file where nobody has read its target.
  struct ModuleFolder: Sendable, Hashable {
    /// Up to and with the folder below `Sources` or `Tests`, as the package manager lays targets out; the directory
    /// where there is no such folder.
    let path: String
    /// Whether it is the folder of a target, as the package manager lays targets out.
    let isOfTarget: Bool

    /// What stands behind the last `/`.
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
    var last = 0
    var isBelowRoot = false
    for end in path.indices where path[end] == slash {
      if isBelowRoot { return (end, true) }
      let component = path[start..<end]
      isBelowRoot = component.elementsEqual(sources) || component.elementsEqual(tests.dropLast())
      (start, last) = (end + 1, end)
    }
    return (last, false)
  }

  private static let sources = Array("Sources".utf8)
}

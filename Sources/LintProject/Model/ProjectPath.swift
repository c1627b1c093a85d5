/// Paths of a project as text: relative to its root, separated by `/`, empty for the root itself.
enum ProjectPath {
  /// `base` followed by `path`, with `.` and `..` resolved.
  ///
  /// - Returns: nil when the path is absolute or leaves the root.
  static func join(_ base: String, _ path: String) -> String? {
    if path.utf8.first == UInt8(ascii: "/") { return nil }
    var parts = base.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// The directory above; empty for a path of one component.
  static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  static func name(of path: String) -> Substring {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  /// Whether `path` is the directory or something below it.
  static func isAtOrBelow(_ path: String, _ directory: String) -> Bool {
    if directory.isEmpty { return true }
    guard path.utf8.starts(with: directory.utf8) else { return false }
    let rest = path.utf8.dropFirst(directory.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }
}

import LintSyntax

/// Paths of a project as text: relative to its root, separated by `/`, empty for the root itself.
enum ProjectPath {
  /// `base` followed by `path`, with `.` and `..` resolved.
  ///
  /// - Returns: nil when the path is absolute or leaves the root.
  static func join(_ base: String, _ path: String) -> String? {
    if path.utf8.first == UInt8(ascii: "/") { return nil }
    if isPlain(base), isPlain(path) {
      if base.isEmpty || path.isEmpty { return base.isEmpty ? path : base }
      var joined = ""
      joined.reserveCapacity(base.utf8.count + 1 + path.utf8.count)
      joined += base
      joined += "/"
      joined += path
      return joined
    }
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

  /// Whether there is nothing to resolve: no component is empty, `.` or `..`. Nearly all paths of a project file are
  /// such.
  private static func isPlain(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { path in
      var start = 0
      while true {
        let end = ByteSearch.place(of: UInt8(ascii: "/"), in: path, from: start)
        switch end - start {
        case 0: if !path.isEmpty { return false }
        case 1: if path[start] == UInt8(ascii: ".") { return false }
        case 2: if path[start] == UInt8(ascii: "."), path[start + 1] == UInt8(ascii: ".") { return false }
        default: break
        }
        if end == path.count { return true }
        start = end + 1
      }
    }
  }

  /// The directory above; empty for a path of one component.
  static func directory(of path: String) -> String {
    guard let slash = lastSlash(in: path) else { return "" }
    return String(path[..<slash])
  }

  /// Whether ``directory(of:)`` of the path is this directory, without making a string of it.
  static func isDirectly(_ path: String, in directory: String) -> Bool {
    let (path, directory) = (path.utf8, directory.utf8)
    // The directory, a slash unless it is the root, and a name.
    let start = directory.isEmpty ? 0 : directory.count + 1
    guard path.count > start else { return false }
    let isDirectly = path.withContiguousStorageIfAvailable { path in
      directory.withContiguousStorageIfAvailable { directory in
        (start == 0 || path[start - 1] == UInt8(ascii: "/"))
          && ByteSearch.areEqual(UnsafeBufferPointer(rebasing: path[..<directory.count]), directory)
          && ByteSearch.place(of: UInt8(ascii: "/"), in: path, from: start) == path.count
      }
    }
    // Only strings bridged from another language are not contiguous.
    return (isDirectly ?? nil) ?? (Self.directory(of: String(path)) == String(directory))
  }

  static func name(of path: String) -> Substring {
    guard let slash = lastSlash(in: path) else { return path[...] }
    return path[path.utf8.index(after: slash)...]
  }

  private static func lastSlash(in path: String) -> String.Index? {
    let slash = UInt8(ascii: "/")
    let place = path.utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: slash) }
    // Only strings bridged from another language are not contiguous.
    guard let place else { return path.utf8.lastIndex(of: slash) }
    return place.map { path.utf8.index(path.startIndex, offsetBy: $0) }
  }

  /// Whether `path` is the directory or something below it.
  static func isAtOrBelow(_ path: String, _ directory: String) -> Bool {
    if directory.isEmpty { return true }
    guard path.utf8.starts(with: directory.utf8) else { return false }
    let rest = path.utf8.dropFirst(directory.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }
}

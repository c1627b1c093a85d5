/// Symbolic links that may be part of an untrusted repository: a link can name any file of the machine, so links are
/// followed only inside of the repository, and never into its git directory.
///
/// A link in a directory that is in no repository, no project and not in the working directory is the user's own.
enum RepositoryLinks {
  /// The directory that a path leads to, without links: its last component may be missing.
  ///
  /// - Throws: `leadsOutside` for a link in a repository that leads out of it.
  static func directory(of path: FilePath) throws(FileError) -> FilePath {
    var current = path.isAbsolute ? "/" : try Platform.workingDirectory()
    for part in (path.parent ?? ".").bytes.split(separator: UInt8(ascii: "/")) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8) {
        current = current.parent ?? "/"
        continue
      }
      let next = current.appending(part)
      if try Platform.status(of: next, followingSymlinks: false).kind == .symbolicLink {
        current = try target(of: next, within: bounds(of: current))
      } else {
        current = next
      }
    }
    return current
  }

  /// The file that a found path leads to, which may be a link itself.
  ///
  /// - Parameters:
  ///   - name: of an entry of the directory.
  ///   - directory: absolute, without links. If it belongs to nothing larger, links must not lead out of it.
  static func file(_ name: String, in directory: FilePath) throws(FileError) -> FilePath {
    let path = directory.appending(name)
    if try Platform.status(of: path, followingSymlinks: false).kind != .symbolicLink { return path }
    return try target(of: path, within: bounds(of: directory) ?? directory)
  }

  /// A file that something in a directory names by its path: like links, the path must not lead out of what the
  /// directory belongs to.
  ///
  /// - Parameters:
  ///   - path: from the directory, or absolute.
  ///   - directory: absolute, without links.
  /// - Returns: an absolute path, whose links are not resolved: the file may be missing.
  /// - Throws: `leadsOutside`.
  static func place(named path: FilePath, in directory: FilePath) throws(FileError) -> FilePath {
    let whole = (path.isAbsolute ? path : directory.appending(path.bytes)).normalized
    var parts: [ArraySlice<UInt8>] = []
    for part in whole.bytes.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual("..".utf8) { _ = parts.popLast() } else { parts.append(part) }
    }
    let place = FilePath(Array("/".utf8) + parts.joined(separator: "/".utf8))
    // Checked before the file system is asked: a repository must not learn whether a file outside exists.
    try check(place, within: bounds(of: directory) ?? directory)
    return place
  }

  /// The same without links, of a file that exists.
  static func file(named path: FilePath, in directory: FilePath) throws(FileError) -> FilePath {
    try target(of: place(named: path, in: directory), within: bounds(of: directory) ?? directory)
  }

  /// The directory that links in a directory may not lead out of; nil if they are the user's own.
  ///
  /// - Parameter directory: absolute, without links.
  static func bounds(of directory: FilePath) -> FilePath? {
    if let root = ProjectRoot.repository(of: directory) ?? ProjectRoot.enclosing(directory) { return root }
    guard let working = try? Platform.workingDirectory(), working != "/" else { return nil }
    return directory == working || directory.isBelow(working) ? working : nil
  }

  private static func target(of link: FilePath, within bounds: FilePath?) throws(FileError) -> FilePath {
    let target = try Platform.canonicalPath(of: link)
    if let bounds { try check(target, within: bounds) }
    return target
  }

  private static func check(_ target: FilePath, within bounds: FilePath) throws(FileError) {
    if target == bounds { return }
    guard let inside = target.relative(to: bounds) else { throw .leadsOutside }
    // A git directory may contain secrets of continuous integration, such as a checkout token, which no commit may
    // expose.
    if inside.split(separator: UInt8(ascii: "/")).contains(where: { $0.elementsEqual(".git".utf8) }) {
      throw .leadsOutside
    }
  }
}

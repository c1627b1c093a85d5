/// Writes a whole report to a path, so that a reader sees the old content or the new one and never a part.
public enum OutputFile {

  /// Replaces a regular file, or makes a new one, through a temporary file next to it, and keeps its permissions. A
  /// terminal, a pipe or a device such as `/dev/null` is written to as it is, and so is an open file such as
  /// `/dev/stdout`.
  ///
  /// A link in a repository is replaced, wherever it leads: the repository may be untrusted. Elsewhere the link stays,
  /// and its target is replaced.
  ///
  /// - Throws: `leadsOutside` if a directory of the path is a link out of its repository.
  public static func write(_ content: ContiguousArray<UInt8>, to path: FilePath) throws(FileError) {
    if let descriptor = FileDescriptor(named: path) { return try descriptor.write(content) }
    let directory = try RepositoryLinks.directory(of: path)
    let path = directory.appending(path.lastComponent)
    if try isLink(path), RepositoryLinks.bounds(of: directory) != nil {
      return try replace(path, with: content, permissions: 0o666)
    }
    let existing: Platform.Status?
    do {
      existing = try Platform.status(of: path)
    } catch {
      guard error == Platform.noSuchFile else { throw error }
      existing = nil
    }
    switch existing?.kind {
    case nil:
      try replace(path, with: content, permissions: 0o666)
    case .regular:
      let target = try Platform.canonicalPath(of: path)
      try replace(target, with: content, permissions: existing?.permissions ?? 0o666)
    default:
      try write(content, to: try Platform.open(path, .writeExisting))
    }
  }

  /// The regular file that ``write(_:to:)`` would make or replace: absolute, without links; nil for a terminal, a pipe
  /// or a device, and if it could not be written.
  public static func file(at path: FilePath) -> FilePath? {
    guard FileDescriptor(named: path) == nil, let directory = try? RepositoryLinks.directory(of: path) else {
      return nil
    }
    let place = directory.appending(path.lastComponent)
    if (try? isLink(place)) == true, RepositoryLinks.bounds(of: directory) != nil { return place }
    // A link that leads nowhere is replaced.
    guard let status = try? Platform.status(of: place) else { return place }
    return status.kind == .regular ? try? Platform.canonicalPath(of: place) : nil
  }

  /// Writes a file that does not exist yet.
  ///
  /// - Throws: ``FileError/isExistingFile`` when it does; it is left alone.
  public static func create(_ path: FilePath, holding content: ContiguousArray<UInt8>) throws(FileError) {
    let path = try RepositoryLinks.directory(of: path).appending(path.lastComponent)
    let descriptor = try Platform.open(path, .create(permissions: 0o666))
    do {
      try write(content, to: descriptor)
    } catch {
      // The first error is the one that the user needs.
      try? Platform.remove(path)
      throw error
    }
  }

  private static func isLink(_ path: FilePath) throws(FileError) -> Bool {
    do {
      return try Platform.status(of: path, followingSymlinks: false).kind == .symbolicLink
    } catch {
      if error.isNoSuchFile { return false }
      throw error
    }
  }

  private static func replace(
    _ target: FilePath, with content: ContiguousArray<UInt8>, permissions: UInt16
  ) throws(FileError) {
    let name = Array(".".utf8) + target.lastComponent + Array(".\(Platform.processIdentifier).tmp".utf8)
    let temporary = target.parent?.appending(name) ?? FilePath(name)
    try Interruption.removing(temporary) { () throws(FileError) in
      let descriptor = try Platform.open(temporary, .create(permissions: permissions))
      do throws(FileError) {
        try write(content, to: descriptor)
        try Platform.rename(temporary, to: target)
      } catch {
        // The first error is the one that the user needs.
        try? Platform.remove(temporary)
        throw error
      }
    }
  }

  private static func write(_ content: ContiguousArray<UInt8>, to descriptor: FileDescriptor) throws(FileError) {
    do {
      try descriptor.write(content)
    } catch {
      // The first error is the one to tell.
      try? Platform.close(descriptor)
      throw error
    }
    try Platform.close(descriptor)
  }
}

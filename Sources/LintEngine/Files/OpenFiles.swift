/// Files that an editor has open, among those that were discovered.
extension Discovery {
  /// The texts of open files by the paths that analysis has for them; what is no file of the discovery is left out.
  ///
  /// - Parameter documents: by absolute paths without symbolic links.
  public func overlay(of documents: [FilePath: [UInt8]]) -> [FilePath: [UInt8]] {
    if documents.isEmpty { return [:] }
    let wanted = Set(documents.keys.compactMap(\.parent))
    let numbers = Set(directories.indices.filter { wanted.contains(directories[$0]) })
    var overlay: [FilePath: [UInt8]] = [:]
    for file in files where numbers.contains(file.directory) {
      if let text = documents[canonicalPath(of: file)] { overlay[file.path] = text }
    }
    return overlay
  }

  /// The file that a report names: absolute, and below the paths that were given without symbolic links if they were.
  public func absolutePath(ofReported path: String) -> FilePath {
    // Only such names may be repaired ones.
    let isPlain = path.utf8.allSatisfy { $0 < 0x80 }
    let known = isPlain ? nil : files.first { $0.path.description == path }
    let path = known?.path ?? FilePath(path)
    // Without a working directory, no relative path was made.
    return path.isAbsolute ? path : (try? Platform.workingDirectory())?.appending(path.bytes) ?? path
  }
}

extension FilePath {
  /// Without symbolic links; the last component may be missing.
  public var canonical: FilePath {
    // What does not exist has no other name.
    if let path = try? Platform.canonicalPath(of: self) { return path }
    guard let parent, let directory = try? Platform.canonicalPath(of: parent) else { return normalized }
    return directory.appending(lastComponent)
  }

  /// Whether something is at the path.
  public var exists: Bool {
    // No status, no file.
    (try? Platform.status(of: self)) != nil
  }

  /// The root of the project that a directory belongs to; nil for none.
  public var enclosingProject: FilePath? { ProjectRoot.enclosing(self) }
}

/// The names of files in a patch for `git apply` in the working directory.
///
/// Within a repository git reads them from its top, wherever it runs. What is outside of the folder in which it runs it
/// leaves out, without a word and with status 0.
public struct PatchNames {
  private let workingDirectory: FilePath
  private let top: FilePath

  /// - Throws: when the system does not tell the working directory.
  public init() throws(FileError) {
    workingDirectory = try Platform.workingDirectory()
    top = ProjectRoot.repository(of: workingDirectory) ?? workingDirectory
  }

  /// The name of a file that exists; `nil` for one that is not below the working directory.
  ///
  /// - Throws: when its folder cannot be found.
  public func name(of path: FilePath) throws(FileError) -> FilePath? {
    let name = path.lastComponent
    let folder = path.normalized.parent ?? "."
    // `..` after a symbolic link leads elsewhere than its text says. Of a link that is edited, the name stays.
    let resolved = try Platform.canonicalPath(of: folder).appending(name)
    guard resolved.isBelow(workingDirectory) else { return nil }
    return resolved.relative(to: top).map { FilePath($0) }
  }
}

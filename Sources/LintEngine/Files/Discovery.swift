/// Finds the Swift files to report on and, around them, those to analyse.
///
/// - Directories are walked without following symbolic links, to files or to directories: what a link leads to is
///   found under its own name or was not asked for. A link that was given as a path is followed.
/// - What `.gitignore` files ignore is left out, up to the root of the repository, and so are directories of built and
///   fetched code. A file that was given by name is taken all the same; `excludes` overrule even that.
/// - The result depends neither on the order of the paths nor on that of directory entries.
public struct Discovery: Sendable {

  public struct File: Sendable, Equatable {
    /// As people shall see it: below a directory that was given, with that directory as it was spelled.
    public let path: FilePath
    /// False for a file that is analysed only because those that are reported on may depend on it.
    public let isReported: Bool

    public init(path: FilePath, isReported: Bool) {
      self.path = path
      self.isReported = isReported
    }
  }

  public struct Problem: Sendable, Equatable {
    public let path: FilePath
    public let error: FileError
    /// False when the trouble lies outside the paths that were given.
    public let isReported: Bool
  }

  /// In the order of their paths' bytes.
  public private(set) var files: [File] = []
  public private(set) var problems: [Problem] = []

  /// - Parameters:
  ///   - paths: Files and directories.
  ///   - excludes: Patterns as in a `.gitignore` file in the working directory.
  /// - Throws: When there is no working directory.
  public init(paths: [FilePath], excludes: [FilePath] = []) throws(FileError) {
    let workingDirectory = try Platform.workingDirectory()
    var found: [FilePath: File] = [:]
    var walk = Walk(excludes: excludes, workingDirectory: workingDirectory)

    var roots: [Root] = []
    for path in Set(paths.map(\.normalized)).sorted() {
      do {
        roots.append(try Root(path))
      } catch {
        problems.append(Problem(path: path, error: error, isReported: true))
      }
    }

    for root in roots { walk.visit(root.project, in: root.project) }
    for root in roots where !root.isFile { walk.visit(root.canonical, in: root.project) }
    for root in roots where root.isFile && !walk.isExcluded(root.canonical, in: root.project) {
      walk.files.append(root.canonical)
    }

    let directories = roots.filter { !$0.isFile }
    for canonical in walk.files {
      let spellings =
        directories.compactMap { $0.spelling(of: canonical) }
        + roots.filter { $0.isFile && $0.canonical == canonical }.map(\.spelled)
      found[canonical] = File(
        path: Self.shortest(spellings) ?? Self.spelling(of: canonical, from: workingDirectory),
        isReported: !spellings.isEmpty)
    }
    files = found.values.sorted { $0.path < $1.path }

    for (canonical, error) in walk.problems {
      let spellings = directories.compactMap { $0.spelling(of: canonical) }
      problems.append(
        Problem(
          path: Self.shortest(spellings) ?? Self.spelling(of: canonical, from: workingDirectory), error: error,
          isReported: !spellings.isEmpty))
    }
    problems.sort { $0.path < $1.path }
  }

  private static func shortest(_ paths: [FilePath]) -> FilePath? {
    paths.min { ($0.count, $0) < ($1.count, $1) }
  }

  private static func spelling(of path: FilePath, from workingDirectory: FilePath) -> FilePath {
    path.relative(to: workingDirectory).map { FilePath($0) } ?? path
  }
}

/// A path that was given.
private struct Root {
  let spelled: FilePath
  let canonical: FilePath
  let isFile: Bool
  /// The directory whose files are analysed with this one.
  let project: FilePath

  init(_ path: FilePath) throws(FileError) {
    spelled = path
    switch try Platform.status(of: path).kind {
    case .directory: isFile = false
    case .regular: isFile = true
    case .symbolicLink, .other: throw .notRegular
    }
    canonical = try Platform.canonicalPath(of: path)
    project = ProjectRoot.enclosing(isFile ? canonical.parent ?? "/" : canonical)
  }

  func spelling(of path: FilePath) -> FilePath? {
    if path == canonical { return spelled }
    guard let below = path.relative(to: canonical) else { return nil }
    return spelled == "." ? FilePath(below) : spelled.appending(below)
  }
}

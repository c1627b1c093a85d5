/// Which files fixes may write, judged before anything is written.
public struct EditableFile: Sendable, Equatable {
  /// Why a file is left alone.
  public enum Obstacle: Sendable, Equatable, CustomStringConvertible {
    case isReadOnly
    /// Replacing one name would leave the others with the old text.
    case hasOtherNames(count: Int)
    /// The target of a symbolic link that is not at or below a given path.
    case leadsOutside(target: String)
    /// It is not at or below a given path, or a pattern leaves it out.
    case isLeftOut
    /// Its replacement would belong to another user.
    case belongsToAnotherUser
    case error(FileError)

    public var description: String {
      switch self {
      case .isReadOnly: "is read-only"
      case .hasOtherNames(let count): "has \(count) hard links"
      case .leadsOutside(let target): "is a link to '\(target)', which is not at or below a given path"
      case .isLeftOut: "is not at or below a given path, or is left out"
      case .belongsToAnotherUser: "belongs to another user"
      case .error(let error): "cannot be written: \(error.advice(.writing))"
      }
    }
  }

  /// The regular file itself: absolute, without links.
  let path: FilePath
  /// The folder that a journal of it is about.
  let base: FilePath
}

/// The paths that a run of fixes was given: nothing outside of them is written.
public struct FixScope: Sendable {
  private struct Root {
    /// Without links in the directories above it; a link to a file stays one.
    let path: FilePath
    let isDirectory: Bool
    /// The root of the project around, or the directory itself.
    let base: FilePath
  }

  private var roots: [Root] = []

  /// Leaves out paths that do not exist, which discovery reports.
  public init(_ paths: [FilePath]) {
    for path in paths {
      // A path that is gone has no file to edit.
      guard let status = try? Platform.status(of: path), let canonical = try? Platform.canonicalPath(of: path) else {
        continue
      }
      let isDirectory = status.kind == .directory
      // If the links above the file cannot be resolved separately, the canonical path is as good.
      let own = isDirectory ? canonical : (try? Self.withoutLinksAbove(path)) ?? canonical
      let directory = isDirectory ? canonical : canonical.parent ?? "/"
      roots.append(Root(path: own, isDirectory: isDirectory, base: ProjectRoot.enclosing(directory) ?? directory))
    }
  }

  /// The folders that journals of these paths are about.
  var bases: [FilePath] { Set(roots.map(\.base)).sorted() }

  /// The repositories that these paths are in.
  var repositories: [FilePath] { Set(bases.compactMap { ProjectRoot.repository(of: $0) }).sorted() }

  /// The file at a path, or why it must not be written.
  func editable(_ path: FilePath) -> Result<EditableFile, EditableFile.Refused> {
    do {
      return try check(path)
    } catch {
      return .failure(EditableFile.Refused(obstacle: .error(error)))
    }
  }

  private func check(_ path: FilePath) throws(FileError) -> Result<EditableFile, EditableFile.Refused> {
    func refused(_ obstacle: EditableFile.Obstacle) -> Result<EditableFile, EditableFile.Refused> {
      .failure(EditableFile.Refused(obstacle: obstacle))
    }
    let target = try Platform.canonicalPath(of: path)
    guard let root = roots.first(where: { $0.path == target || $0.isDirectory && target.isBelow($0.path) }) else {
      return refused(.leadsOutside(target: target.description))
    }
    let status = try Platform.status(of: target, followingSymlinks: false)
    guard status.kind == .regular else { throw .notRegular }
    if status.linkCount > 1 { return refused(.hasOtherNames(count: status.linkCount)) }
    if status.permissions & 0o200 == 0 || !Platform.isWritable(target) { return refused(.isReadOnly) }
    if !Platform.canKeep(owner: status.owner) { return refused(.belongsToAnotherUser) }
    return .success(EditableFile(path: target, base: root.base))
  }

  private static func withoutLinksAbove(_ path: FilePath) throws(FileError) -> FilePath {
    try Platform.canonicalPath(of: path.parent ?? ".").appending(path.lastComponent)
  }
}

extension EditableFile {
  struct Refused: Error, Equatable {
    let obstacle: Obstacle
  }
}

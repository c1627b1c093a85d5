import LintKit

/// The changes in the repositories of a run: only findings there are reported, while everything is analysed.
public struct Changes: Sendable {
  public enum Kind: Sendable {
    /// In the work tree since the branch was made: since the last common commit of this revision and the current one.
    case since(revision: [UInt8])
    /// In the index. Its content is analysed where the work tree differs.
    case staged
  }

  private enum Extent {
    case everything
    /// From 1, in order.
    case lines([Range<Int>])
  }

  /// By the names that reports have for the files.
  private var extents: [String: Extent] = [:]
  /// The content of the index for files that differ in the work tree.
  public private(set) var overlay: [FilePath: [UInt8]] = [:]

  /// Asks git, and limits the reports of `discovery` to what has changed.
  public init(_ kind: Kind, in discovery: inout Discovery) throws {
    let repositories = try Self.repositories(of: discovery)
    var names: [FilePath: FilePath] = [:]
    for file in discovery.files { names[discovery.canonicalPath(of: file)] = file.path }
    for file in discovery.settingsFiles { names[try Platform.canonicalPath(of: file.path)] = file.path }
    for repository in repositories {
      guard let git = Git(repository: repository, keepsIndex: repositories.count == 1) else { throw ChangesError.noGit }
      let changes = try RepositoryChanges(git, kind)
      for (path, lines) in changes.lines {
        if let name = names[repository.appending(path)] { extents[name.description] = .lines(lines) }
      }
      for path in changes.newFiles {
        if let name = names[repository.appending(path)] { extents[name.description] = .everything }
      }
      for (path, text) in changes.texts {
        if let name = names[repository.appending(path)] { overlay[name] = text }
      }
    }
    let changed = Set(extents.keys)
    discovery.limitReports { changed.contains($0.path.description) }
  }

  /// Whether a line of the finding has changed.
  public func contains(_ diagnostic: Diagnostic) -> Bool {
    switch extents[diagnostic.path] {
    case nil: return false
    case .everything: return true
    case .lines(let ranges):
      let range = diagnostic.range
      // A range that ends with a line break ends on that break's line.
      let end = range.end.column == 1 && range.end.line > range.start.line ? range.end.line - 1 : range.end.line
      return ranges.contains { $0.overlaps(range.start.line..<end + 1) }
    }
  }

  /// The repositories of the given paths. What other repositories inside of them contain is not included.
  private static func repositories(of discovery: Discovery) throws(ChangesError) -> [FilePath] {
    var found: Set<FilePath> = []
    for (path, directory) in discovery.givenDirectories {
      guard let repository = ProjectRoot.repository(of: directory) else { throw .noRepository(path) }
      found.insert(repository)
    }
    return found.sorted()
  }
}

/// The changes that git lists for one repository. Paths are below its root.
private struct RepositoryChanges {
  var lines: [[UInt8]: [Range<Int>]] = [:]
  /// Files that git does not know yet.
  var newFiles: [[UInt8]] = []
  var texts: [[UInt8]: [UInt8]] = [:]

  /// The files that findings can be in.
  private static let files = ["--", "*.swift", "*.pbxproj", "*.xcconfig"]

  init(_ git: Git, _ kind: Changes.Kind) throws {
    guard let settings = try git.settingsWithoutFilters() else { throw ChangesError.failed(git.repository) }
    func output(_ words: [String]) throws -> [UInt8] {
      let outcome = try git.run(words, settings + [(Array("core.quotePath".utf8), Array("true".utf8))])
      guard outcome.status == 0 else { throw ChangesError.failed(git.repository) }
      return outcome.output
    }
    func patch(_ words: [String]) throws -> [[UInt8]: [Range<Int>]] {
      let form = [
        "--no-ext-diff", "--no-textconv", "--no-color", "--text", "--unified=0", "--inter-hunk-context=0",
        "--find-renames", "--no-relative",
        "--src-prefix=a/", "--dst-prefix=b/", "--ignore-submodules=all"
      ]
      return DiffScan(try output(["diff"] + form + words + Self.files)).files
    }

    switch kind {
    case .since(let revision):
      lines = try patch([try Self.mergeBase(revision, git)])
      newFiles = try output(["ls-files", "--others", "--exclude-standard", "-z"] + Self.files).split(separator: 0).map {
        Array($0)
      }
    case .staged:
      lines = try patch(["--cached"])
      for path in try output(
        ["diff", "--no-ext-diff", "--name-only", "-z", "--no-renames", "--no-relative", "--ignore-submodules=all"]
          + Self.files
      ).split(separator: 0) {
        let blob = try git.run([Array("cat-file".utf8), Array("blob".utf8), Array(":0:".utf8) + path], settings)
        // A file in the middle of a merge has no single text.
        if blob.status == 0 { texts[Array(path)] = blob.output }
      }
    }
  }

  private static func mergeBase(_ revision: [UInt8], _ git: Git) throws -> String {
    let name = String(decoding: revision, as: UTF8.self)
    // Git would take it for an option.
    guard revision.first != UInt8(ascii: "-") else { throw ChangesError.noRevision(name) }
    let commit = try git.run([
      Array("rev-parse".utf8), Array("--verify".utf8), Array("--quiet".utf8), revision + Array("^{commit}".utf8)
    ])
    guard commit.status == 0 else { throw ChangesError.noRevision(name) }
    let words = [
      "merge-base", String(decoding: commit.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self), "HEAD"
    ]
    guard let base = try git.line(words) else { throw ChangesError.nothingInCommon(name) }
    return base
  }
}

/// Why the changes are not known, and the remedy.
public enum ChangesError: Error, Equatable, CustomStringConvertible {
  case noGit
  case noRepository(FilePath)
  case noRevision(String)
  case nothingInCommon(String)
  case failed(FilePath)

  public var description: String {
    switch self {
    case .noGit: "git is not installed, and it alone knows what has changed"
    case .noRepository(let path):
      "\(path): is in no git repository, so nothing is known of what has changed; leave '--since' and '--staged' out"
    case .noRevision(let name): "git knows no revision '\(name)'; in a shallow clone, fetch it first"
    case .nothingInCommon(let name):
      "'\(name)' and the current commit have no commit in common; in a shallow clone, fetch more history"
    case .failed(let repository): "\(repository): git could not tell what has changed; it has said why"
    }
  }
}

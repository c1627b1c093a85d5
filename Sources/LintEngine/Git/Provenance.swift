import LintText

/// What a work tree was checked out from.
public struct Provenance: Sendable, Equatable {
  /// The root of the work tree.
  public var root: String
  /// The address of the remote repository, without passwords; nil where there is none.
  public var uri: String?
  /// Nil before the first commit.
  public var revision: String?
  /// Nil where a commit is checked out without a branch.
  public var branch: String?

  /// Reads the provenance of the repository that contains a directory; nil if there is none, or no git.
  ///
  /// - Parameter directory: absolute, without symbolic links.
  public init?(of directory: FilePath) throws(FileError) {
    guard let root = ProjectRoot.repository(of: directory), let git = Git(repository: root, isQuiet: true) else {
      return nil
    }
    let remote = try git.line(["config", "--local", "--get", "remote.origin.url"])
    self.root = root.description
    uri = remote.flatMap(Self.uri(ofRemote:))
    revision = try git.line(["rev-parse", "--verify", "--quiet", "HEAD"])
    branch = try git.line(["symbolic-ref", "--short", "--quiet", "HEAD"])
  }

  /// An address without user and password, with the short form `host:path` written out; nil for a path of this machine.
  static func uri(ofRemote remote: String) -> String? {
    if remote.unicodeScalars.contains(where: {
      !$0.isASCII || $0.value <= 0x20 || "\"<>\\^`{|}".unicodeScalars.contains($0)
    }) {
      return nil
    }
    if let scheme = remote.firstOccurrence(of: "://") {
      var rest = remote[scheme.upperBound...]
      let authority = rest.prefix { $0 != "/" }
      if let user = authority.lastIndex(of: "@") { rest = rest[rest.index(after: user)...] }
      return rest.isEmpty ? nil : String(remote[..<scheme.upperBound] + rest)
    }
    guard let colon = remote.firstIndex(of: ":"), !remote[..<colon].contains("/"), colon != remote.startIndex else {
      return nil
    }
    let host = remote[..<colon].drop { $0 != "@" }.dropFirst()
    let path = remote[remote.index(after: colon)...].drop { $0 == "/" }
    return "ssh://\(host.isEmpty ? remote[..<colon] : host)/\(path)"
  }
}

/// The names in reports for paths that another program wrote, absolute and in its own spelling.
public struct ForeignNames {
  public enum Name: Sendable, Equatable {
    /// A file that is reported on, by its path for users.
    case reported(FilePath)
    /// A file that is not reported on.
    case elsewhere
    /// There is no such file.
    case gone
  }

  private let reported: [FilePath: FilePath]

  public init(_ discovery: Discovery) {
    var reported: [FilePath: FilePath] = [:]
    for file in discovery.files where file.isReported { reported[discovery.canonicalPath(of: file)] = file.path }
    self.reported = reported
  }

  public func name(of path: FilePath) -> Name {
    if let name = reported[path] { return .reported(name) }
    do throws(FileError) {
      return reported[try Platform.canonicalPath(of: path)].map(Name.reported) ?? .elsewhere
    } catch {
      return error.isNoSuchFile ? .gone : .elsewhere
    }
  }
}

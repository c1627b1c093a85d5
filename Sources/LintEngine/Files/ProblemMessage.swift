import LintDiagnostics

extension Discovery.Problem {
  /// For users: the path, what is wrong with it, and the remedy. For a path that does not exist, the remedy is a
  /// similar name in its directory, if there is one.
  public var message: String {
    if error.isNoSuchFile, let other = path.closestExisting { return "\(path): \(error); did you mean '\(other)'?" }
    return "\(path): \(error.advice(.reading))"
  }
}

extension FilePath {
  /// An entry of the same directory with a similar name.
  fileprivate var closestExisting: FilePath? {
    let directory = parent ?? "."
    var listing = DirectoryListing()
    // A folder that cannot be listed has no similar name.
    guard (try? Platform.list(directory, into: &listing)) != nil else { return nil }
    let names = (0..<listing.count).map { String(decoding: listing.name($0), as: UTF8.self) }
    guard let name = closestName(to: String(decoding: lastComponent, as: UTF8.self), among: names.sorted()) else {
      return nil
    }
    return parent == nil ? FilePath(name) : directory.appending(name)
  }
}

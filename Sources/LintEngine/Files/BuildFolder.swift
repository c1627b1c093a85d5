/// What a build has left on disk.
public struct BuildFolder: Sendable {
  /// The compiler's files of diagnostics, in the order of their paths' bytes.
  public private(set) var diagnosticsFiles: [FilePath] = []
  public private(set) var problems: [(path: FilePath, error: FileError)] = []

  /// Walks a directory for files that end in `.dia`, as SwiftPM and Xcode lay them out. Symbolic links below it are not
  /// followed: `.build/debug` is one, and its target is next to it.
  ///
  /// - Throws: when the directory itself cannot be listed.
  public init(_ root: FilePath) throws(FileError) {
    var listing = DirectoryListing()
    var pending = [root.normalized]
    while let directory = pending.popLast() {
      do {
        try Platform.list(directory, into: &listing)
      } catch {
        if directory == root.normalized { throw error }
        problems.append((directory, error))
        continue
      }
      for index in 0..<listing.count {
        let name = listing.name(index)
        switch listing.kind(index) {
        case .regular where name.hasSuffix(".dia"): diagnosticsFiles.append(directory.appending(name))
        case .directory where !Self.isSkipped(name): pending.append(directory.appending(name))
        default: break
        }
      }
    }
    diagnosticsFiles.sort()
    problems.sort { $0.path < $1.path }
  }

  /// Dependencies as they were fetched: sources that nothing is built in.
  private static func isSkipped(_ name: ArraySlice<UInt8>) -> Bool {
    ["checkouts", "repositories", ".git"].contains { name.elementsEqual($0.utf8) }
  }
}

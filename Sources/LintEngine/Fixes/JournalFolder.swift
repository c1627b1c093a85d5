/// The place of journals of fixes: a folder that only this user can write, outside of every repository.
///
/// A journal says what files are to hold, and a repository may contain anything, a git directory included. So neither a
/// work tree nor a git directory is a place for one: the author of a file there is unknown.
struct JournalFolder {
  /// Absolute, without links.
  let path: FilePath

  /// The places to try, the best first: where programs of this user keep their state, and a folder where files outlive
  /// a restart, for users without a home directory that can be written.
  ///
  /// - Parameter environment: the value of a variable.
  static func candidates(_ environment: (String) -> String? = Platform.environment) -> [FilePath] {
    let state = environment("XDG_STATE_HOME").map { FilePath($0) }.flatMap { $0.isAbsolute ? $0 : nil }
    let home = environment("HOME").map { FilePath($0) }.flatMap { $0.isAbsolute ? $0 : nil }
    #if os(macOS)
      let standard = home?.appending("Library/Application Support")
    #else
      let standard = home?.appending(".local/state")
    #endif
    return [(state ?? standard)?.appending("concurlint"), FilePath("/var/tmp/concurlint-\(Platform.userIdentifier)")]
      .compactMap { $0 }
  }

  /// Uses a place if its folder can be trusted.
  ///
  /// - Parameter base: the folder that a journal would be about.
  init?(existingAt candidate: FilePath, for base: FilePath, _ files: some FileOperations) {
    guard let status = try? files.status(of: candidate), Self.isPrivate(status, .directory) else { return nil }
    guard let path = try? Platform.canonicalPath(of: candidate), Self.isOutside(path, base) else { return nil }
    self.path = path
  }

  /// The same, and makes the folder, with those above it, where there is none.
  init?(makingAt candidate: FilePath, for base: FilePath, _ files: some FileOperations) {
    // Nothing is made before it is known where it would be.
    var missing: [FilePath] = []
    var existing = candidate
    while (try? files.status(of: existing)) == nil, let parent = existing.parent {
      missing.append(existing)
      existing = parent
    }
    guard let above = try? Platform.canonicalPath(of: existing), Self.isOutside(above, base) else { return nil }
    for folder in missing.reversed() {
      // What counts is whether it exists afterwards, whichever process made it.
      try? files.createPrivateDirectory(folder)
    }
    self.init(existingAt: candidate, for: base, files)
  }

  func journal(for base: FilePath) -> FilePath { path.appending(FixJournal.name(for: base)) }

  /// Whether something belongs to this user, and no other can write or read it.
  static func isPrivate(_ status: Platform.Status, _ kind: FileKind) -> Bool {
    status.kind == kind && status.owner == Platform.userIdentifier && status.permissions & 0o077 == 0
  }

  /// Whether no file in a place can have come with the code that is fixed, nor with another repository.
  private static func isOutside(_ path: FilePath, _ base: FilePath) -> Bool {
    path != base && !path.isBelow(base) && ProjectRoot.repository(of: path) == nil
  }
}

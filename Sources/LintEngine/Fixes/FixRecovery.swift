/// What a killed run left half done.
public struct FixRecovery: Sendable, Equatable {
  /// The folder that the fix was about.
  public let base: FilePath
  /// Files that have their old text again.
  public let restored: [FilePath]
  /// Files of the same fix that were changed since, and were left as they are.
  public let changed: [FilePath]
}

extension FixWriter {
  /// The folders in which a run was killed while it wrote a fix of several files.
  public var interrupted: [FilePath] { scope.bases.filter { !journals(of: $0).isEmpty } }

  /// Restores the old texts of fixes that were written to only some of their files. A fix that is complete stays.
  ///
  /// - Parameter discovery: of the paths that fixes may edit; no other file is written.
  /// - Throws: before a file of a fix is written, when one of them may not be.
  public func recover(_ discovery: Discovery) throws(FixFailure) -> [FixRecovery] {
    var recoveries: [FixRecovery] = []
    for base in scope.bases {
      for journal in journals(of: base) {
        if let recovery = try recover(base, from: journal, discovery) { recoveries.append(recovery) }
      }
    }
    return recoveries
  }

  private func journals(of base: FilePath) -> [FilePath] {
    let folders = journalFolders.compactMap { JournalFolder(existingAt: $0, for: base, files) }
    // No status, no journal.
    return folders.map { $0.journal(for: base) }.filter { (try? files.status(of: $0)) != nil }
  }

  private func recover(
    _ base: FilePath, from place: FilePath, _ discovery: Discovery
  ) throws(FixFailure) -> FixRecovery? {
    do {
      guard JournalFolder.isPrivate(try files.status(of: place), .regular) else { throw FixFailure.isNoJournal(place) }
      let descriptor = try files.open(place)
      defer { try? files.close(descriptor) }
      guard try files.lock(descriptor) else { throw FixFailure.isBusy(journal: place) }
      // The run that wrote it may have ended just now.
      guard try files.isOpen(descriptor, at: place) else { return nil }
      var recovery: FixRecovery?
      switch FixJournal.read(try files.read(place)) {
      case .whole(let journal) where journal.base == base: recovery = try restore(journal, place, discovery)
      case .whole, .foreign: throw FixFailure.isNoJournal(place)
      case .begun: break
      }
      try files.remove(place)
      try files.syncDirectory(place.parent ?? "/")
      return recovery
    } catch let error as FileError {
      if error.isNoSuchFile { return nil }
      throw .cannotWrite(place, error)
    } catch let failure as FixFailure {
      throw failure
    } catch {
      preconditionFailure("file operations throw nothing else")
    }
  }

  private func restore(
    _ journal: FixJournal, _ place: FilePath, _ discovery: Discovery
  ) throws(FixFailure) -> FixRecovery? {
    var changes: [FixPlan.Change] = []
    var changed: [FilePath] = []
    for entry in journal.entries {
      let path = journal.base.appending(entry.path.bytes)
      // A link in the path would lead out of the project.
      guard let text = try? files.read(path), (try? Platform.canonicalPath(of: path)) == path else {
        changed.append(path)
        continue
      }
      if ContentHash(text) == entry.new {
        changes.append(FixPlan.Change(path: path, old: text, new: entry.old))
      } else if text != entry.old {
        changed.append(path)
      }
    }
    if changes.isEmpty || changes.count == journal.entries.count { return nil }
    let reported = discovery.reportedPaths
    for change in changes {
      if !reported.contains(change.path) { throw .cannotRestore(change.path, .isLeftOut, journal: place) }
      if case .failure(let refused) = scope.editable(change.path) {
        throw .cannotRestore(change.path, refused.obstacle, journal: place)
      }
    }
    for change in changes {
      if let directory = change.path.parent { replacement.sweep(directory) }
      try replacement.replace(change.path, change.old, with: change.new)
    }
    return FixRecovery(base: journal.base, restored: changes.map(\.path), changed: changed)
  }
}

/// Writes the files of a plan, group by group.
public struct FixWriter {
  let scope: FixScope
  let files: any FileOperations
  /// The places where journals may be, the best first.
  let journalFolders: [FilePath]
  let replacement: AtomicReplacement

  public init(scope: FixScope) {
    self.init(scope: scope, files: SystemFiles(), journalFolders: JournalFolder.candidates())
  }

  init(scope: FixScope, files: any FileOperations, journalFolders: [FilePath]) {
    self.scope = scope
    self.files = files
    self.journalFolders = journalFolders
    replacement = AtomicReplacement(files: files)
  }

  /// Removes what killed runs left next to the files that a plan edits.
  public func sweep(_ plan: FixPlan) {
    for directory in Set(plan.originals.keys.compactMap { editable($0)?.path.parent }) { replacement.sweep(directory) }
  }

  private func editable(_ path: FilePath) -> EditableFile? {
    if case .success(let file) = scope.editable(path) { file } else { nil }
  }

  /// Writes the differences between two selections of a plan. A group that cannot be written is left as it was; the
  /// others are written all the same.
  ///
  /// - Returns: the errors, and the files that therefore have the old text.
  public func write(_ plan: FixPlan, from old: FixPlan.Selection, to new: FixPlan.Selection) -> [(
    failure: FixFailure, files: [FilePath]
  )] {
    var failures: [(FixFailure, [FilePath])] = []
    for group in plan.groups(of: plan.changes(from: old, to: new)) {
      do {
        try write(group)
      } catch {
        failures.append((error, group.map(\.path)))
      }
    }
    return failures
  }

  private func write(_ group: [FixPlan.Change]) throws(FixFailure) {
    var targets: [EditableFile] = []
    for change in group {
      switch scope.editable(change.path) {
      case .success(let file): targets.append(file)
      case .failure(let refused): throw .refused(change.path, refused.obstacle)
      }
    }
    for directory in Set(targets.compactMap(\.path.parent)) { replacement.sweep(directory) }
    let changes = zip(targets, group).map { FixPlan.Change(path: $0.path, old: $1.old, new: $1.new) }
    if let only = changes.first, changes.count == 1 {
      return try replacement.replace(only.path, only.old, with: only.new)
    }
    guard let base = targets.first?.base else { return }
    var entries: [FixJournal.Entry] = []
    for (target, change) in zip(targets, changes) {
      guard target.base == base, let path = change.path.relative(to: base) else {
        throw .spansProjects(changes[0].path, change.path)
      }
      entries.append(FixJournal.Entry(path: FilePath(path), old: change.old, new: ContentHash(change.new)))
    }
    try write(changes, FixJournal(base: base, entries: entries))
  }

  /// Several files: all of them or none.
  private func write(_ changes: [FixPlan.Change], _ journal: FixJournal) throws(FixFailure) {
    // Before anything is promised.
    for change in changes {
      do {
        guard try files.read(change.path) == change.old else { throw FixFailure.hasChanged(change.path) }
      } catch let error as FileError {
        throw .cannotWrite(change.path, error)
      } catch {
        throw .hasChanged(change.path)
      }
    }
    guard let folder = journalFolders.lazy.compactMap({ JournalFolder(makingAt: $0, for: journal.base, files) }).first
    else {
      throw .hasNoJournalFolder(changes[0].path)
    }
    let place = folder.journal(for: journal.base)
    let descriptor = try begin(journal, at: place)
    var done: [FixPlan.Change] = []
    do {
      for change in changes {
        try replacement.replace(change.path, change.old, with: change.new)
        done.append(change)
      }
    } catch {
      let failure = error
      do {
        try undo(done + changes[done.count...].prefix(1), place)
      } catch {
        // The journal stays for the next run, which gets its lock.
        try? files.close(descriptor)
        throw error
      }
      finish(place, descriptor)
      throw failure
    }
    finish(place, descriptor)
  }

  /// - Returns: the journal, open and locked.
  private func begin(_ journal: FixJournal, at place: FilePath) throws(FixFailure) -> FileDescriptor {
    do {
      let descriptor = try files.create(place)
      do {
        // Another run may have found it before it was locked; that one removes it.
        guard try files.lock(descriptor) else { throw FixFailure.isBusy(journal: place) }
        try files.write(journal.bytes, to: descriptor)
        try files.sync(descriptor)
        try files.syncDirectory(place.parent ?? "/")
      } catch {
        // The first error is the one to tell.
        if error is FileError { try? files.remove(place) }
        try? files.close(descriptor)
        throw error
      }
      return descriptor
    } catch let error as FileError {
      throw error.isExistingFile ? .isBusy(journal: place) : .cannotWrite(place, error)
    } catch {
      throw .isBusy(journal: place)
    }
  }

  /// The journal is removed first and its lock last. If it cannot be removed, the next run finds all files new, and
  /// nothing to do.
  private func finish(_ place: FilePath, _ descriptor: FileDescriptor) {
    try? files.remove(place)
    try? files.syncDirectory(place.parent ?? "/")
    try? files.close(descriptor)
  }

  /// Gives files their old text back, also one that failed right after it was renamed.
  private func undo(_ changes: [FixPlan.Change], _ journal: FilePath) throws(FixFailure) {
    for change in changes.reversed() {
      do {
        guard try files.read(change.path) == change.new else { continue }
        try replacement.replace(change.path, change.new, with: change.old)
      } catch FixFailure.cannotWrite(_, let error) {
        throw .isHalfWritten(journal: journal, error)
      } catch let error as FileError {
        throw .isHalfWritten(journal: journal, error)
      } catch {
        // Another process has written the file in the meantime, and its text is kept.
        continue
      }
    }
  }
}

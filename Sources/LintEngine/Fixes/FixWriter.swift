/// Writes the files of a plan, group by group.
public struct FixWriter {
  private let scope: FixScope
  private let files: any FileOperations
  private let replacement: AtomicReplacement

  public init(scope: FixScope) { self.init(scope: scope, files: SystemFiles()) }

  init(scope: FixScope, files: any FileOperations) {
    self.scope = scope
    self.files = files
    replacement = AtomicReplacement(files: files)
  }

  /// Writes what differs between two selections of a plan. A group that cannot be written is left as it was; the others are
  /// written all the same.
  ///
  /// - Returns: what went wrong, and the files that therefore have the old text.
  public func write(_ plan: FixPlan, from old: FixPlan.Selection, to new: FixPlan.Selection) -> [(failure: FixFailure, files: [FilePath])] {
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
    if let only = changes.first, changes.count == 1 { return try replacement.replace(only.path, only.old, with: only.new) }
    guard let base = targets.first?.base else { return }
    var entries: [FixJournal.Entry] = []
    for (target, change) in zip(targets, changes) {
      guard target.base == base, let path = change.path.relative(to: base) else { throw .spansProjects(changes[0].path, change.path) }
      entries.append(FixJournal.Entry(path: FilePath(path), old: change.old, new: change.new))
    }
    try write(changes, FixJournal(entries: entries), in: base)
  }

  /// Several files: all of them or none.
  private func write(_ changes: [FixPlan.Change], _ journal: FixJournal, in base: FilePath) throws(FixFailure) {
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
    let place = base.appending(FixJournal.name)
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
        guard try files.lock(descriptor) else { throw FixFailure.isBusy(journal: place) }
        try files.write(journal.bytes, to: descriptor)
        try files.sync(descriptor)
        try files.syncDirectory(place.parent ?? "/")
      } catch {
        try? files.remove(place)
        try? files.close(descriptor)
        throw error
      }
      return descriptor
    } catch let error as FileError {
      throw .cannotWrite(place, error)
    } catch {
      throw .isBusy(journal: place)
    }
  }

  /// The journal goes first and its lock last. One that cannot be removed says what has come true, and the next run finds
  /// nothing left to do.
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
        // Somebody else has written the file by now, and theirs is what counts.
        continue
      }
    }
  }
}

// MARK: - What a killed run left

extension FixWriter {
  /// What became of a run that was killed.
  public struct Recovery: Sendable, Equatable {
    public let journal: FilePath
    /// Whether its files have the new text now, rather than the old one.
    public let isFinished: Bool
    /// Files that somebody has changed since, which were left as they are.
    public let changed: [FilePath]
  }

  /// Finishes what a killed run began, or undoes it where a file has been changed since.
  public func recover() throws(FixFailure) -> [Recovery] {
    var recoveries: [Recovery] = []
    for base in scope.bases {
      if let recovery = try recover(base.appending(FixJournal.name), in: base) { recoveries.append(recovery) }
    }
    return recoveries
  }

  /// The journals that wait for ``recover()``.
  public var journals: [FilePath] {
    scope.bases.map { $0.appending(FixJournal.name) }.filter { (try? files.status(of: $0)) != nil }
  }

  private func recover(_ place: FilePath, in base: FilePath) throws(FixFailure) -> Recovery? {
    guard (try? files.status(of: place)) != nil else { return nil }
    let descriptor: FileDescriptor
    let content: FixJournal.Content
    do {
      descriptor = try files.open(place)
    } catch {
      throw .cannotWrite(place, error)
    }
    defer { try? files.close(descriptor) }
    do {
      guard try files.lock(descriptor) else { throw FixFailure.isBusy(journal: place) }
      content = FixJournal.read(try files.read(place))
    } catch let error as FileError {
      throw .cannotWrite(place, error)
    } catch {
      throw .isBusy(journal: place)
    }
    switch content {
    case .foreign: throw .isNoJournal(place)
    case .begun:
      try remove(place)
      return nil
    case .whole(let journal):
      let recovery = try resolve(journal, place, in: base)
      try remove(place)
      return recovery
    }
  }

  private func remove(_ place: FilePath) throws(FixFailure) {
    do {
      try files.remove(place)
      try files.syncDirectory(place.parent ?? "/")
    } catch {
      throw .cannotWrite(place, error)
    }
  }

  private func resolve(_ journal: FixJournal, _ place: FilePath, in base: FilePath) throws(FixFailure) -> Recovery {
    var changed: [FilePath] = []
    var states: [(path: FilePath, text: [UInt8], entry: FixJournal.Entry)] = []
    for entry in journal.entries {
      let path = base.appending(entry.path.bytes)
      // A link on the way would lead out of the project.
      guard let text = try? files.read(path), (try? Platform.canonicalPath(of: path)) == path, text == entry.old || text == entry.new else {
        changed.append(path)
        continue
      }
      states.append((path, text, entry))
    }
    let isFinished = changed.isEmpty
    for (path, text, entry) in states {
      if let directory = path.parent { replacement.sweep(directory) }
      let wanted = isFinished ? entry.new : entry.old
      if text != wanted { try replacement.replace(path, text, with: wanted) }
    }
    return Recovery(journal: place, isFinished: isFinished, changed: changed)
  }
}

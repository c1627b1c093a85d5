/// Replaces files so that a reader, at any time, has the old text or the new one.
struct AtomicReplacement {
  let files: any FileOperations

  /// The prefix of the files that a killed run leaves over.
  static let temporaryPrefix = Array(".concurlint-fix.".utf8)
  static let temporarySuffix = Array(".tmp".utf8)

  /// Replaces the content of a regular file, keeping its permissions and its owner.
  ///
  /// - Parameters:
  ///   - path: absolute, without links.
  ///   - old: the expected content.
  func replace(_ path: FilePath, _ old: [UInt8], with new: [UInt8]) throws(FixFailure) {
    let directory = path.parent ?? "/"
    let temporary = directory.appending(
      Self.temporaryPrefix + Array("\(Platform.processIdentifier).".utf8) + Array(path.lastComponent.suffix(64))
        + Self.temporarySuffix)
    do {
      let status = try files.status(of: path)
      guard status.kind == .regular, try files.read(path) == old else { throw FixFailure.hasChanged(path) }
      try write(new, to: temporary, like: status)
      do {
        // The last check before the old text is overwritten.
        guard try files.read(path) == old else { throw FixFailure.hasChanged(path) }
        try files.rename(temporary, to: path)
      } catch {
        // The first error is the one to tell.
        try? files.remove(temporary)
        throw error
      }
      try files.syncDirectory(directory)
    } catch let error as FileError {
      throw .cannotWrite(path, error)
    } catch let failure as FixFailure {
      throw failure
    } catch {
      preconditionFailure("file operations throw nothing else")
    }
  }

  private func write(_ content: [UInt8], to path: FilePath, like status: Platform.Status) throws(FileError) {
    let descriptor = try files.create(path)
    do {
      // Tells other runs that this one is working here.
      _ = try files.lock(descriptor)
      try files.adopt(status, descriptor)
      try files.write(content, to: descriptor)
      try files.sync(descriptor)
    } catch {
      // The first error is the one that the user needs; a file that stays is swept by the next run.
      try? files.close(descriptor)
      try? files.remove(path)
      throw error
    }
    try files.close(descriptor)
  }

  /// Removes what killed runs left in a directory.
  func sweep(_ directory: FilePath) {
    // A file that cannot be removed does no harm, so errors are ignored.
    guard let names = try? files.names(in: directory) else { return }
    for name in names
    where name.starts(with: Self.temporaryPrefix)
      && name.suffix(Self.temporarySuffix.count).elementsEqual(Self.temporarySuffix)
    {
      let path = directory.appending(name)
      // As above: what cannot be opened or locked is in use, or stays.
      guard let descriptor = try? files.open(path) else { continue }
      if (try? files.lock(descriptor)) == true { try? files.remove(path) }
      try? files.close(descriptor)
    }
  }
}

/// Why a group of files was not written, or not in whole.
public enum FixFailure: Error, Equatable, CustomStringConvertible {
  /// The file was written by another process since it was analysed.
  case hasChanged(FilePath)
  case cannotWrite(FilePath, FileError)
  /// A file that was writable when the fix was planned no longer is.
  case refused(FilePath, EditableFile.Obstacle)
  /// One journal cannot cover files of two projects.
  case spansProjects(FilePath, FilePath)
  /// Some files have been replaced, and putting the old ones back failed too.
  case isHalfWritten(journal: FilePath, FileError)
  /// Another run is at it.
  case isBusy(journal: FilePath)
  /// Something else has the name of the journal.
  case isNoJournal(FilePath)
  /// No folder can be trusted with a journal.
  case hasNoJournalFolder(FilePath)
  /// A run was killed while it wrote a fix, and a file that would have to be restored may not be written.
  case cannotRestore(FilePath, EditableFile.Obstacle, journal: FilePath)

  public var description: String {
    switch self {
    case .hasChanged(let path): "\(path): changed while it was analysed, and was left as it is"
    case .cannotWrite(let path, let error): "\(path): cannot be written: \(error.advice(.writing))"
    case .refused(let path, let obstacle): "\(path): \(obstacle)"
    case .spansProjects(let one, let other):
      "\(one): not written, for a fix edits \(other) too, which belongs to another project"
    case .isHalfWritten(let journal, let error):
      "\(journal): files could be neither written nor restored (\(error)); the next 'concurlint fix' will restore them"
    case .isBusy(let journal): "\(journal): another 'concurlint fix' is writing, or was interrupted; run this one again"
    case .isNoJournal(let path): "\(path): is no journal of 'concurlint fix'; remove it"
    case .hasNoJournalFolder(let path):
      """
      \(path): not written: a fix of several files needs a journal outside of repositories; name a directory of yours \
      in XDG_STATE_HOME
      """
    case .cannotRestore(let path, let obstacle, let journal):
      """
      \(path): has half a fix of a run that was interrupted, and \(obstacle); fix it together with its project, or \
      remove \(journal) to keep the text
      """
    }
  }
}

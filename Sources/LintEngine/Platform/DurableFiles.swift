#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Replaces files so that a crash leaves the old one or the new one.
extension Platform {
  /// Returns when the written data would survive a loss of power.
  static func sync(_ descriptor: FileDescriptor) throws(FileError) {
    while syncCall(descriptor.rawValue) != 0 {
      // Some file systems cannot sync a directory, and return these errors.
      if errno == EINVAL || errno == ENOTSUP { return }
      if errno != EINTR { throw lastError }
    }
  }

  /// Zero, or -1 with the reason in `errno`.
  private static func syncCall(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      // There `fsync` lets the disk decide when to write. Network volumes may not support anything else.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
      guard [ENOTSUP, ENOTTY, EINVAL].contains(errno) else { return -1 }
    #endif
    return fsync(descriptor)
  }

  /// Makes names that were added, changed or removed in a directory survive a loss of power.
  static func syncDirectory(_ path: FilePath) throws(FileError) {
    let descriptor = try open(path, .read(followingSymlinks: true))
    do {
      try sync(descriptor)
    } catch {
      // The first error is the one to tell.
      try? close(descriptor)
      throw error
    }
    try close(descriptor)
  }

  /// Takes the lock of an open file, which the system releases when the process ends.
  ///
  /// - Returns: false when another process has it.
  static func lock(_ descriptor: FileDescriptor) throws(FileError) -> Bool {
    while flock(descriptor.rawValue, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      if errno != EINTR { throw lastError }
    }
    return true
  }

  /// The same, and waits while another process has it.
  static func waitForLock(_ descriptor: FileDescriptor) throws(FileError) {
    while flock(descriptor.rawValue, LOCK_EX) != 0 {
      if errno != EINTR { throw lastError }
    }
  }

  /// Releases the lock of an open file, if it has one.
  static func unlock(_ descriptor: FileDescriptor) { _ = flock(descriptor.rawValue, LOCK_UN) }

  /// Gives an open file the permissions and the owner of another.
  static func adopt(_ status: Status, _ descriptor: FileDescriptor) throws(FileError) {
    if fchown(descriptor.rawValue, status.owner, status.group) != 0 {
      // Without the right to change owners the owner is right already; the group is then the folder's to set.
      guard errno == EPERM, status.owner == geteuid() else { throw lastError }
    }
    // After the owner, because changing that clears bits.
    if fchmod(descriptor.rawValue, mode_t(status.permissions)) != 0 { throw lastError }
  }

  /// Whether this process may write to the target of a path.
  static func isWritable(_ path: FilePath) -> Bool { path.withCString { access($0, W_OK) } == 0 }

  /// Whether a file of this owner can be replaced by one that has the same owner.
  static func canKeep(owner: UInt32) -> Bool { owner == geteuid() || geteuid() == 0 }
}

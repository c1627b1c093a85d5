/// The file-system calls for writing fixes, so that a test can make any one of them the last.
protocol FileOperations {
  /// The content of a regular file that is no link.
  func read(_ path: FilePath) throws(FileError) -> [UInt8]
  /// The status of the path itself, without following a link.
  func status(of path: FilePath) throws(FileError) -> Platform.Status
  func names(in directory: FilePath) throws(FileError) -> [[UInt8]]
  /// Makes a file that does not exist yet.
  func create(_ path: FilePath) throws(FileError) -> FileDescriptor
  func open(_ path: FilePath) throws(FileError) -> FileDescriptor
  /// Makes a directory that this user alone can use.
  func createPrivateDirectory(_ path: FilePath) throws(FileError)
  /// Whether a path still leads to an open file, rather than to another one or to none.
  func isOpen(_ descriptor: FileDescriptor, at path: FilePath) throws(FileError) -> Bool
  func lock(_ descriptor: FileDescriptor) throws(FileError) -> Bool
  func adopt(_ status: Platform.Status, _ descriptor: FileDescriptor) throws(FileError)
  func write(_ bytes: [UInt8], to descriptor: FileDescriptor) throws(FileError)
  func sync(_ descriptor: FileDescriptor) throws(FileError)
  func close(_ descriptor: FileDescriptor) throws(FileError)
  func rename(_ source: FilePath, to target: FilePath) throws(FileError)
  func remove(_ path: FilePath) throws(FileError)
  func syncDirectory(_ path: FilePath) throws(FileError)
}

/// The real ones.
struct SystemFiles: FileOperations {
  func read(_ path: FilePath) throws(FileError) -> [UInt8] {
    try FileReader().read(path, followingSymlinks: false) { Array($0) }
  }

  func status(of path: FilePath) throws(FileError) -> Platform.Status {
    try Platform.status(of: path, followingSymlinks: false)
  }

  func names(in directory: FilePath) throws(FileError) -> [[UInt8]] {
    var listing = DirectoryListing()
    try Platform.list(directory, into: &listing)
    return (0..<listing.count).map { Array(listing.name($0)) }
  }

  func create(_ path: FilePath) throws(FileError) -> FileDescriptor {
    try Platform.open(path, .create(permissions: 0o600))
  }

  func open(_ path: FilePath) throws(FileError) -> FileDescriptor {
    try Platform.open(path, .read(followingSymlinks: false))
  }

  func createPrivateDirectory(_ path: FilePath) throws(FileError) {
    try Platform.createDirectory(path, permissions: 0o700)
  }

  func isOpen(_ descriptor: FileDescriptor, at path: FilePath) throws(FileError) -> Bool {
    do {
      return try Platform.status(of: path, followingSymlinks: false).identity
        == Platform.status(of: descriptor).identity
    } catch {
      if error.isNoSuchFile { return false }
      throw error
    }
  }

  func lock(_ descriptor: FileDescriptor) throws(FileError) -> Bool { try Platform.lock(descriptor) }

  func adopt(_ status: Platform.Status, _ descriptor: FileDescriptor) throws(FileError) {
    try Platform.adopt(status, descriptor)
  }

  func write(_ bytes: [UInt8], to descriptor: FileDescriptor) throws(FileError) { try descriptor.write(bytes) }

  func sync(_ descriptor: FileDescriptor) throws(FileError) { try Platform.sync(descriptor) }

  func close(_ descriptor: FileDescriptor) throws(FileError) {
    // A child that is being started has the descriptor, too, until it runs its program.
    Platform.unlock(descriptor)
    try Platform.close(descriptor)
  }

  func rename(_ source: FilePath, to target: FilePath) throws(FileError) { try Platform.rename(source, to: target) }

  func remove(_ path: FilePath) throws(FileError) { try Platform.remove(path) }

  func syncDirectory(_ path: FilePath) throws(FileError) { try Platform.syncDirectory(path) }
}

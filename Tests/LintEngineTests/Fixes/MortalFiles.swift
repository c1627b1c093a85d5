@testable import LintEngine

/// File operations of which only a number are carried out: after that the process counts as dead, and further calls
/// have no effect.
final class MortalFiles: FileOperations {
  private let files = SystemFiles()
  private let limit: Int
  /// What was asked for so far.
  private(set) var count = 0

  init(dyingAt limit: Int) { self.limit = limit }

  var isDead: Bool { count > limit }

  /// - Throws: from the call on at which the process dies.
  private func live() throws(FileError) {
    count += 1
    if isDead { throw .notReady }
  }

  // What changes nothing is free.
  func read(_ path: FilePath) throws(FileError) -> [UInt8] {
    if isDead { throw .notReady }
    return try files.read(path)
  }
  func status(of path: FilePath) throws(FileError) -> Platform.Status {
    if isDead { throw .notReady }
    return try files.status(of: path)
  }
  func names(in directory: FilePath) throws(FileError) -> [[UInt8]] { try files.names(in: directory) }
  func open(_ path: FilePath) throws(FileError) -> FileDescriptor { try files.open(path) }
  func isOpen(_ descriptor: FileDescriptor, at path: FilePath) throws(FileError) -> Bool {
    try files.isOpen(descriptor, at: path)
  }
  func createPrivateDirectory(_ path: FilePath) throws(FileError) {
    try live()
    try files.createPrivateDirectory(path)
  }
  // A dead process has no locks, and no files open.
  func close(_ descriptor: FileDescriptor) throws(FileError) { try files.close(descriptor) }
  func lock(_ descriptor: FileDescriptor) throws(FileError) -> Bool { try files.lock(descriptor) }

  func create(_ path: FilePath) throws(FileError) -> FileDescriptor {
    try live()
    return try files.create(path)
  }
  func adopt(_ status: Platform.Status, _ descriptor: FileDescriptor) throws(FileError) {
    try live()
    try files.adopt(status, descriptor)
  }
  /// Dies in the middle of a write, too.
  func write(_ bytes: [UInt8], to descriptor: FileDescriptor) throws(FileError) {
    try live()
    try files.write(Array(bytes.prefix(bytes.count / 2)), to: descriptor)
    try live()
    try files.write(Array(bytes.dropFirst(bytes.count / 2)), to: descriptor)
  }
  func sync(_ descriptor: FileDescriptor) throws(FileError) {
    try live()
    try files.sync(descriptor)
  }
  func rename(_ source: FilePath, to target: FilePath) throws(FileError) {
    try live()
    try files.rename(source, to: target)
  }
  func remove(_ path: FilePath) throws(FileError) {
    try live()
    try files.remove(path)
  }
  func syncDirectory(_ path: FilePath) throws(FileError) {
    try live()
    try files.syncDirectory(path)
  }
}

/// File operations of which one fails, and all others work: a full disk, a folder that may not be written.
final class FailingFiles: FileOperations {
  private let files = SystemFiles()
  private let fault: Int
  private(set) var count = 0

  init(failingAt fault: Int) { self.fault = fault }

  private func attempt() throws(FileError) {
    count += 1
    if count == fault { throw .system(code: 28) }
  }

  func read(_ path: FilePath) throws(FileError) -> [UInt8] { try files.read(path) }
  func status(of path: FilePath) throws(FileError) -> Platform.Status { try files.status(of: path) }
  func names(in directory: FilePath) throws(FileError) -> [[UInt8]] { try files.names(in: directory) }
  func open(_ path: FilePath) throws(FileError) -> FileDescriptor { try files.open(path) }
  func close(_ descriptor: FileDescriptor) throws(FileError) { try files.close(descriptor) }
  func lock(_ descriptor: FileDescriptor) throws(FileError) -> Bool { try files.lock(descriptor) }
  func remove(_ path: FilePath) throws(FileError) { try files.remove(path) }

  func isOpen(_ descriptor: FileDescriptor, at path: FilePath) throws(FileError) -> Bool {
    try files.isOpen(descriptor, at: path)
  }
  func createPrivateDirectory(_ path: FilePath) throws(FileError) {
    try attempt()
    try files.createPrivateDirectory(path)
  }
  func create(_ path: FilePath) throws(FileError) -> FileDescriptor {
    try attempt()
    return try files.create(path)
  }
  func adopt(_ status: Platform.Status, _ descriptor: FileDescriptor) throws(FileError) {
    try attempt()
    try files.adopt(status, descriptor)
  }
  func write(_ bytes: [UInt8], to descriptor: FileDescriptor) throws(FileError) {
    try attempt()
    try files.write(bytes, to: descriptor)
  }
  func sync(_ descriptor: FileDescriptor) throws(FileError) {
    try attempt()
    try files.sync(descriptor)
  }
  func rename(_ source: FilePath, to target: FilePath) throws(FileError) {
    try attempt()
    try files.rename(source, to: target)
  }
  func syncDirectory(_ path: FilePath) throws(FileError) {
    try attempt()
    try files.syncDirectory(path)
  }
}

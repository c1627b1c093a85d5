/// A file that the process has open.
public struct FileDescriptor: Sendable, Equatable {
  let rawValue: Int32

  public static let standardInput = FileDescriptor(rawValue: 0)
  public static let standardOutput = FileDescriptor(rawValue: 1)
  public static let standardError = FileDescriptor(rawValue: 2)

  public var isTerminal: Bool { Platform.isTerminal(self) }

  /// Writes all bytes or throws; a reader that went away is `Platform.brokenPipe`.
  public func write(_ bytes: some Sequence<UInt8>) throws(FileError) {
    try write(ContiguousArray(bytes))
  }

  public func write(_ bytes: ContiguousArray<UInt8>) throws(FileError) {
    let outcome = bytes.withUnsafeBytes { buffer in
      Result { () throws(FileError) in try Platform.write(self, buffer) }
    }
    try outcome.get()
  }

  public func write(_ text: String) throws(FileError) {
    try write(ContiguousArray(text.utf8))
  }
}

extension FileDescriptor {
  /// The open file that a path names: `/dev/stdout`, `/dev/stderr`, `/dev/fd/3`, `/proc/self/fd/3`.
  init?(named path: FilePath) {
    switch path.description {
    case "/dev/stdout": self = .standardOutput
    case "/dev/stderr": self = .standardError
    case let name:
      let folders = ["/dev/fd/", "/proc/self/fd/"]
      guard let folder = folders.first(where: name.hasPrefix), let number = Int32(name.dropFirst(folder.count)) else {
        return nil
      }
      rawValue = number
    }
  }
}

/// Why a file or directory could not be used.
public enum FileError: Error, Equatable, CustomStringConvertible {
  /// The system's error, as an `errno` value.
  case system(code: Int32)
  /// A directory, a pipe, a device: something that is not read as source.
  case notRegular
  /// Offsets into a file are 32 bits wide.
  case tooLarge
  /// A pipe or terminal without data at the moment.
  case notReady
  /// A file that was read twice and had changed.
  case changed
  /// A symbolic link of a repository that leads out of it, or into its git directory.
  case leadsOutside
  /// The interface of a module that is not text, or that cannot be parsed.
  case notAnInterface

  public var isNoSuchFile: Bool { self == Platform.noSuchFile }
  public var isExistingFile: Bool { self == Platform.existingFile }

  public var description: String {
    switch self {
    case .system(let code): Platform.message(for: code)
    case .notRegular: "not a regular file"
    case .tooLarge: "larger than 1 GiB"
    case .notReady: "nothing to read"
    case .changed: "changed while it was analysed"
    case .leadsOutside: "a symbolic link leads out of the repository"
    case .notAnInterface: "cannot be parsed as a module interface"
    }
  }
}

enum FileKind: Sendable {
  case regular, directory, symbolicLink, other
}

/// Entries of directories, names packed one after the other so that listing allocates nothing per entry.
struct DirectoryListing {
  private var bytes: [UInt8] = []
  private var entries: [(start: Int, kind: FileKind)] = []

  var count: Int { entries.count }

  func kind(_ index: Int) -> FileKind { entries[index].kind }

  func name(_ index: Int) -> ArraySlice<UInt8> {
    let end = index + 1 < entries.count ? entries[index + 1].start : bytes.count
    return bytes[entries[index].start..<end]
  }

  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
  }

  mutating func append(_ name: some Collection<UInt8>, _ kind: FileKind) {
    entries.append((bytes.count, kind))
    bytes.append(contentsOf: name)
  }
}

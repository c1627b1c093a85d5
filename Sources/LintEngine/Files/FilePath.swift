import LintSyntax

/// A path as the file system has it: any bytes but NUL.
///
/// Names on Linux need not be UTF-8, so the bytes are kept and only `description` is repaired for people to read.
public struct FilePath: Hashable, Sendable {
  /// The path and a final NUL, so that a system call gets it without a copy.
  private let storage: [UInt8]

  /// Takes the bytes up to the first NUL.
  public init(_ bytes: some Sequence<UInt8>) {
    var storage = Array(bytes.prefix { $0 != 0 })
    storage.append(0)
    self.storage = storage
  }

  public init(_ string: String) {
    self.init(string.utf8)
  }

  /// - Precondition: `name` holds no NUL, like every name that comes from a directory or from another path.
  init(_ prefix: [UInt8], _ name: some Collection<UInt8>) {
    var storage: [UInt8] = []
    storage.reserveCapacity(prefix.count + name.count + 1)
    storage += prefix
    storage += name
    storage.append(0)
    self.storage = storage
  }

  public init(cString: UnsafePointer<CChar>) {
    self.init(UnsafeRawBufferPointer(start: cString, count: String.nullTerminatedLength(cString)))
  }

  /// Without the NUL.
  public var bytes: ArraySlice<UInt8> { storage.dropLast() }

  public var count: Int { storage.count - 1 }

  var isASCII: Bool { storage.allSatisfy { $0 < 0x80 } }

  public func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    storage.withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
  }
}

extension String {
  fileprivate static func nullTerminatedLength(_ pointer: UnsafePointer<CChar>) -> Int {
    var length = 0
    while pointer[length] != 0 { length += 1 }
    return length
  }
}

extension FilePath: CustomStringConvertible, ExpressibleByStringLiteral {
  /// For messages and reports: bytes that are not UTF-8 show as `\xFF`, so that different paths look different.
  public var description: String {
    // From a buffer, which is copied many bytes at a time; a path that is repaired in decoding is spelled in another
    // way.
    let decoded = storage.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0.dropLast()), as: UTF8.self)
    }
    if isSpelled(decoded) { return decoded }
    var text = ""
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var position = bytes.startIndex
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        text.unicodeScalars.append(Unicode.UTF8.decode(scalar))
        position += scalar.count
      case .error(let length):
        for byte in bytes[position..<(position + length)] {
          text += "\\x" + String(byte, radix: 16, uppercase: true)
        }
        position += length
      case .emptyInput:
        return text
      }
    }
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// Whether the path has the bytes of a text.
  func isSpelled(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      storage.withUnsafeBufferPointer { ByteSearch.areEqual(UnsafeBufferPointer(rebasing: $0.dropLast()), text) }
    }
  }
}

extension FilePath: Comparable {
  public static func == (left: FilePath, right: FilePath) -> Bool {
    left.count == right.count && Platform.compare(left.storage, right.storage) == 0
  }

  public func hash(into hasher: inout Hasher) {
    storage.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// By bytes, so that the order is the same on every machine and in every locale.
  public static func < (left: FilePath, right: FilePath) -> Bool {
    // Both end in NUL, the smallest byte: when one is a prefix, its NUL decides.
    Platform.compare(left.storage, right.storage) < 0
  }
}

// MARK: - Parts

private let slash = UInt8(ascii: "/")

extension FilePath {
  public var isAbsolute: Bool { storage[0] == slash }

  /// The component after the last slash.
  public var lastComponent: ArraySlice<UInt8> {
    guard let separator = bytes.lastIndex(of: slash) else { return bytes }
    return bytes[(separator + 1)...]
  }

  /// The directory above, by text alone; nil for `/` and for a path of one component.
  public var parent: FilePath? {
    guard let separator = bytes.lastIndex(of: slash), count > 1 else { return nil }
    return separator == 0 ? "/" : FilePath([], storage[..<separator])
  }

  /// - Precondition: `name` holds no NUL.
  public func appending(_ name: some Collection<UInt8>) -> FilePath { FilePath(prefix, name) }

  public func appending(_ name: String) -> FilePath { appending(Array(name.utf8)) }

  /// The prefix of a name in this directory: the path and a slash.
  var prefix: [UInt8] {
    var prefix: [UInt8] = []
    prefix.reserveCapacity(storage.count)
    prefix += bytes
    if let last = prefix.last, last != slash { prefix.append(slash) }
    return prefix
  }

  /// Without `.` components and doubled or final slashes. `..` stays: after a symbolic link it leads elsewhere than its
  /// text says.
  public var normalized: FilePath {
    let parts = bytes.split(separator: slash).filter { !$0.elementsEqual(".".utf8) }
    let joined = Array(parts.joined(separator: [slash]))
    if isAbsolute { return FilePath([slash] + joined) }
    return joined.isEmpty ? "." : FilePath(joined)
  }

  /// The part of this path below `directory`, or nil when it is not below it. Both are normalized, and both are
  /// absolute or both relative.
  public func relative(to directory: FilePath) -> ArraySlice<UInt8>? {
    let length = directory.count
    if length == 1 && directory.isAbsolute { return isAbsolute ? bytes.dropFirst() : nil }
    guard count > length, storage[length] == slash, Platform.compare(storage, directory.storage, count: length) == 0
    else {
      return nil
    }
    return bytes[(length + 1)...]
  }

  public func isBelow(_ directory: FilePath) -> Bool { relative(to: directory) != nil }
}

/// The text of a baseline: a heading, and a line for each entry, sorted, so that branches that add some can be merged.
///
///     Sources/Store.swift	detached-task	Store.load(_:)	0123456789abcdef	2
extension Baseline {
  /// Where commands look for it by default.
  public static let defaultName = ".concurlint-baseline"
  /// Raised when older versions of the tool would misread the file.
  static let version = 1
  /// In bytes. A million entries take about as much.
  static let largestFile = 1 << 27

  private static let heading = "# concurlint baseline "
  private static let legend =
    "# Findings that were there before: path, rule, symbol, fingerprint, how many. 'concurlint baseline prune' removes what no longer matches.\n"
  private static let tab = UInt8(ascii: "\t")

  public var text: ContiguousArray<UInt8> {
    var bytes = ContiguousArray("\(Self.heading)\(Self.version)\n\(Self.legend)".utf8)
    for entry in entries {
      bytes += entry.line
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Reads the file that the user named, which may be anywhere.
  public init(contentsOf path: FilePath) throws(BaselineError) {
    try self.init(path) { () throws(FileError) in path }
  }

  /// A list that a configuration names.
  public struct Source: Sendable, Equatable {
    /// Absolute: where it is written to.
    public let path: FilePath
    /// The directory of the configuration.
    private let directory: FilePath
    /// Which file names it, and where.
    public let origin: String

    init(namedBy file: ConfigurationLoader.NamedFile) {
      path = file.path
      directory = file.directory
      origin = file.origin
    }

    /// Without following links out of the repository.
    fileprivate func target() throws(FileError) -> FilePath { try RepositoryLinks.file(named: path, in: directory) }

    /// The path for users.
    public var name: FilePath {
      guard let working = try? Platform.workingDirectory() else { return path }
      return path.relative(to: working).map { FilePath($0) } ?? path
    }
  }

  /// Reads a file that a configuration names.
  public init(_ source: Source) throws(BaselineError) {
    try self.init(source.name, from: source.target)
  }

  /// What is known to any of several lists.
  public init(joining lists: [Baseline]) { self.init(lists.flatMap(\.entries)) }

  /// Reads the file with the default name in the working directory, which may be a link in an untrusted repository.
  public init() throws(BaselineError) {
    try self.init(FilePath(Self.defaultName)) { () throws(FileError) in
      try RepositoryLinks.file(Self.defaultName, in: Platform.workingDirectory())
    }
  }

  private init(_ path: FilePath, from target: () throws(FileError) -> FilePath) throws(BaselineError) {
    let bytes: [UInt8]
    do {
      bytes = try Self.read(target())
    } catch {
      throw BaselineError(path, error == .tooLarge ? .tooLarge : .unreadable(error))
    }
    do {
      try self.init(parsing: bytes)
    } catch {
      throw BaselineError(path, error)
    }
  }

  private static func read(_ path: FilePath) throws(FileError) -> [UInt8] {
    if try Platform.status(of: path).size > largestFile { throw .tooLarge }
    return try FileReader().read(path) { Array($0) }
  }

  init(parsing bytes: [UInt8]) throws(BaselineError.Reason) {
    var entries: [Entry] = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      // A checkout may have changed the line ends.
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if number == 1 {
        try Self.check(heading: line)
      } else if !line.isEmpty && line.first != UInt8(ascii: "#") {
        entries.append(try Self.entry(line, number))
      }
    }
    self.init(entries)
  }

  private static func check(heading line: ArraySlice<UInt8>) throws(BaselineError.Reason) {
    guard line.starts(with: heading.utf8),
      let version = Int(String(decoding: line.dropFirst(heading.utf8.count), as: UTF8.self)), version > 0
    else { throw .foreign }
    if version > Self.version { throw .newer(version: version) }
  }

  private static func entry(_ line: ArraySlice<UInt8>, _ number: Int) throws(BaselineError.Reason) -> Entry {
    for mark in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"] where line.starts(with: mark.utf8) {
      throw .conflict(line: number)
    }
    let fields = line.split(separator: tab, omittingEmptySubsequences: false)
    guard fields.count == 5 else {
      throw .broken(line: number, "has \(fields.count) \(fields.count == 1 ? "field" : "fields") instead of 5")
    }
    let text = fields.map { String(decoding: unescaped($0), as: UTF8.self) }
    guard text[3].utf8.count == 16, let fingerprint = UInt64(text[3], radix: 16) else {
      throw .broken(line: number, "has no fingerprint of 16 hexadecimal digits")
    }
    guard let count = Int(text[4]), (1...1_000_000_000).contains(count) else {
      throw .broken(line: number, "does not end in how many findings are known")
    }
    return Entry(path: text[0], rule: text[1], symbol: text[2], fingerprint: fingerprint, count: count)
  }

  private static func unescaped(_ field: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = field
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}

extension Baseline.Entry {
  /// Without the line end.
  var line: [UInt8] {
    let digits = Fingerprint(hash: fingerprint, symbol: symbol).text
    return Array(
      [Self.escaped(path), Self.escaped(rule), Self.escaped(symbol), digits, String(count)].joined(separator: "\t").utf8
    )
  }

  /// Escapes with percent signs everything that could end a field or a line, begin a comment, or not be visible as it
  /// is.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case _ where scalar == "%" || scalar == "#", .control, .format, .lineSeparator, .paragraphSeparator:
        for byte in String(scalar).utf8 {
          escaped += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// Why a baseline could not be used, and the remedy.
public struct BaselineError: Error, Equatable, CustomStringConvertible {
  public enum Reason: Error, Equatable {
    case unreadable(FileError)
    case tooLarge
    /// Something else than a baseline.
    case foreign
    case newer(version: Int)
    /// The line, from 1.
    case conflict(line: Int)
    case broken(line: Int, String)
  }

  let path: FilePath
  let reason: Reason

  init(_ path: FilePath, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  public var description: String {
    switch reason {
    case .unreadable(let error):
      error.isNoSuchFile
        ? "\(path): \(error); 'concurlint baseline create' writes a baseline" : "\(path): \(error.advice(.reading))"
    case .tooLarge:
      "\(path): larger than \(Baseline.largestFile >> 20) MiB, which is no baseline; exclude files that will not be fixed, and create it again"
    case .foreign:
      "\(path): no baseline, for its first line is not '# concurlint baseline 1'; 'concurlint baseline create' writes one"
    case .newer(let version):
      "\(path): written by a newer concurlint (format \(version), this one reads up to \(Baseline.version)); update concurlint"
    case .conflict(let line): "\(path):\(line): a merge conflict; keep the lines of both sides"
    case .broken(let line, let problem):
      "\(path):\(line): this line \(problem); restore it, or write the file again with 'concurlint baseline create --force'"
    }
  }
}

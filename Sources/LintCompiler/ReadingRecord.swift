import LintDiagnostics

/// The records from the process that reads files to the one that asked, one by one: it may end at any file.
public enum ReadingRecord: Sendable, Equatable {
  /// Comes first: the library was opened.
  case library(name: String, version: String)
  /// Comes first and alone: there is no usable library.
  case noLibrary(name: String, reason: String)
  /// The next file, in the order in which they were given.
  case diagnostics([CompilerDiagnostic])
  /// The next file was not read.
  case problem(String)

  /// For a pipe between two processes of one program: numbers of eight bytes, strings preceded by their length.
  public var bytes: [UInt8] {
    var writer = RecordWriter()
    switch self {
    case .library(let name, let version): writer.write(0, [name, version])
    case .noLibrary(let name, let reason): writer.write(1, [name, reason])
    case .diagnostics(let diagnostics):
      writer.write(2)
      writer.write(diagnostics)
    case .problem(let reason): writer.write(3, [reason])
    }
    return writer.bytes
  }

  /// All records that arrived whole.
  public static func records(in bytes: [UInt8]) -> [ReadingRecord] {
    var reader = RecordReader(bytes)
    var records: [ReadingRecord] = []
    while let record = reader.record() { records.append(record) }
    return records
  }
}

private struct RecordWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: Int) {
    withUnsafeBytes(of: UInt64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ string: String) {
    write(string.utf8.count)
    bytes.append(contentsOf: string.utf8)
  }

  mutating func write(_ tag: Int, _ strings: [String]) {
    write(tag)
    for string in strings { write(string) }
  }

  mutating func write<Value>(_ values: [Value], _ body: (inout RecordWriter, Value) -> Void) {
    write(values.count)
    for value in values { body(&self, value) }
  }

  mutating func write(_ optional: String?) { write(optional.map { [$0] } ?? []) { $0.write($1) } }

  mutating func write(_ position: CompilerDiagnostic.Position) {
    for number in [position.line, position.column, position.offset] { write(number) }
  }

  mutating func write(_ range: CompilerDiagnostic.Range) {
    write(range.start)
    write(range.end)
  }

  mutating func write(_ diagnostics: [CompilerDiagnostic]) {
    write(diagnostics) { writer, diagnostic in
      writer.write(diagnostic.severity.rawValue)
      writer.write(diagnostic.group)
      writer.write(diagnostic.message)
      writer.write(diagnostic.path)
      writer.write(diagnostic.position.map { [$0] } ?? []) { $0.write($1) }
      writer.write(diagnostic.ranges) { $0.write($1) }
      writer.write(diagnostic.fixes) {
        $0.write($1.range)
        $0.write($1.replacement)
      }
      writer.write(diagnostic.notes)
    }
  }
}

/// Returns nil from the first byte on that is missing or invalid.
private struct RecordReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func record() -> ReadingRecord? {
    switch number() {
    case 0: return pair().map { .library(name: $0, version: $1) }
    case 1: return pair().map { .noLibrary(name: $0, reason: $1) }
    case 2: return diagnostics().map { .diagnostics($0) }
    case 3: return string().map { .problem($0) }
    default: return nil
    }
  }

  private mutating func pair() -> (String, String)? {
    guard let first = string(), let second = string() else { return nil }
    return (first, second)
  }

  private mutating func number() -> Int? {
    guard rest.count >= 8 else { return nil }
    let value = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(8)
    return Int(exactly: value)
  }

  private mutating func string() -> String? {
    guard let count = number(), count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  private mutating func list<Value>(_ body: (inout RecordReader) -> Value?) -> [Value]? {
    // Each value takes eight bytes at least.
    guard let count = number(), count <= rest.count / 8 else { return nil }
    var values: [Value] = []
    for _ in 0..<count {
      guard let value = body(&self) else { return nil }
      values.append(value)
    }
    return values
  }

  private mutating func position() -> CompilerDiagnostic.Position? {
    guard let line = number(), let column = number(), let offset = number() else { return nil }
    return CompilerDiagnostic.Position(line: line, column: column, offset: offset)
  }

  private mutating func range() -> CompilerDiagnostic.Range? {
    guard let start = position(), let end = position() else { return nil }
    return CompilerDiagnostic.Range(start: start, end: end)
  }

  private mutating func fix() -> CompilerDiagnostic.FixIt? {
    guard let range = range(), let replacement = string() else { return nil }
    return CompilerDiagnostic.FixIt(range: range, replacement: replacement)
  }

  private mutating func diagnostics() -> [CompilerDiagnostic]? {
    list { reader in
      guard let severity = reader.string().flatMap(CompilerDiagnostic.Severity.init),
        let group = reader.list({ $0.string() }),
        let message = reader.string(), let path = reader.list({ $0.string() }),
        let position = reader.list({ $0.position() }),
        let ranges = reader.list({ $0.range() }), let fixes = reader.list({ $0.fix() }),
        let notes = reader.diagnostics()
      else { return nil }
      return CompilerDiagnostic(
        severity: severity, group: group.first, message: message, path: path.first, position: position.first,
        ranges: ranges, fixes: fixes,
        notes: notes)
    }
  }
}

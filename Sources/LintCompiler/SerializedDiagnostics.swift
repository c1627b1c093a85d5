import CLibclang
import LintDiagnostics

/// Why a file of diagnostics was not read.
public enum SerializedDiagnosticsError: Error, Equatable, CustomStringConvertible {
  case empty
  case tooLarge
  case foreign
  case cutShort
  case damaged(String)

  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .tooLarge: "the file is larger than \(SerializedDiagnostics.largestFile >> 20) MB"
    case .foreign: "this is no file of serialized diagnostics"
    case .cutShort: "the file ends in the middle of a block"
    case .damaged(let what): "the file is damaged: \(what)"
    }
  }
}

/// A `.dia` file: a stream of bits in LLVM's container format, which opens with the letters `DIAG`.
public enum SerializedDiagnostics {
  /// In bytes. The compiler writes a few hundred for a diagnostic.
  public static let largestFile = 64 << 20
  /// The most diagnostics that are read from one file, with all that belongs to them; a compiler stops much earlier.
  static let largestCount = 100_000
  /// Notes have no notes of their own in the output of compilers.
  static let deepestNote = 4

  /// Follows the lengths of the outermost blocks to the end of the file. The library trusts these lengths, and a killed
  /// build leaves truncated files, which are reported here in plain words.
  ///
  /// - Throws: a `SerializedDiagnosticsError`.
  public static func check(_ bytes: UnsafeRawBufferPointer) throws(SerializedDiagnosticsError) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= largestFile else { throw .tooLarge }
    guard bytes.starts(with: "DIAG".utf8) else { throw "DIAG".utf8.starts(with: bytes) ? .cutShort : .foreign }
    var bits = BitReader(bytes, at: 4)
    while !bits.isAtEnd {
      // The abbreviation that opens a block, its kind, the width of abbreviations in it.
      guard let opening = bits.fixed(2) else { throw .cutShort }
      guard opening == 1 else { throw .damaged("there is something else than a block at byte \(bits.byte)") }
      guard bits.variable(8) != nil, let width = bits.variable(4), bits.align(), let words = bits.fixed(32) else {
        throw .cutShort
      }
      guard (2...32).contains(width) else {
        throw .damaged("the block at byte \(bits.byte) has abbreviations of \(width) bits")
      }
      guard bits.skip(words: Int(words)) else { throw .cutShort }
    }
  }
}

extension Libclang {
  /// The diagnostics of one file, in its order, without those that the compiler was told to ignore.
  ///
  /// Reads the diagnostics of a file, which the library maps by its name. Malicious bytes can end the process: a caller
  /// that reads untrusted files does so in a process of its own, after `SerializedDiagnostics.check`.
  ///
  /// - Throws: `SerializedDiagnosticsError.damaged`, with the library's message.
  public func diagnostics(ofFile path: UnsafePointer<CChar>) throws(SerializedDiagnosticsError) -> [CompilerDiagnostic]
  {
    var problem = CXLoadDiag_None
    var message = CXString()
    guard let set = functions.clang_loadDiagnostics(path, &problem, &message) else {
      let words = text(message)
      throw .damaged(words.isEmpty ? "libclang gives error \(problem.rawValue)" : words)
    }
    defer { functions.clang_disposeDiagnosticSet(set) }
    var budget = SerializedDiagnostics.largestCount
    let diagnostics = members(of: set, depth: 0, &budget)
    if budget < 0 { throw .damaged("it claims to hold more than \(SerializedDiagnostics.largestCount) diagnostics") }
    return diagnostics
  }

  /// - Parameter budget: how many more may be read; below zero if there were more.
  private func members(of set: CXDiagnosticSet, depth: Int, _ budget: inout Int) -> [CompilerDiagnostic] {
    var members: [CompilerDiagnostic] = []
    for index in 0..<functions.clang_getNumDiagnosticsInSet(set) {
      budget -= 1
      guard budget >= 0 else { break }
      // It belongs to the set, which disposes of it.
      guard let diagnostic = functions.clang_getDiagnosticInSet(set, index) else { continue }
      if let member = value(of: diagnostic, depth: depth, &budget) { members.append(member) }
    }
    return members
  }

  private func value(of diagnostic: CXDiagnostic, depth: Int, _ budget: inout Int) -> CompilerDiagnostic? {
    let severity: CompilerDiagnostic.Severity
    switch functions.clang_getDiagnosticSeverity(diagnostic) {
    case CXDiagnostic_Fatal, CXDiagnostic_Error: severity = .error
    case CXDiagnostic_Warning: severity = .warning
    case CXDiagnostic_Note: severity = .note
    // Ignored, and remarks: both are about how the compiler works.
    default: return nil
    }
    let place = place(of: functions.clang_getDiagnosticLocation(diagnostic))
    var notes: [CompilerDiagnostic] = []
    // The set of the notes belongs to the diagnostic, too.
    if depth < SerializedDiagnostics.deepestNote, let children = functions.clang_getChildDiagnostics(diagnostic) {
      notes = members(of: children, depth: depth + 1, &budget)
    }
    return CompilerDiagnostic(
      severity: severity, group: group(of: diagnostic),
      message: text(functions.clang_getDiagnosticSpelling(diagnostic)),
      path: place?.path, position: place?.position, ranges: ranges(of: diagnostic, &budget),
      fixes: fixes(of: diagnostic, &budget),
      notes: notes)
  }

  /// Libraries up to version 19 give the group followed by `@` and the page about it, later ones the group alone.
  private func group(of diagnostic: CXDiagnostic) -> String? {
    let category = text(functions.clang_getDiagnosticCategoryText(diagnostic))
    let group = category.prefix { $0 != "@" }
    return group.isEmpty ? nil : String(group)
  }

  private func ranges(of diagnostic: CXDiagnostic, _ budget: inout Int) -> [CompilerDiagnostic.Range] {
    var ranges: [CompilerDiagnostic.Range] = []
    for index in 0..<functions.clang_getDiagnosticNumRanges(diagnostic) {
      budget -= 1
      guard budget >= 0 else { break }
      if let range = range(functions.clang_getDiagnosticRange(diagnostic, index)) { ranges.append(range) }
    }
    return ranges
  }

  private func fixes(of diagnostic: CXDiagnostic, _ budget: inout Int) -> [CompilerDiagnostic.FixIt] {
    var fixes: [CompilerDiagnostic.FixIt] = []
    for index in 0..<functions.clang_getDiagnosticNumFixIts(diagnostic) {
      budget -= 1
      guard budget >= 0 else { break }
      var replaced = CXSourceRange()
      let replacement = text(functions.clang_getDiagnosticFixIt(diagnostic, index, &replaced))
      if let range = range(replaced) { fixes.append(CompilerDiagnostic.FixIt(range: range, replacement: replacement)) }
    }
    return fixes
  }

  private func range(_ range: CXSourceRange) -> CompilerDiagnostic.Range? {
    guard let start = place(of: functions.clang_getRangeStart(range)),
      let end = place(of: functions.clang_getRangeEnd(range))
    else { return nil }
    return CompilerDiagnostic.Range(start: start.position, end: end.position)
  }

  /// Nil for no place.
  private func place(of location: CXSourceLocation) -> (path: String, position: CompilerDiagnostic.Position)? {
    var file: CXFile?
    var line: UInt32 = 0
    var column: UInt32 = 0
    var offset: UInt32 = 0
    functions.clang_getFileLocation(location, &file, &line, &column, &offset)
    guard let file, line > 0 else { return nil }
    return (
      text(functions.clang_getFileName(file)),
      CompilerDiagnostic.Position(line: Int(line), column: Int(column), offset: Int(offset))
    )
  }
}

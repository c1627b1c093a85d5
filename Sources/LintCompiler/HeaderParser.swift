import CLibclang
import LintText

/// A header of the project, or one that it includes, with a name that no file has.
public struct HeaderFile: Sendable, Equatable {
  public var name: String
  public var text: [UInt8]

  public init(name: String, text: [UInt8]) {
    (self.name, self.text) = (name, text)
  }
}

/// Parses headers from memory alone.
///
/// Names that only an SDK declares are declared here as well, as the errors show what is missing: a class whose
/// superclass is unknown would otherwise have none.
struct HeaderParser {
  let library: Libclang
  let functions: ClangParsingFunctions
  private let files: [HeaderFile]
  private let isObjectiveC: Bool
  /// Declared in addition to ``HeaderStandIns``, by name, in the order in which they were missed.
  private var missing: [(name: String, declaration: String)] = []
  private var seen: Set<String> = []
  /// Names that the headers themselves declare, after what uses them.
  private var declared: Set<String> = []

  /// A directory that need not exist: its files are in memory.
  static let directory = "/concurlint/"
  private static let standIns = "/concurlint-stand-ins.h"
  private static let rounds = 6
  /// Names that are declared for one set of headers at most.
  private static let mostMissing = 4000

  init(_ library: Libclang, _ files: [HeaderFile], isObjectiveC: Bool) throws(Libclang.Unusable) {
    self.library = library
    functions = try library.parsingFunctions()
    self.files = files
    self.isObjectiveC = isObjectiveC
  }

  /// Calls `body` with the result of parsing the first file.
  ///
  /// - Returns: `nil` if libclang cannot parse it.
  mutating func parse<Result>(_ body: (CXTranslationUnit, _ missing: [String]) -> Result) -> Result? {
    guard let index = functions.clang_createIndex(0, 0) else { return nil }
    var round = 0
    while true {
      round += 1
      guard let unit = unit(index) else { return nil }
      defer { functions.clang_disposeTranslationUnit(unit) }
      if round < Self.rounds, addMissing(unit) { continue }
      return body(unit, missing.map(\.name))
    }
  }

  private func unit(_ index: CXIndex) -> CXTranslationUnit? {
    let declared = missing.map(\.declaration).joined()
    let standIns = HeaderStandIns.text + (isObjectiveC ? HeaderStandIns.objectiveC : "") + declared
    let main = "#include \"\(Self.standIns)\"\n#include \"\(Self.directory)\(files[0].name)\"\n"
    let mainName = isObjectiveC ? "/concurlint-main.m" : "/concurlint-main.c"
    var words = ["-x", isObjectiveC ? "objective-c" : "c", "-target", "arm64-apple-ios17.0", "-fblocks", "-nostdinc"]
    words += ["-w", "-ferror-limit=0", "-fno-modules", "-fbracket-depth=64", "-ftemplate-depth=64"]
    var unsaved = [CXUnsavedFile]()
    var copies: [UnsafeMutableRawPointer] = []
    func copy(_ bytes: some Collection<UInt8>) -> UnsafeMutablePointer<CChar> {
      let copied = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count + 1, alignment: 1)
      copied.copyBytes(from: bytes)
      copied[bytes.count] = 0
      copies.append(copied.baseAddress!)
      return copied.baseAddress!.assumingMemoryBound(to: CChar.self)
    }
    defer { for copied in copies { copied.deallocate() } }
    func add(_ name: String, _ text: some Collection<UInt8>) {
      unsaved.append(CXUnsavedFile(Filename: copy(name.utf8), Contents: copy(text), Length: UInt(text.count)))
    }
    add(mainName, main.utf8)
    add(Self.standIns, standIns.utf8)
    for file in files { add(Self.directory + file.name, file.text) }
    let arguments: [UnsafePointer<CChar>?] = words.map { UnsafePointer(copy($0.utf8)) }
    let options =
      CXTranslationUnit_SkipFunctionBodies.rawValue | CXTranslationUnit_KeepGoing.rawValue
      | CXTranslationUnit_IncludeAttributedTypes.rawValue
    var unit: CXTranslationUnit?
    let error = functions.clang_parseTranslationUnit2(
      index, copy(mainName.utf8), arguments, Int32(arguments.count), &unsaved, UInt32(unsaved.count), options, &unit)
    return error == CXError_Success ? unit : nil
  }

  // MARK: What is missing

  /// - Returns: whether a name was added, so that parsing again will find more.
  private mutating func addMissing(_ unit: CXTranslationUnit) -> Bool {
    let count = missing.count
    if missing.isEmpty {
      for child in functions.children(of: functions.clang_getTranslationUnitCursor(unit)) {
        switch child.kind {
        case CXCursor_ObjCInterfaceDecl, CXCursor_ObjCProtocolDecl, CXCursor_StructDecl, CXCursor_EnumDecl,
          CXCursor_TypedefDecl:
          declared.insert(library.text(functions.clang_getCursorSpelling(child)))
        default: continue
        }
      }
    }
    for index in 0..<functions.clang_getNumDiagnostics(unit) where missing.count < Self.mostMissing {
      guard let diagnostic = functions.clang_getDiagnostic(unit, index) else { continue }
      defer { library.functions.clang_disposeDiagnostic(diagnostic) }
      let severity = library.functions.clang_getDiagnosticSeverity(diagnostic)
      guard severity == CXDiagnostic_Error || severity == CXDiagnostic_Fatal else { continue }
      let message = library.text(library.functions.clang_getDiagnosticSpelling(diagnostic))
      guard let use = use(at: library.functions.clang_getDiagnosticLocation(diagnostic)) else { continue }
      if let (name, kind) = use.missing(by: message) { declare(name, kind) }
    }
    return missing.count > count
  }

  private mutating func declare(_ name: String, _ kind: HeaderUse.Kind) {
    guard isObjectiveC || kind != .protocol, seen.insert("\(kind) \(name)").inserted else { return }
    // Another kind of declaration of the same name would be an error of its own.
    if kind == .value, seen.contains("\(HeaderUse.Kind.class) \(name)") { return }
    let declaration: String
    switch kind {
    case .class where declared.contains(name) && isObjectiveC: declaration = "@class \(name);\n"
    case .protocol where declared.contains(name): declaration = "@protocol \(name);\n"
    case .value where declared.contains(name): return
    case .class where isObjectiveC: declaration = "@interface \(name) : NSObject @end\n"
    case .protocol: declaration = "@protocol \(name) @end\n"
    case .macro: declaration = "#define \(name)\n"
    case .class, .value: declaration = "typedef struct \(name) { int _; } \(name);\n"
    }
    missing.append((name, declaration))
  }

  private func use(at location: CXSourceLocation) -> HeaderUse? {
    guard let place = place(location), let file = files.first(where: { $0.name == place.file }) else { return nil }
    return HeaderUse(file.text, at: place.offset)
  }

  /// Where something is among the files; `nil` for what is declared here.
  func place(_ location: CXSourceLocation) -> (file: String, offset: Int)? {
    var file: CXFile?
    var (line, column, offset): (UInt32, UInt32, UInt32) = (0, 0, 0)
    library.functions.clang_getFileLocation(location, &file, &line, &column, &offset)
    guard let file else { return nil }
    let path = library.text(library.functions.clang_getFileName(file))
    return path.hasPrefix(Self.directory) ? (String(path.dropFirst(Self.directory.count)), Int(offset)) : nil
  }
}

/// A place in a header where libclang found an error.
struct HeaderUse {
  enum Kind { case `class`, `protocol`, value, macro }

  /// The identifier there; empty if there is none.
  private let name: String
  /// The first byte of the next token.
  private let next: UInt8

  init(_ text: [UInt8], at offset: Int) {
    func isOfName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    var end = min(offset, text.count)
    let start = end
    while end < text.count, isOfName(text[end]) { end += 1 }
    name = String(decoding: text[start..<end], as: UTF8.self)
    while end < text.count, text[end] <= UInt8(ascii: " ") { end += 1 }
    next = end < text.count ? text[end] : 0
  }

  /// What a message says is not declared. Names are those of the source, and nothing else of a message is used.
  func missing(by message: String) -> (name: String, kind: Kind)? {
    let quoted = message.quotedName
    if message.hasPrefix("cannot find protocol") || message.hasPrefix("no type or protocol") {
      return quoted.map { ($0, .protocol) }
    }
    if message.hasPrefix("cannot find interface") { return quoted.map { ($0, .class) } }
    if message.hasPrefix("expected a type") { return name.isEmpty ? nil : (name, kind) }
    guard message.hasPrefix("unknown type name"), let quoted else { return nil }
    return (quoted, quoted == name ? kind : .value)
  }

  private var kind: Kind {
    let isLoud = name.utf8.allSatisfy { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } && name.utf8.count > 3
    switch next {
    case UInt8(ascii: "*"), UInt8(ascii: "<"): return .class
    case UInt8(ascii: "@"), UInt8(ascii: "("): return isLoud ? .macro : .value
    case UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ";"): return .value
    // As in 'KIT_EXPORT void f(void)'.
    default: return isLoud && name.utf8.contains(UInt8(ascii: "_")) ? .macro : .value
    }
  }
}

extension String {
  /// What is between the first two quotation marks.
  fileprivate var quotedName: String? {
    let parts = split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && !parts[1].isEmpty ? String(parts[1]) : nil
  }
}

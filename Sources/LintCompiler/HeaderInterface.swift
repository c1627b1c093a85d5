import CLibclang

extension Libclang {
  /// The Swift that clients of headers see, as a module interface; `nil` if libclang cannot parse them.
  ///
  /// What libclang cannot resolve is left out, or has no type.
  ///
  /// - Parameters:
  ///   - files: the header, and those that it includes, from memory: libclang opens no file.
  ///   - exports: modules that the headers import.
  public func interface(of files: [HeaderFile], exports: [String]) throws(Unusable) -> String? {
    if files.isEmpty { return nil }
    var parser = try HeaderParser(self, files, isObjectiveC: true)
    let functions = parser.functions
    let copy = parser
    return parser.parse { unit, missing in
      var writer = HeaderWriter(copy, HeaderTypes(library: self, functions: functions))
      writer.write(functions.clang_getTranslationUnitCursor(unit))
      var imports = exports.map { "@_exported import \($0)\n" }.joined() + "import Foundation\n"
      // Prefix headers import it for all others.
      if missing.contains(where: { $0.hasPrefix("UI") }) { imports += "import UIKit\n" }
      return "// swift-interface-format-version: 1.0\n" + imports + writer.text
    }
  }
}

extension ClangParsingFunctions {
  func children(of cursor: CXCursor) -> [CXCursor] {
    var found: [CXCursor] = []
    withUnsafeMutablePointer(to: &found) { found in
      _ = clang_visitChildren(
        cursor,
        { child, _, data in
          data?.assumingMemoryBound(to: [CXCursor].self).pointee.append(child)
          return CXChildVisit_Continue
        }, found)
    }
    return found
  }
}

/// Writes declarations of C and Objective-C as Swift.
struct HeaderWriter {
  private let parser: HeaderParser
  var types: HeaderTypes
  let functions: ClangParsingFunctions
  private(set) var text = ""
  /// Definitions of structures and enumerations by the names that typedefs give them.
  private var written: Set<String> = []
  /// More is left out.
  private static let longest = 16 << 20

  init(_ parser: HeaderParser, _ types: HeaderTypes) {
    (self.parser, self.types, functions) = (parser, types, types.functions)
  }

  // MARK: Cursors

  func spelling(_ cursor: CXCursor) -> String { parser.library.text(functions.clang_getCursorSpelling(cursor)) }

  private func isOfProject(_ cursor: CXCursor) -> Bool {
    parser.place(functions.clang_getCursorLocation(cursor)) != nil
  }

  private func isAvailable(_ cursor: CXCursor) -> Bool {
    functions.clang_getCursorAvailability(cursor) != CXAvailability_NotAvailable
  }

  /// What ``HeaderStandIns`` makes of attributes for Swift.
  func marks(_ children: [CXCursor]) -> HeaderMarks {
    var marks = HeaderMarks()
    for child in children where child.kind == CXCursor_AnnotateAttr { marks.add(spelling(child)) }
    return marks
  }

  // MARK: Declarations

  mutating func write(_ unit: CXCursor) {
    let declarations = functions.children(of: unit).filter { isOfProject($0) }
    collectNames(declarations)
    for declaration in declarations where text.utf8.count < Self.longest && isAvailable(declaration) {
      switch declaration.kind {
      case CXCursor_ObjCInterfaceDecl: classType(declaration)
      case CXCursor_ObjCProtocolDecl: protocolType(declaration)
      case CXCursor_ObjCCategoryDecl: category(declaration)
      case CXCursor_StructDecl, CXCursor_UnionDecl: structure(declaration, named: spelling(declaration))
      case CXCursor_EnumDecl: enumeration(declaration, named: spelling(declaration))
      case CXCursor_TypedefDecl: typedef(declaration)
      case CXCursor_FunctionDecl: globalFunction(declaration)
      case CXCursor_VarDecl: globalVariable(declaration)
      default: continue
      }
    }
  }

  /// The names that annotations give types, which others may use before.
  private mutating func collectNames(_ declarations: [CXCursor]) {
    var classes: Set<String> = ["NSObject"]
    for declaration in declarations {
      let name = spelling(declaration)
      switch declaration.kind {
      case CXCursor_ObjCInterfaceDecl: classes.insert(name)
      case CXCursor_ObjCProtocolDecl, CXCursor_EnumDecl, CXCursor_StructDecl, CXCursor_TypedefDecl: break
      default: continue
      }
      let marks = marks(functions.children(of: declaration))
      if let own = marks.name, own.isIdentifier { types.renamed[name] = own }
      if marks.isPrivate { types.renamed[name] = "__\(name)" }
    }
    types.sharedNames = classes
  }

  private func attributes(_ marks: HeaderMarks) -> String { marks.isOnMainActor ? "@MainActor " : "" }

  private mutating func classType(_ declaration: CXCursor) {
    let children = functions.children(of: declaration)
    let own = spelling(declaration)
    guard written.insert("class \(own)").inserted else { return }
    let marks = marks(children)
    var supertypes: [String] = []
    for child in children where child.kind == CXCursor_ObjCSuperClassRef {
      supertypes.append(types.swiftName(spelling(child)))
    }
    supertypes += protocols(children)
    if marks.isSendable { supertypes.append("@unchecked Sendable") }
    let name = types.swiftName(own)
    open("\(attributes(marks))open class \(name)", supertypes)
    members(children, of: own, isProtocol: false)
    text += "}\n"
  }

  private func protocols(_ children: [CXCursor]) -> [String] {
    var names: [String] = []
    for child in children where child.kind == CXCursor_ObjCProtocolRef {
      let name = types.protocolName(spelling(child))
      if name.isIdentifier, !names.contains(name) { names.append(name) }
    }
    return names
  }

  private mutating func open(_ head: String, _ supertypes: [String]) {
    text += head + (supertypes.isEmpty ? "" : " : " + supertypes.joined(separator: ", ")) + " {\n"
  }

  private mutating func protocolType(_ declaration: CXCursor) {
    let children = functions.children(of: declaration)
    let own = spelling(declaration)
    guard written.insert("protocol \(own)").inserted else { return }
    let marks = marks(children)
    let supertypes = protocols(children) + (marks.isSendable ? ["Sendable"] : [])
    open("\(attributes(marks))@objc public protocol \(types.protocolName(own))", supertypes)
    members(children, of: own, isProtocol: true)
    text += "}\n"
  }

  private mutating func category(_ declaration: CXCursor) {
    let children = functions.children(of: declaration)
    guard let extended = children.first(where: { $0.kind == CXCursor_ObjCClassRef }) else { return }
    let own = spelling(extended)
    open("extension \(types.swiftName(own))", protocols(children))
    members(children, of: own, isProtocol: false)
    text += "}\n"
  }

  // MARK: Members

  private mutating func members(_ children: [CXCursor], of owner: String, isProtocol: Bool) {
    var seen: Set<String> = []
    // An accessor is a method as well.
    let properties = children.filter { $0.kind == CXCursor_ObjCPropertyDecl }
    var accessors = Set(properties.map { parser.library.text(functions.clang_Cursor_getObjCPropertyGetterName($0)) })
    for property in properties {
      let name = spelling(property)
      accessors.insert("set\(name.prefix(1).uppercased())\(name.dropFirst()):")
    }
    for child in children where isAvailable(child) {
      var lines: [String] = []
      switch child.kind {
      case CXCursor_ObjCPropertyDecl: lines = property(child, of: owner, isProtocol)
      case CXCursor_ObjCInstanceMethodDecl, CXCursor_ObjCClassMethodDecl:
        if accessors.contains(spelling(child)) { continue }
        lines = HeaderMethod(child, of: owner, isProtocol, self)?.lines ?? []
      default: continue
      }
      for line in lines where seen.insert(line).inserted { text += "  \(line)\n" }
    }
  }

  private func property(_ declaration: CXCursor, of owner: String, _ isProtocol: Bool) -> [String] {
    let flags = functions.clang_Cursor_getObjCPropertyAttributes(declaration, 0)
    let marks = marks(functions.children(of: declaration))
    let isOfClass = flags & CXObjCPropertyAttr_class.rawValue != 0
    let isReadOnly = flags & CXObjCPropertyAttr_readonly.rawValue != 0
    let type = types.swift(functions.clang_getCursorType(declaration))
    // 'getter=isEnabled' is the name of a Boolean in Swift.
    let getter = parser.library.text(functions.clang_Cursor_getObjCPropertyGetterName(declaration))
    var names = [marks.name ?? (type == "Bool" && getter.isIdentifier ? getter : spelling(declaration))]
    if marks.isPrivate { names = ["__\(names[0])"] }
    if isOfClass { names.append(names[0].without(typeName: type == "Self" ? owner : type, atLeast: 1)) }
    let head =
      attributes(marks) + marks.nonisolated
      + (functions.clang_Cursor_isObjCOptional(declaration) != 0 ? "@objc optional " : "")
      + (isProtocol ? "" : "public ") + (isOfClass ? (isProtocol ? "static " : "class ") : "")
    return Set(names).sorted().filter { $0.isIdentifier }.map {
      "\(head)var \(HeaderName.quoted($0)): \(type) { get\(isReadOnly ? "" : " set") }"
    }
  }

  // MARK: Types of C

  private mutating func structure(_ declaration: CXCursor, named own: String) {
    guard own.isIdentifier, functions.clang_isCursorDefinition(declaration) != 0,
      written.insert("type \(own)").inserted
    else { return }
    let children = functions.children(of: declaration)
    let marks = marks(children)
    let fields = children.filter { $0.kind == CXCursor_FieldDecl }.map { field in
      (name: spelling(field), type: types.swift(functions.clang_getCursorType(field)))
    }
    // A frozen structure is as sendable as what it stores.
    let layout = marks.isNotSendable ? "" : "@frozen "
    let supertypes = marks.isSendable ? ["@unchecked Sendable"] : []
    open("\(layout)\(attributes(marks))public struct \(types.swiftName(own))", supertypes)
    for field in fields where field.name.isIdentifier {
      text += "  public var \(HeaderName.quoted(field.name)): \(field.type)\n"
    }
    text += "  public init()\n}\n"
  }

  private mutating func enumeration(_ declaration: CXCursor, named own: String) {
    guard functions.clang_isCursorDefinition(declaration) != 0 else { return }
    let children = functions.children(of: declaration)
    let marks = marks(children)
    let constants = children.filter { $0.kind == CXCursor_EnumConstantDecl && isAvailable($0) }
    let raw = types.swift(functions.clang_getEnumDeclIntegerType(declaration))
    guard own.isIdentifier else {
      for constant in constants { text += "public var \(HeaderName.quoted(spelling(constant))): Int { get }\n" }
      return
    }
    guard written.insert("type \(own)").inserted else { return }
    let name = types.swiftName(own)
    let names = caseNames(constants, of: own)
    switch marks.form {
    case .enumeration:
      text += "public enum \(name) : \(raw), Sendable {\n"
      for constant in names { text += "  case \(constant)\n" }
      text += "}\n"
    case .options:
      text += "public struct \(name) : OptionSet, Sendable {\n  public let rawValue: \(raw)\n"
      text += "  public init(rawValue: \(raw))\n"
      for constant in names { text += "  public static var \(constant): \(name) { get }\n" }
      text += "}\n"
    case .error:
      text += "public struct \(name) : Error, Sendable {\n  public enum Code : \(raw), Sendable {\n"
      for constant in names { text += "    case \(constant)\n" }
      text += "  }\n  public var code: Code { get }\n}\n"
    case .plain, .newtype:
      text += "public struct \(name) : RawRepresentable, Hashable, Sendable {\n  public var rawValue: \(raw)\n"
      text += "  public init(rawValue: \(raw))\n}\n"
      for constant in constants { text += "public var \(HeaderName.quoted(spelling(constant))): \(name) { get }\n" }
    }
  }

  /// Cases lose what they have in common with the name of their type.
  private func caseNames(_ constants: [CXCursor], of own: String) -> [String] {
    var names: [String] = []
    for constant in constants {
      let stated = marks(functions.children(of: constant)).name
      var name = spelling(constant)
      let common = name.commonPrefix(with: own)
      // A single word may be the whole name of a case.
      if common > 0, common < name.utf8.count { name = String(name.dropFirst(common)) }
      if name.hasPrefix("_") { name = String(name.dropFirst()) }
      if !name.isIdentifier { name = spelling(constant) }
      let written = stated.map { $0.split(separator: ".").last.map { String($0) } ?? $0 } ?? name.startingLowercase
      if written.isIdentifier, !names.contains(HeaderName.quoted(written)) { names.append(HeaderName.quoted(written)) }
    }
    return names
  }

  private mutating func typedef(_ declaration: CXCursor) {
    let own = spelling(declaration)
    let children = functions.children(of: declaration)
    let name = types.swiftName(own)
    let underlying = functions.clang_getTypedefDeclUnderlyingType(declaration)
    // A structure or enumeration without a name of its own takes that of the typedef.
    let definition = functions.clang_getTypeDeclaration(underlying)
    let isDirect = underlying.kind == CXType_Elaborated || underlying.kind == CXType_Record
      || underlying.kind == CXType_Enum
    if isDirect, functions.clang_isCursorDefinition(definition) != 0 {
      let spelled = spelling(definition)
      if spelled == own || !spelled.isIdentifier {
        if definition.kind == CXCursor_EnumDecl {
          enumeration(definition, named: own)
        } else {
          structure(definition, named: own)
        }
        return
      }
    }
    guard written.insert("type \(own)").inserted else { return }
    let type = types.swift(underlying, isImplicit: false).withoutOptional
    if marks(children).form == .newtype {
      text += "@frozen public struct \(name) : RawRepresentable, Hashable {\n  public let rawValue: \(type)\n"
      text += "  public init(rawValue: \(type))\n}\n"
    } else if type != HeaderTypes.unknown, type != name {
      text += "public typealias \(name) = \(type)\n"
    }
  }

  // MARK: Globals

  private mutating func globalFunction(_ declaration: CXCursor) {
    let own = spelling(declaration)
    let marks = marks(functions.children(of: declaration))
    guard functions.clang_Cursor_isVariadic(declaration) == 0, written.insert("value \(own)").inserted else { return }
    let count = UInt32(max(functions.clang_Cursor_getNumArguments(declaration), 0))
    let arguments = (0..<count).map { functions.clang_Cursor_getArgument(declaration, $0) }
    var name = HeaderName(base: own, labels: arguments.map { _ in "_" })
    if let stated = marks.name {
      guard let given = HeaderName(stated: stated, parameterCount: arguments.count) else { return }
      name = given
    }
    if marks.isPrivate { name.base = "__\(name.base)" }
    guard name.base.isIdentifier else { return }
    let parameters = zip(name.labels, arguments).enumerated().map { place, parameter in
      "\(parameter.0) p\(place): \(types.swift(functions.clang_getCursorType(parameter.1), isParameter: true))"
    }
    let result = types.swift(functions.clang_getCursorResultType(declaration))
    text += "\(attributes(marks))public func \(HeaderName.quoted(name.base))(\(parameters.joined(separator: ", ")))"
    text += result == "Void" ? "\n" : " -> \(result)\n"
  }

  private mutating func globalVariable(_ declaration: CXCursor) {
    let own = spelling(declaration)
    let marks = marks(functions.children(of: declaration))
    let type = functions.clang_getCursorType(declaration)
    let name = marks.isPrivate ? "__\(own)" : marks.name ?? own
    guard name.isIdentifier, written.insert("value \(own)").inserted else { return }
    let isConstant = types.isConstant(type)
    let swiftType = types.swift(type)
    if swiftType == "NSNotification.Name" {
      // Both names that it may have: the last word repeats the type.
      for member in Set([name, name.without(typeName: "Notification", atLeast: 1)]).sorted() {
        text += "extension NSNotification.Name {\n  public static let \(HeaderName.quoted(member)): \(swiftType)\n}\n"
      }
      return
    }
    text += "\(attributes(marks))public \(isConstant ? "let" : "var") \(HeaderName.quoted(name)): \(swiftType)\n"
  }
}

extension String {
  /// The length of the words that both begin with.
  fileprivate func commonPrefix(with other: String) -> Int {
    let (own, others) = (Array(utf8), Array(other.utf8))
    var count = 0
    while count < own.count, count < others.count, own[count] == others[count] { count += 1 }
    func isCapital(_ place: Int) -> Bool {
      place < own.count && !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(own[place])
    }
    while count > 0, !isCapital(count) { count -= 1 }
    return count
  }

  fileprivate var withoutOptional: String {
    let inner = hasSuffix("?") ? String(dropLast()) : self
    return inner.hasPrefix("(") && inner.hasSuffix(")") && hasSuffix("?") ? String(inner.dropFirst().dropLast()) : inner
  }
}

/// What a declaration says to Swift.
struct HeaderMarks {
  enum Form { case plain, enumeration, options, error, newtype }

  private(set) var name: String?
  private(set) var asynchronousName: String?
  private(set) var form = Form.plain
  private(set) var isOnMainActor = false
  private(set) var isSendable = false
  private(set) var isNotSendable = false
  private(set) var isPrivate = false
  private(set) var isNotAsynchronous = false
  private(set) var isNotThrowing = false
  private(set) var isNotEscaping = false
  private(set) var nonisolated = ""

  mutating func add(_ annotation: String) {
    guard annotation.hasPrefix(HeaderStandIns.mark) else { return }
    let mark = annotation.dropFirst(HeaderStandIns.mark.count)
    switch mark {
    case "enum": if form == .plain { form = .enumeration }
    case "options": form = .options
    case "error": form = .error
    case "newtype": form = .newtype
    case "private": isPrivate = true
    case "@UIActor", "@MainActor": isOnMainActor = true
    case "@Sendable", "@_Sendable": isSendable = true
    case "@_nonSendable", "@_nonSendable(_assumed)": isNotSendable = true
    case "nonisolated": nonisolated = "nonisolated "
    case "noescape": isNotEscaping = true
    case "nothrow": isNotThrowing = true
    case "async=none": isNotAsynchronous = true
    default:
      if mark.hasPrefix("name=") { name = String(mark.dropFirst(5)) }
      if mark.hasPrefix("asyncname=") { asynchronousName = String(mark.dropFirst(10)) }
    }
  }
}

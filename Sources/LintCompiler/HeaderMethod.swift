import CLibclang
import LintText

/// A method of Objective-C in Swift: an initializer, a function, and an asynchronous one beside it.
struct HeaderMethod {
  private let writer: HeaderWriter
  private let isOfClass: Bool
  private let isProtocol: Bool
  private let owner: String
  private let marks: HeaderMarks
  private var names: [HeaderName]
  private var arguments: [CXCursor]
  private let result: CXType
  private var throwsErrors = false
  private let isOptional: Bool
  private var isInitializer = false
  private var hasHandler = false

  private var functions: ClangParsingFunctions { writer.functions }
  private var types: HeaderTypes { writer.types }

  /// - Parameter owner: the name in C of the class or protocol.
  init?(_ declaration: CXCursor, of owner: String, _ isProtocol: Bool, _ writer: HeaderWriter) {
    self.writer = writer
    self.owner = owner
    self.isProtocol = isProtocol
    let functions = writer.functions
    isOfClass = declaration.kind == CXCursor_ObjCClassMethodDecl
    isOptional = functions.clang_Cursor_isObjCOptional(declaration) != 0
    marks = writer.marks(functions.children(of: declaration))
    result = functions.clang_getCursorResultType(declaration)
    let count = UInt32(max(functions.clang_Cursor_getNumArguments(declaration), 0))
    arguments = (0..<count).map { functions.clang_Cursor_getArgument(declaration, $0) }
    let selector = writer.spelling(declaration)
    if functions.clang_Cursor_isVariadic(declaration) != 0 { return nil }
    var pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
    if selector.hasSuffix(":") { pieces.removeLast() }
    guard pieces.count == max(arguments.count, 1) else { return nil }
    names = []
    findError(&pieces)
    let texts = arguments.map { writer.types.swift(functions.clang_getCursorType($0)) }
    names = Self.names(pieces, texts, selector, owner, isOfClass: isOfClass, isFactory: isFactory)
    isInitializer = names.first?.base == "init"
    hasHandler = names.contains { $0.asynchronous != nil }
    if let stated = marks.name {
      guard let name = HeaderName(stated: stated, parameterCount: arguments.count) else { return nil }
      isInitializer = name.base == "init"
      names = [name]
    }
    if marks.isPrivate, !isInitializer {
      for place in names.indices { names[place].base = "__\(names[place].base)" }
    }
  }

  private var isFactory: Bool {
    isOfClass && writer.types.swift(result, isImplicit: false).hasPrefix("Self")
  }

  private static func names(
    _ pieces: [String], _ types: [String], _ selector: String, _ owner: String, isOfClass: Bool, isFactory: Bool
  ) -> [HeaderName] {
    let first = pieces[0]
    if !isOfClass, first == "init" || first.hasPrefix("initWith") || first.hasPrefix("init") && first.isCapital(at: 4) {
      return HeaderName.initializers(rest: first.dropFirst(4), pieces: pieces, types: types)
    }
    var names = HeaderName.names(pieces: pieces, types: types)
    if isFactory {
      // '+[UIColor colorWithRed:]' is an initializer.
      if let place = first.startOfFactoryLabel {
        let rest = first.dropFirst(place)
        names += HeaderName.initializers(rest: rest, pieces: pieces, types: types)
      } else if types.isEmpty {
        names.append(HeaderName(base: first.without(typeName: owner, atLeast: 1), labels: []))
      }
    } else if isOfClass, types.isEmpty {
      names.append(HeaderName(base: first.without(typeName: owner, atLeast: 1), labels: []))
    }
    return names
  }

  /// `error:` at the end, of what returns a Boolean or an object, makes a function that throws.
  private mutating func findError(_ pieces: inout [String]) {
    guard let last = arguments.last, !marks.isNotThrowing,
      types.isErrorPointer(functions.clang_getCursorType(last))
    else { return }
    let text = types.swift(result, isImplicit: false)
    guard text == "Bool" || text.hasSuffix("?") else { return }
    if pieces.count > 1 {
      guard pieces.last == "error" else { return }
      pieces.removeLast()
    } else {
      for ending in ["AndReturnError", "WithError", "ReturningError"] where pieces[0].hasSuffix(ending) {
        pieces[0] = String(pieces[0].dropLast(ending.count))
      }
      if pieces[0].isEmpty || pieces[0] == "error" { return }
    }
    arguments.removeLast()
    throwsErrors = true
  }

  // MARK: Text

  /// One declaration a line.
  var lines: [String] {
    var lines: [String] = []
    let handled = isInitializer || isOfClass && isFactory ? nil : handler
    for name in names where isUsable(name) {
      lines.append(
        line(name, arguments, result: resultText, hasHandler: handled != nil, isAsynchronous: false))
      guard let handled, let asynchronous = asynchronous(name), isUsable(asynchronous, omitting: 1) else {
        continue
      }
      lines.append(
        line(asynchronous, Array(arguments.dropLast()), result: handled.result, hasHandler: false,
          isAsynchronous: true, throwsErrors: handled.throwsErrors))
    }
    return lines
  }

  private func isUsable(_ name: HeaderName, omitting omitted: Int = 0) -> Bool {
    name.base.isIdentifier && name.labels.count == arguments.count - omitted
      && name.labels.allSatisfy { $0.isIdentifier }
  }

  private var resultText: String {
    let text = types.swift(result, isImplicit: !throwsErrors)
    if !throwsErrors { return text }
    return text == "Bool" ? "Void" : text.hasSuffix("?") ? String(text.dropLast()) : text
  }

  private func line(
    _ name: HeaderName, _ arguments: [CXCursor], result: String, hasHandler: Bool, isAsynchronous: Bool,
    throwsErrors: Bool = false
  ) -> String {
    let parameters = zip(name.labels, arguments).enumerated().map { place, pair in
      let isHandler = hasHandler && place == arguments.count - 1
      return "\(HeaderName.quoted(pair.0)) p\(place): \(parameter(pair.1, isHandler: isHandler))"
    }
    var line = marks.isOnMainActor ? "@MainActor " : ""
    // What comes from Objective-C requires of closures only what code in Swift 6 checks.
    if parameters.contains(where: { $0.includes("@Sendable") }) { line += "@preconcurrency " }
    line += marks.nonisolated
    if isProtocol { line += isOptional ? "@objc optional " : "" } else { line += "public " }
    let isInit = name.base == "init"
    if isOfClass, !isInit { line += isProtocol ? "static " : "class " }
    line += isInit ? "init\(failure)" : "func \(HeaderName.quoted(name.base))"
    line += "(\(parameters.joined(separator: ", ")))"
    if isAsynchronous { line += " async" }
    if throwsErrors || !isAsynchronous && self.throwsErrors { line += " throws" }
    if !isInit, result != "Void" { line += " -> \(result)" }
    return line
  }

  /// How an initializer says that it may give nothing.
  private var failure: String {
    if throwsErrors { return "" }
    let text = types.swift(result)
    return text.hasSuffix("?") ? "?" : text.hasSuffix("!") ? "!" : ""
  }

  private func parameter(_ argument: CXCursor, isHandler: Bool) -> String {
    let marks = writer.marks(functions.children(of: argument))
    let type = functions.clang_getCursorType(argument)
    let text = types.swift(type, isParameter: !marks.isNotEscaping)
    guard types.parametersOfBlock(type) != nil else { return text }
    var attributes = marks.isOnMainActor ? "@MainActor " : ""
    if marks.isSendable || isHandler && !marks.isNotSendable { attributes += "@Sendable " }
    if attributes.isEmpty || !text.hasPrefix("(") && !text.hasPrefix("@escaping ") { return text }
    // In an optional, the attributes are inside of the parentheses.
    return text.hasPrefix("((") ? "(" + attributes + text.dropFirst() : attributes + text
  }

  // MARK: Completion handlers (SE-0297)

  /// What awaiting the handler gives.
  private var handler: (result: String, throwsErrors: Bool)? {
    guard hasHandler, let last = arguments.last, result.kind == CXType_Void, !marks.isNotAsynchronous,
      !writer.marks(functions.children(of: last)).isNotEscaping,
      let values = types.parametersOfBlock(functions.clang_getCursorType(last))
    else { return nil }
    func canBeNil(_ type: CXType) -> Bool {
      functions.clang_Type_getNullability(type) != CXTypeNullability_NonNull
    }
    let error = values.lastIndex { types.isError($0) && canBeNil($0) }
    var texts: [String] = []
    for (place, value) in values.enumerated() where place != error {
      let text = types.swift(value, isImplicit: true)
      // Without an error, there is a value.
      texts.append(error != nil && (text.hasSuffix("?") || text.hasSuffix("!")) ? String(text.dropLast()) : text)
    }
    let result = texts.isEmpty ? "Void" : texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
    return (result, error != nil)
  }

  private func asynchronous(_ name: HeaderName) -> HeaderName? {
    if let stated = marks.asynchronousName {
      return HeaderName(stated: stated, parameterCount: arguments.count - 1)
    }
    if marks.name != nil { return HeaderName(base: name.base, labels: Array(name.labels.dropLast())) }
    return name.asynchronous
  }
}

extension String {
  fileprivate func isCapital(at place: Int) -> Bool {
    let bytes = utf8.dropFirst(place)
    return bytes.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  /// Where `With…` begins in `colorWithRed`.
  fileprivate var startOfFactoryLabel: Int? {
    let bytes = Array(utf8)
    let needle = Array("With".utf8)
    guard bytes.count > needle.count else { return nil }
    for place in 1...(bytes.count - needle.count) where bytes[place..<(place + needle.count)].elementsEqual(needle) {
      return place
    }
    return nil
  }
}

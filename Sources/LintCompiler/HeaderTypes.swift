import CLibclang

/// Types of C and Objective-C as Swift imports them.
struct HeaderTypes {
  let library: Libclang
  let functions: ClangParsingFunctions
  /// The names in Swift that annotations state, by those in C.
  var renamed: [String: String] = [:]
  /// Protocols that have a name in common with a class.
  var sharedNames: Set<String> = ["NSObject"]

  /// What stands for a type that is not known. As in other interfaces, it is no claim about the type.
  static let unknown = "_"
  private static let deepest = 24

  /// - Parameters:
  ///   - isImplicit: whether what says nothing about `nil` is implicitly unwrapped.
  ///   - isParameter: whether it is that of a parameter, where closures that may escape say so.
  func swift(
    _ type: CXType, isImplicit: Bool = true, isParameter: Bool = false, depth: Int = 0
  ) -> String {
    if isParameter, type.kind == CXType_ConstantArray || type.kind == CXType_IncompleteArray {
      let element = swift(functions.clang_getArrayElementType(type), isImplicit: false, depth: depth + 1)
      return element == Self.unknown ? element : "UnsafeMutablePointer<\(element)>!"
    }
    let nullability = functions.clang_Type_getNullability(type)
    let (base, canBeNil, isClosure) = bare(type, depth)
    if base == Self.unknown || !canBeNil { return base }
    let isOptional = nullability == CXTypeNullability_Nullable || nullability == CXTypeNullability_NullableResult
    if nullability == CXTypeNullability_NonNull {
      return isClosure && isParameter ? "@escaping \(base)" : base
    }
    let needsParentheses = isClosure || base.hasPrefix("any ") || base.utf8.contains(UInt8(ascii: "&"))
    let inner = needsParentheses ? "(\(base))" : base
    return inner + (isOptional || !isImplicit ? "?" : "!")
  }

  /// Without optionality.
  private func bare(_ type: CXType, _ depth: Int) -> (text: String, canBeNil: Bool, isClosure: Bool) {
    if depth > Self.deepest { return (Self.unknown, false, false) }
    switch type.kind {
    case CXType_Attributed: return bare(functions.clang_Type_getModifiedType(type), depth + 1)
    case CXType_Elaborated: return bare(functions.clang_Type_getNamedType(type), depth + 1)
    case CXType_Typedef: return typedef(type, depth)
    case CXType_Record: return (name(ofDeclaration: type), false, false)
    case CXType_Enum: return (name(ofDeclaration: type), false, false)
    case CXType_ObjCId: return ("Any", true, false)
    case CXType_ObjCClass: return ("AnyClass", true, false)
    case CXType_ObjCSel: return ("Selector", true, false)
    case CXType_ObjCObjectPointer: return (object(functions.clang_getPointeeType(type), depth), true, false)
    case CXType_BlockPointer: return (closure(functions.clang_getPointeeType(type), depth) ?? Self.unknown, true, true)
    case CXType_Pointer: return pointer(type, depth)
    case CXType_ConstantArray: return (array(type, depth), false, false)
    default: return (Self.builtIn(type.kind) ?? Self.unknown, false, false)
    }
  }

  private static func builtIn(_ kind: CXTypeKind) -> String? {
    switch kind {
    case CXType_Void: "Void"
    case CXType_Bool: "Bool"
    case CXType_Char_U, CXType_UChar: "UInt8"
    case CXType_Char_S, CXType_SChar: "Int8"
    case CXType_UShort: "UInt16"
    case CXType_Short: "Int16"
    case CXType_UInt: "UInt32"
    case CXType_Int: "Int32"
    case CXType_ULong: "UInt"
    case CXType_Long: "Int"
    case CXType_ULongLong: "UInt64"
    case CXType_LongLong: "Int64"
    case CXType_Float: "Float"
    case CXType_Double: "Double"
    default: nil
    }
  }

  // MARK: Typedefs

  private static let typedefs = [
    "BOOL": "Bool", "Boolean": "Bool", "NSInteger": "Int", "NSUInteger": "UInt", "CGFloat": "CGFloat",
    "NSTimeInterval": "TimeInterval", "CFTimeInterval": "CFTimeInterval", "unichar": "UInt16",
    "int8_t": "Int8", "uint8_t": "UInt8", "int16_t": "Int16", "uint16_t": "UInt16", "int32_t": "Int32",
    "uint32_t": "UInt32", "int64_t": "Int64", "uint64_t": "UInt64", "size_t": "Int", "ssize_t": "Int",
    "ptrdiff_t": "Int", "intptr_t": "Int", "uintptr_t": "UInt", "UInt8": "UInt8", "UInt32": "UInt32",
    "SInt32": "Int32", "u_char": "UInt8", "u_int": "UInt32", "NSRange": "NSRange", "va_list": "CVaListPointer",
    "NSNotificationName": "NSNotification.Name", "NSZone": "NSZone", "instancetype": "Self"
  ]

  private func typedef(_ type: CXType, _ depth: Int) -> (String, Bool, Bool) {
    let declaration = functions.clang_getTypeDeclaration(type)
    let name = library.text(functions.clang_getCursorSpelling(declaration))
    let underlying = functions.clang_getTypedefDeclUnderlyingType(declaration)
    if name == "instancetype" { return ("Self", true, false) }
    if let known = Self.typedefs[name] { return (known, false, false) }
    if name == "dispatch_block_t" { return bare(underlying, depth + 1) }
    let (_, canBeNil, isClosure) = bare(underlying, depth + 1)
    if canBeNil, name.hasPrefix("dispatch_"), name.hasSuffix("_t") {
      let words = name.dropLast(2).split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      return (words.joined(), true, false)
    }
    return (swiftName(name), canBeNil, isClosure)
  }

  /// Classes of Foundation that Swift sees as values of its own.
  private static let bridged = [
    "NSString": "String", "NSURL": "URL", "NSDate": "Date", "NSData": "Data", "NSUUID": "UUID", "NSError": "any Error",
    "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSLocale": "Locale", "NSTimeZone": "TimeZone",
    "NSCalendar": "Calendar", "NSCharacterSet": "CharacterSet", "NSURLRequest": "URLRequest",
    "NSDateComponents": "DateComponents", "NSNotification": "Notification", "NSDateInterval": "DateInterval",
    "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem"
  ]

  /// Those whose names lose their prefix.
  private static let shortened: Set<String> = [
    "NSBundle", "NSFileManager", "NSFileHandle", "NSNotificationCenter", "NSOperation", "NSOperationQueue",
    "NSBlockOperation", "NSTimer", "NSThread", "NSRunLoop", "NSUserDefaults", "NSFormatter", "NSDateFormatter",
    "NSNumberFormatter", "NSByteCountFormatter", "NSProgress", "NSScanner", "NSStream", "NSInputStream",
    "NSOutputStream", "NSPort", "NSProcessInfo", "NSPipe", "NSJSONSerialization", "NSURLSession",
    "NSURLSessionConfiguration", "NSURLSessionTask", "NSURLSessionDataTask", "NSURLSessionDownloadTask",
    "NSURLSessionUploadTask", "NSURLResponse", "NSHTTPURLResponse", "NSURLCredential", "NSURLProtectionSpace",
    "NSURLAuthenticationChallenge", "NSURLCache", "NSHTTPCookie", "NSHTTPCookieStorage", "NSUndoManager", "NSHost",
    "NSXMLParser", "NSUnit", "NSDimension", "NSMeasurementFormatter", "NSDateComponentsFormatter",
    "NSURLSessionDelegate", "NSURLSessionTaskDelegate", "NSURLSessionDataDelegate", "NSURLSessionDownloadDelegate",
    "NSStreamDelegate", "NSXMLParserDelegate"
  ]

  /// The name in Swift of what has a name in C.
  func swiftName(_ name: String) -> String {
    if let own = renamed[name] { return own }
    if Self.shortened.contains(name) { return String(name.dropFirst(2)) }
    // 'CGImageRef' is a class; a project's own names of this form mean a pointer.
    if name.hasSuffix("Ref"), ["CG", "CF", "CT", "CV", "CM", "Sec"].contains(where: { name.hasPrefix($0) }) {
      return String(name.dropLast(3))
    }
    return name
  }

  func protocolName(_ name: String) -> String {
    if let own = renamed[name] { return own }
    return sharedNames.contains(name) ? "\(name)Protocol" : swiftName(name)
  }

  private func name(ofDeclaration type: CXType) -> String {
    let declaration = functions.clang_getTypeDeclaration(type)
    let name = library.text(functions.clang_getCursorSpelling(declaration))
    return name.isIdentifier ? swiftName(name) : Self.unknown
  }

  // MARK: Objects

  private func object(_ type: CXType, _ depth: Int) -> String {
    switch type.kind {
    case CXType_Attributed: return object(functions.clang_Type_getModifiedType(type), depth + 1)
    case CXType_Elaborated: return object(functions.clang_Type_getNamedType(type), depth + 1)
    case CXType_ObjCObject: break
    case CXType_ObjCInterface: return className(type)
    default: return library.text(functions.clang_getTypeSpelling(type)) == "id" ? "Any" : Self.unknown
    }
    let base = functions.clang_Type_getObjCObjectBaseType(type)
    let protocols = (0..<functions.clang_Type_getNumObjCProtocolRefs(type)).map {
      protocolName(library.text(functions.clang_getCursorSpelling(functions.clang_Type_getObjCProtocolDecl(type, $0))))
    }
    let arguments = (0..<functions.clang_Type_getNumObjCTypeArgs(type)).map {
      swift(functions.clang_Type_getObjCTypeArg(type, $0), isImplicit: false, depth: depth + 1)
    }
    guard base.kind == CXType_ObjCInterface else {
      if base.kind != CXType_ObjCId { return Self.unknown }
      return protocols.isEmpty ? "Any" : "any " + protocols.joined(separator: " & ")
    }
    let name = className(base, arguments)
    return protocols.isEmpty ? name : "any " + ([name] + protocols).joined(separator: " & ")
  }

  private func className(_ type: CXType, _ arguments: [String] = []) -> String {
    let name = library.text(functions.clang_getTypeSpelling(type))
    // The elements of a collection are never nil.
    let elements = arguments.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 }
    switch name {
    case "NSArray": return "[\(elements.first ?? "Any")]"
    case "NSSet": return "Set<\(elements.first ?? "AnyHashable")>"
    case "NSDictionary":
      return elements.count == 2 ? "[\(elements[0]): \(elements[1])]" : "[AnyHashable: Any]"
    default: break
    }
    if !name.isIdentifier { return Self.unknown }
    return Self.bridged[name] ?? swiftName(name)
  }

  // MARK: Functions and pointers

  /// A block or function; `nil` if its parameters are not known.
  private func closure(_ type: CXType, _ depth: Int) -> String? {
    var type = type
    // Parentheses and attributes around it.
    for _ in 0..<4 where type.kind == CXType_Attributed { type = functions.clang_Type_getModifiedType(type) }
    guard type.kind == CXType_FunctionProto else { return type.kind.rawValue == 110 ? "() -> Void" : nil }
    let parameters = (0..<UInt32(max(functions.clang_getNumArgTypes(type), 0))).map {
      swift(functions.clang_getArgType(type, $0), isParameter: true, depth: depth + 1)
    }
    let result = swift(functions.clang_getResultType(type), depth: depth + 1)
    return "(\(parameters.joined(separator: ", "))) -> \(result)"
  }

  /// The types of the parameters of a block; `nil` if it is none, or returns something.
  func parametersOfBlock(_ type: CXType) -> [CXType]? {
    var type = type
    for _ in 0..<8 {
      switch type.kind {
      case CXType_Attributed: type = functions.clang_Type_getModifiedType(type)
      case CXType_Elaborated: type = functions.clang_Type_getNamedType(type)
      case CXType_Typedef:
        type = functions.clang_getTypedefDeclUnderlyingType(functions.clang_getTypeDeclaration(type))
      case CXType_BlockPointer: type = functions.clang_getPointeeType(type)
      case CXType_FunctionProto:
        guard functions.clang_getResultType(type).kind == CXType_Void else { return nil }
        return (0..<UInt32(max(functions.clang_getNumArgTypes(type), 0))).map { functions.clang_getArgType(type, $0) }
      default: return nil
      }
    }
    return nil
  }

  /// Whether a variable of the type never changes.
  func isConstant(_ type: CXType) -> Bool {
    var type = type
    while true {
      if functions.clang_isConstQualifiedType(type) != 0 { return true }
      guard type.kind == CXType_Attributed else { return false }
      type = functions.clang_Type_getModifiedType(type)
    }
  }

  /// Whether it is `NSError **`.
  func isErrorPointer(_ type: CXType) -> Bool {
    var type = type
    for _ in 0..<4 where type.kind == CXType_Attributed { type = functions.clang_Type_getModifiedType(type) }
    return type.kind == CXType_Pointer && isError(functions.clang_getPointeeType(type))
  }

  func isError(_ type: CXType) -> Bool { bare(type, 0).text == "any Error" }

  private func pointer(_ type: CXType, _ depth: Int) -> (String, Bool, Bool) {
    var pointee = functions.clang_getPointeeType(type)
    if pointee.kind == CXType_Attributed { pointee = functions.clang_Type_getModifiedType(pointee) }
    if pointee.kind == CXType_FunctionProto || pointee.kind.rawValue == 110 {
      return (closure(pointee, depth).map { "@convention(c) \($0)" } ?? Self.unknown, true, true)
    }
    let isConstant = functions.clang_isConstQualifiedType(pointee) != 0
    if pointee.kind == CXType_Void { return (isConstant ? "UnsafeRawPointer" : "UnsafeMutableRawPointer", true, false) }
    if isIncomplete(pointee) { return ("OpaquePointer", true, false) }
    let inner = swift(pointee, isImplicit: false, depth: depth + 1)
    if inner == Self.unknown { return (inner, false, false) }
    if pointee.kind == CXType_ObjCObjectPointer { return ("AutoreleasingUnsafeMutablePointer<\(inner)>", true, false) }
    return ((isConstant ? "UnsafePointer" : "UnsafeMutablePointer") + "<\(inner)>", true, false)
  }

  /// Whether it is a structure without a definition.
  private func isIncomplete(_ type: CXType) -> Bool {
    var type = type
    for _ in 0..<4 {
      if type.kind == CXType_Elaborated { type = functions.clang_Type_getNamedType(type) }
      if type.kind == CXType_Typedef {
        type = functions.clang_getTypedefDeclUnderlyingType(functions.clang_getTypeDeclaration(type))
      }
    }
    guard type.kind == CXType_Record else { return false }
    let definition = functions.clang_getTypeDeclaration(type)
    return functions.clang_isCursorDefinition(definition) == 0
  }

  private func array(_ type: CXType, _ depth: Int) -> String {
    let count = functions.clang_getArraySize(type)
    let element = swift(functions.clang_getArrayElementType(type), isImplicit: false, depth: depth + 1)
    guard (1...64).contains(count), element != Self.unknown, element.utf8.count < 64 else { return Self.unknown }
    return count == 1 ? element : "(" + repeatElement(element, count: Int(count)).joined(separator: ", ") + ")"
  }
}

extension String {
  /// Whether it is an identifier of C.
  var isIdentifier: Bool {
    func isAllowed(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return !isEmpty && utf8.allSatisfy(isAllowed) && !(utf8.first.map { $0 < UInt8(ascii: "A") } ?? true)
  }
}

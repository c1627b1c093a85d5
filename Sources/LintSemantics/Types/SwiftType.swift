import LintSyntax

/// A type of Swift, with typealiases resolved. Unknown types are ``unknown``, and so may be any part of a type.
public indirect enum SwiftType: Hashable, Sendable {
  /// A class, structure, enumeration or actor; in a constraint also a protocol.
  case nominal(NominalType)
  case optional(SwiftType)
  /// Empty for `Void`; never of one element.
  case tuple([TupleElement])
  case function(FunctionType)
  case metatype(SwiftType)
  /// `any P`, and `P` where a value's type is meant.
  case existential(SwiftType)
  /// `some P`.
  case opaque(SwiftType)
  /// A generic parameter, or the `Self` of a protocol.
  case parameter(GenericParameterID)
  /// An associated type of a type that is not known further: `T.Element`.
  case member(SwiftType, String)
  /// `P & Q`; empty for `Any`.
  case composition([SwiftType])
  case unknown

  /// A class, structure, enumeration, actor or protocol with its generic arguments.
  public struct NominalType: Hashable, Sendable {
    /// `nil` for a type that is only known by its name.
    public var declaration: DeclRef?
    public var name: String
    /// The type that it is nested in, with its own generic arguments.
    public var parent: SwiftType?
    /// Empty also for a generic type whose arguments are left to inference.
    public var arguments: [SwiftType]

    public var isOfSDK: Bool { declaration?.isOfSDK == true }
  }

  public struct TupleElement: Hashable, Sendable {
    public var label: String?
    public var type: SwiftType
  }

  public struct FunctionType: Hashable, Sendable {
    public var parameters: [Parameter]
    public var result: SwiftType
    public var isAsync = false
    public var isThrowing = false
    /// `-> sending T`, SE-0430
    public var hasSendingResult = false
    public var isSendable = false
    /// The name of the global actor that it is isolated to.
    public var globalActor: String?
    /// `@isolated(any)`
    public var isIsolatedAny = false

    public struct Parameter: Hashable, Sendable {
      public var label: String?
      public var type: SwiftType
      public var isInOut = false
      public var isVariadic = false
      public var isAutoclosure = false
      /// `sending`, SE-0430
      public var isSending = false
    }
  }
}

/// A generic parameter: the declaration that introduces it, and its name.
public struct GenericParameterID: Hashable, Sendable {
  /// A nominal type, function, initializer, subscript or typealias; a protocol for its `Self`.
  public let owner: DeclRef
  public let name: String

  /// Those of one owner are few, and begin with different letters.
  public func _rawHashValue(seed: Int) -> Int {
    QuickHash.of(owner.number ^ UInt64(name.utf8.first ?? 0) << 56, seed: seed)
  }
}

extension SwiftType {
  public static let void = SwiftType.tuple([])
  public static let any = SwiftType.existential(.composition([]))

  /// A type that is known by its name alone.
  static func named(_ name: String, _ arguments: [SwiftType] = []) -> SwiftType {
    .nominal(NominalType(declaration: nil, name: name, parent: nil, arguments: arguments))
  }

  public var isUnknown: Bool { self == .unknown }

  /// Whether some part of it is unknown.
  public var hasUnknown: Bool { contains { $0 == .unknown } }

  /// The first part of it that is known by its name alone.
  public var undeclaredName: String? {
    var name: String?
    _ = contains { part in
      guard case .nominal(let nominal) = part, nominal.declaration == nil else { return false }
      name = nominal.name
      return true
    }
    return name
  }

  /// Whether the type or a part of it is what the caller looks for.
  func contains(_ isWanted: (SwiftType) -> Bool) -> Bool {
    if isWanted(self) { return true }
    switch self {
    case .nominal(let nominal):
      return nominal.arguments.contains { $0.contains(isWanted) } || nominal.parent?.contains(isWanted) == true
    case .optional(let wrapped), .metatype(let wrapped), .existential(let wrapped), .opaque(let wrapped),
      .member(let wrapped, _):
      return wrapped.contains(isWanted)
    case .tuple(let elements): return elements.contains { $0.type.contains(isWanted) }
    case .function(let function):
      return function.result.contains(isWanted) || function.parameters.contains { $0.type.contains(isWanted) }
    case .composition(let parts): return parts.contains { $0.contains(isWanted) }
    case .parameter, .unknown: return false
    }
  }

  /// The type, unless it has very many parts: one of 2ⁿ can be written in n declarations, and all that is asked of a
  /// type goes through its parts.
  var limited: SwiftType {
    var left = Self.mostParts
    let isTooLarge = contains { _ in
      left -= 1
      return left < 0
    }
    return isTooLarge ? .unknown : self
  }

  private static var mostParts: Int { 400 }

  /// The type with its direct parts replaced.
  func mapParts(_ transform: (SwiftType) -> SwiftType) -> SwiftType {
    switch self {
    case .nominal(var nominal):
      nominal.parent = nominal.parent.map(transform)
      nominal.arguments = nominal.arguments.map(transform)
      return .nominal(nominal)
    case .optional(let wrapped): return .optional(transform(wrapped))
    case .tuple(let elements): return .tuple(elements.map { TupleElement(label: $0.label, type: transform($0.type)) })
    case .function(var function):
      for place in function.parameters.indices {
        function.parameters[place].type = transform(function.parameters[place].type)
      }
      function.result = transform(function.result)
      return .function(function)
    case .metatype(let instance): return .metatype(transform(instance))
    case .existential(let constraint): return .existential(transform(constraint))
    case .opaque(let constraint): return .opaque(transform(constraint))
    case .member(let base, let name): return .member(transform(base), name)
    case .composition(let parts): return .composition(parts.map(transform))
    case .parameter, .unknown: return self
    }
  }

  /// Without all optionals around it.
  public var unwrapped: SwiftType {
    var type = self
    while case .optional(let wrapped) = type { type = wrapped }
    return type
  }

  /// Without one optional; itself where there is none.
  var unwrappedOnce: SwiftType { if case .optional(let wrapped) = self { wrapped } else { self } }

  public var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The name of a top-level type of the SDK, or of one that is only known by its name; for all others `nil`.
  public var standardName: String? {
    guard case .nominal(let nominal) = self, nominal.parent == nil, nominal.declaration.map(\.isOfSDK) ?? true else {
      return nil
    }
    return nominal.name
  }

  /// Whether it is the `ModelContext` of SwiftData: other modules have types of that name.
  public var isModelContext: Bool {
    guard case .nominal(let nominal) = self, nominal.parent == nil else { return false }
    return nominal.name == "ModelContext" && nominal.declaration?.isOfSDK == true
  }

  /// The declaration in the project of a type, or of what an existential conforms to.
  public var ownDeclaration: DeclRef? {
    guard case .nominal(let nominal) = asConstraint, let declaration = nominal.declaration, !declaration.isOfSDK else {
      return nil
    }
    return declaration
  }

  /// Whether it is an integer or a floating-point number of the standard library.
  public var isNumber: Bool { isStandardInteger || isStandardFloat }

  var functionType: FunctionType? { if case .function(let function) = unwrapped { function } else { nil } }

  /// The type in a value's place: a protocol there means any value that conforms to it.
  var asConstraint: SwiftType {
    switch self {
    case .existential(let constraint): constraint
    case .opaque(let constraint): constraint
    default: self
    }
  }
}

extension SwiftType {
  static let integerNames: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128"
  ]
  static let floatNames: Set<String> = ["Double", "Float", "Float16", "Float80", "CGFloat"]

  public var isStandardInteger: Bool { standardName.map(Self.integerNames.contains) ?? false }
  var isStandardFloat: Bool { standardName.map(Self.floatNames.contains) ?? false }

  var isPointer: Bool {
    guard let name = standardName else { return false }
    return name.hasPrefix("Unsafe") || name == "OpaquePointer" || name == "AutoreleasingUnsafeMutablePointer"
  }
}

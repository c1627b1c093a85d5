import LintSyntax

/// A type as far as its spelling tells: sugar and its long form are the same, module prefixes are dropped, and nothing
/// is looked up.
public struct LightType: Sendable, Hashable {
  public enum Form: Sendable, Hashable {
    /// A name, perhaps with generic arguments, which are ``LightType/arguments``.
    case named
    /// The wrapped type is the only argument.
    case optional
    /// The element type is the only argument.
    case array, set
    /// Key and value.
    case dictionary
    case tuple
    /// Parameters, then the result.
    case function(FunctionTraits)
    case metatype
    case unknown
  }

  public var form: Form
  /// The last identifier of a named type; empty for all others. `some P` and `any P` are named `P`.
  public var name: String
  public var arguments: [LightType]
  /// `sending T`.
  public var isSending = false

  public init(_ form: Form, name: String = "", arguments: [LightType] = []) {
    self.form = form
    self.name = name
    self.arguments = arguments
  }

  public static let unknown = LightType(.unknown)
  public static func named(_ name: String, _ arguments: [LightType] = []) -> LightType {
    switch (name, arguments.count) {
    case ("Optional", 1): LightType(.optional, arguments: arguments)
    case ("Array", 1), ("ContiguousArray", 1): LightType(.array, arguments: arguments)
    case ("Set", 1): LightType(.set, arguments: arguments)
    case ("Dictionary", 2): LightType(.dictionary, arguments: arguments)
    default: LightType(.named, name: name, arguments: arguments)
    }
  }

  /// Without the optionals around it.
  public var unwrapped: LightType {
    var type = self
    while type.form == .optional, let wrapped = type.arguments.first { type = wrapped }
    return type
  }

  /// What a `for` loop over it yields; `nil` when it is no collection of the standard library.
  public var element: LightType? {
    switch form {
    case .array, .set: arguments.first
    default: nil
    }
  }

  public var functionTraits: FunctionTraits? {
    if case .function(let traits) = unwrapped.form { traits } else { nil }
  }

  /// Whether a closure may be passed for it: a function type, or a name that may be an alias of one.
  public var mayBeClosure: Bool {
    let type = unwrapped
    return type.functionTraits != nil || type.form == .named && type.arguments.isEmpty
  }

  public var isUnknown: Bool { form == .unknown }
}

/// What the type of a closure says about where the closure runs.
public struct FunctionTraits: Sendable, Hashable {
  public var isAsync = false
  public var isSendable = false
  public var isSending = false
  public var isEscaping = false
  public var inheritsActorContext = false
  /// `@_inheritActorContext(always)`
  public var alwaysInheritsActorContext = false
  /// `nonisolated(nonsending)`
  public var isNonsending = false
  /// `@concurrent`
  public var isConcurrent = false
  /// A parameter is `isolated`.
  public var hasIsolatedParameter = false
  /// The first attribute that may be a global actor: capitalised, and not `Sendable`; `noName` for none.
  public var globalActor: Name = .noName

  public init() {}

  /// `@Sendable () -> Void`
  static let sendable: FunctionTraits = {
    var traits = FunctionTraits()
    traits.isSendable = true
    return traits
  }()
}

extension LightType {
  /// - Parameter written: a type as written in a declaration, or `nil` if none is.
  public init(_ written: TypeRef?) {
    guard let written else {
      self = .unknown
      return
    }
    self = LightType(written: written, traits: FunctionTraits(), isSending: false)
  }

  private init(written: TypeRef, traits: FunctionTraits, isSending: Bool) {
    switch written {
    case .identifier(let type):
      self = .named(type.nameToken.identifierText, Self.list(type.genericArguments))
    case .member(let type):
      self = .named(type.nameToken.identifierText, Self.list(type.genericArguments))
    case .optional(let type):
      self = LightType(.optional, arguments: [LightType(written: type.base, traits: traits)])
    case .implicitlyUnwrappedOptional(let type):
      self = LightType(.optional, arguments: [LightType(written: type.base, traits: traits)])
    case .array(let type):
      self = LightType(.array, arguments: [LightType(type.element)])
    case .dictionary(let type):
      self = LightType(.dictionary, arguments: [LightType(type.key), LightType(type.value)])
    case .tuple(let type):
      if let inner = type.parenthesized {
        self = LightType(written: inner, traits: traits, isSending: isSending)
      } else {
        self = LightType(.tuple, arguments: type.elements.map { LightType($0.type) })
      }
    case .function(let type):
      var traits = traits
      traits.isAsync = type.isAsync
      traits.hasIsolatedParameter = type.parameters.contains { element in
        if case .attributed(let attributed)? = element.type { attributed.hasModifier(.isolated) } else { false }
      }
      self = LightType(
        .function(traits), arguments: type.parameters.map { LightType($0.type) } + [LightType(type.returnType)])
    case .someOrAny(let type):
      self = LightType(written: type.base, traits: traits)
    case .attributed(let type) where type.hasAttribute("autoclosure") && type.base?.functionResult != nil:
      // An argument for an autoclosure is a value of the closure's result.
      self = LightType(written: type.base?.functionResult, traits: traits)
    case .attributed(let type):
      let sending = isSending || type.hasModifier(.sending)
      self = LightType(written: type.base, traits: traits.adding(type, isSending: sending))
      self.isSending = sending
    case .metatype(let type):
      self = LightType(.metatype, arguments: [LightType(type.base)])
    case .inlineArray, .composition, .suppressed, .classRestriction, .packExpansion, .packElement, .namedOpaqueReturn,
      .missing:
      self = .unknown
    }
    if isSending { self.isSending = true }
  }

  private init(written: TypeRef?, traits: FunctionTraits) {
    guard let written else {
      self = .unknown
      return
    }
    self = LightType(written: written, traits: traits, isSending: false)
  }

  static func list(_ clause: GenericArgumentClause?) -> [LightType] {
    guard let clause else { return [] }
    return clause.arguments.map { LightType($0.as(TypeRef.self)) }
  }
}

extension FunctionTraits {
  fileprivate func adding(_ type: AttributedType, isSending: Bool) -> FunctionTraits {
    var traits = adding(type.attributes)
    traits.isSending = isSending
    if type.hasModifier(.nonisolated, .nonsending) { traits.isNonsending = true }
    return traits
  }

  /// Adds attributes before a parameter's name or before its type.
  func adding(_ attributes: SyntaxList<Attribute>) -> FunctionTraits {
    var traits = self
    for attribute in attributes {
      guard let token = attribute.nameToken else { continue }
      switch token.name {
      case .Sendable: traits.isSendable = true
      case .escaping: traits.isEscaping = true
      case .concurrent: traits.isConcurrent = true
      case ._inheritActorContext:
        traits.inheritsActorContext = true
        if attribute.argumentTokens.contains(where: { $0.name == .always }) { traits.alwaysInheritsActorContext = true }
      default:
        if traits.globalActor == .noName, token.beginsUppercase { traits.globalActor = token.name }
      }
    }
    return traits
  }
}

extension AttributedType {
  fileprivate func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.nameToken?.text == name } }
}

extension TypeRef {
  /// The result of functions of the type; `nil` for other types.
  fileprivate var functionResult: TypeRef? {
    switch self {
    case .function(let type): type.returnType
    case .attributed(let type): type.base?.functionResult
    default: nil
    }
  }
}

import LintSyntax

extension LightType {
  /// The type of an expression as far as the expression itself tells: initializer calls, casts, literals
  /// with their default types. Names are not looked up.
  ///
  /// - Parameter expression: for instance what stands behind `=` in a declaration without a type.
  public init(inferredFrom expression: Expr?) {
    guard let expression else {
      self = .unknown
      return
    }
    switch expression.withoutEffectMarkers {
    case .functionCall(let call):
      self = Self.constructed(by: call) ?? .unknown
    case .stringLiteral: self = .named("String")
    case .integerLiteral: self = .named("Int")
    case .floatLiteral: self = .named("Double")
    case .booleanLiteral: self = .named("Bool")
    case .sequence(let sequence):
      self = Self.cast(sequence) ?? .unknown
    default:
      self = .unknown
    }
  }

  /// `T(…)`, `T<U>(…)`, `[T]()`, `[K: V]()`, `T.init(…)`: a callee that begins with an upper-case letter is a type, for
  /// so Swift's naming guidelines have it.
  private static func constructed(by call: FunctionCallExpr) -> LightType? {
    guard let callee = call.callee else { return nil }
    switch callee {
    case .array(let literal):
      var elements = literal.elements
      guard let only = elements.next(), elements.next() == nil, let element = spelling(only) else { return nil }
      return LightType(.array, arguments: [element])
    case .dictionary(let literal):
      guard let only = literal.elements.first, let key = only.key.flatMap(spelling),
        let value = only.value.flatMap(spelling)
      else { return nil }
      return LightType(.dictionary, arguments: [key, value])
    case .memberAccess(let member) where member.name == .`init`:
      return member.base.flatMap(spelling)
    default:
      return spelling(callee)
    }
  }

  /// A type that is written where an expression stands.
  public static func spelling(_ expression: Expr) -> LightType? {
    switch expression {
    case .declReference(let reference):
      return reference.nameToken.beginsUppercase ? .named(reference.nameToken.identifierText) : nil
    case .memberAccess(let member):
      guard let name = member.nameToken, name.beginsUppercase, member.base.flatMap(spelling) != nil else { return nil }
      return .named(name.identifierText)
    case .genericSpecialization(let generic):
      guard var type = generic.operand.flatMap(spelling) else { return nil }
      type = .named(type.name, list(generic.genericArguments))
      return type
    case .optionalChaining(let optional):
      return optional.operand.flatMap(spelling).map { LightType(.optional, arguments: [$0]) }
    case .array(let literal):
      var elements = literal.elements
      guard let only = elements.next(), elements.next() == nil, let element = spelling(only) else { return nil }
      return LightType(.array, arguments: [element])
    case .type(let type):
      return LightType(type.type)
    default:
      return nil
    }
  }

  /// `x as T`, `x as? T`, `x as! T`, when it is the whole of the sequence.
  private static func cast(_ sequence: SequenceExpr) -> LightType? {
    var elements = sequence.elements
    guard elements.next() != nil, case .as(let cast)? = elements.next(), elements.next() == nil else { return nil }
    let type = LightType(cast.type)
    return cast.isOptional ? LightType(.optional, arguments: [type]) : type
  }
}

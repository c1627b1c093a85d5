import LintSyntax

/// How something is called or read: parameters and result, in terms of its own generic parameters and those around it.
struct Signature: Sendable {
  struct Parameter: Sendable {
    /// What a caller writes before the colon.
    var label: String?
    var type: SwiftType
    var hasDefault = false
    var isVariadic = false
    var isAutoclosure = false
    var isSending = false
  }

  enum Kind {
    case function, initializer, `subscript`, property, enumCase
  }

  var kind: Kind
  var parameters: [Parameter] = []
  var result: SwiftType
  /// The generic parameters that a call decides.
  var generics: Set<GenericParameterID> = []
  var isStatic = false
  var isAsync = false
  var isThrowing = false
  /// `init?`
  var isFailable = false
  /// `Self` of the class around, where that is the result, optional or not: what it is called on.
  var dynamicSelf: GenericParameterID?

  /// The result for a member with this substitution.
  func result(_ substitution: Substitution) -> SwiftType {
    guard let own = dynamicSelf.flatMap({ substitution[$0] }) else { return result }
    return result.isOptional ? .optional(own) : own
  }

  /// The type as a value: that of a function or case without arguments.
  var functionType: SwiftType {
    var function = SwiftType.FunctionType(
      parameters: parameters.map {
        SwiftType.FunctionType.Parameter(
          label: nil, type: $0.type, isVariadic: $0.isVariadic, isSending: $0.isSending)
      }, result: result)
    function.isAsync = isAsync
    function.isThrowing = isThrowing
    return .function(function)
  }
}

extension TypeIndex {
  /// The types of a function's parameters, and of its result.
  public func signatureTypes(of function: DeclRef) -> [SwiftType] {
    let signature = signature(of: function)
    return signature.parameters.map(\.type) + [signature.result]
  }

  /// - Parameter ref: of a function, initializer, subscript, property or enumeration case.
  func signature(of ref: DeclRef) -> Signature {
    if let known = signatures[ref] { return known }
    if ref.isOfSDK, !isShared {
      let signature = index.typeFacts.signaturesOfSDK(ref) { ofSDK.signature(of: ref) }
      signatures[ref] = signature
      return signature
    }
    let signature = tracking { makeSignature(of: ref) }
    if isFinal { signatures[ref] = signature }
    return signature
  }

  private func makeSignature(of ref: DeclRef) -> Signature {
    let node = node(ref)
    switch node.kind {
    case .functionDecl:
      let function = FunctionDecl(unchecked: node)
      var signature = Signature(kind: .function, result: function.returnType.map { valueType($0, ref.file) } ?? .void)
      describe(function, ref, &signature)
      signature.dynamicSelf = dynamicSelf(function.returnType, ref)
      signature.isAsync = function.isAsync
      signature.isThrowing = function.isThrowing
      return signature
    case .initializerDecl:
      let initializer = InitializerDecl(unchecked: node)
      var signature = Signature(kind: .initializer, result: selfType(at: node, ref.file))
      describe(initializer, ref, &signature)
      signature.isStatic = true
      signature.isFailable = initializer.isFailable || initializer.isImplicitlyUnwrapped
      if signature.isFailable { signature.result = .optional(signature.result) }
      return signature
    case .subscriptDecl:
      let declaration = SubscriptDecl(unchecked: node)
      var signature = Signature(kind: .subscript, result: valueType(declaration.returnType, ref.file))
      describe(declaration, ref, &signature)
      return signature
    case .enumCaseElement:
      let element = EnumCaseElement(unchecked: node)
      var signature = Signature(kind: .enumCase, result: selfType(at: node, ref.file))
      signature.parameters = parameters(element.parameters, ref.file)
      signature.isStatic = true
      return signature
    default:
      var signature = Signature(kind: .property, result: propertyType(ref))
      signature.dynamicSelf = dynamicSelf(PatternBinding(unchecked: node).type, ref)
      if let variable = node.parent {
        signature.isStatic = DeclFlags(VariableDecl(unchecked: variable)).contains(.isStatic)
      }
      return signature
    }
  }

  /// The `Self` of a class that a result is, `Self` or `Self?` as it is written.
  private func dynamicSelf(_ written: TypeRef?, _ ref: DeclRef) -> GenericParameterID? {
    guard let written = written?.withoutOptionals, case .identifier(let type) = written,
      type.nameToken.kind == .capitalSelf,
      let owner = owner(of: ref), case .nominal(let nominal) = selfType(of: owner),
      let declaration = nominal.declaration,
      node(declaration).kind == .classDecl
    else { return nil }
    return protocolSelf(declaration)
  }

  private func describe(_ declaration: some ParameterizedCursor, _ ref: DeclRef, _ signature: inout Signature) {
    signature.parameters = parameters(declaration.parameters, ref.file)
    signature.generics = Set(genericParameters(of: ref))
    signature.isStatic = declaration.modifiers.contains { $0.name == .static || $0.name == .class }
  }

  /// The parameters of a function or initializer as far as calls show them: of unknown types, which are not looked up.
  func untypedParameters(of ref: DeclRef) -> [Signature.Parameter] {
    index.function(ref).writtenParameters.map { parameter in
      Signature.Parameter(
        label: parameter.label?.writtenLabel, type: .unknown, hasDefault: parameter.node.child(.defaultValue) != nil,
        isVariadic: parameter.isVariadic)
    }
  }

  private func parameters(_ parameters: SyntaxList<FunctionParameter>, _ file: FileID) -> [Signature.Parameter] {
    parameters.map { parameter in
      var isAutoclosure = false
      var isSending = false
      if case .attributed(let attributed)? = parameter.type {
        isAutoclosure = attributed.attributes.contains { $0.nameToken?.text == "autoclosure" }
        isSending = attributed.hasModifier(.sending)
      }
      return Signature.Parameter(
        label: parameter.label?.writtenLabel, type: type(of: parameter, file),
        hasDefault: parameter.node.child(.defaultValue) != nil, isVariadic: parameter.isVariadic,
        isAutoclosure: isAutoclosure, isSending: isSending)
    }
  }

  /// What a parameter takes. What a result builder makes of a closure's statements is not known.
  private func type(of parameter: FunctionParameter, _ file: FileID) -> SwiftType {
    let type = valueType(parameter.type, file)
    let isBuilt = parameter.attributes.contains { attribute in
      attribute.nameToken.map { !AttributeRecord.isOfLanguage($0.identifierText) } ?? false
    }
    guard isBuilt, var function = type.functionType else { return type }
    function.result = .unknown
    return type.isOptional ? .optional(.function(function)) : .function(function)
  }

  // MARK: Properties

  /// The type of a property or global, of the project or the SDK.
  public func propertyType(_ ref: DeclRef) -> SwiftType {
    if let known = propertyTypes[ref] { return known }
    let type = answering(.property(ref), otherwise: .unknown) { inferredPropertyType(ref) }
    if isFinal { propertyTypes[ref] = type }
    return type
  }

  private func inferredPropertyType(_ ref: DeclRef) -> SwiftType {
    let binding = PatternBinding(unchecked: node(ref))
    if let written = binding.type { return valueType(written, ref.file) }
    let typer = ExpressionTyper(types: self, file: ref.file)
    if let variable = binding.node.parent, let wrapped = typer.wrappedType(of: VariableDecl(unchecked: variable)) {
      return wrapped
    }
    let type = typer.type(ofBinding: binding)
    let isWeak = binding.node.parent.map { DeclFlags(VariableDecl(unchecked: $0)).contains(.isWeak) } ?? false
    return isWeak && !type.isOptional && !type.isUnknown ? .optional(type) : type
  }
}

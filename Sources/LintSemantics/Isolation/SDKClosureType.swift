import LintSyntax

/// The types of closures that are passed to declarations of the SDK.
extension ProjectIndex {
  /// The contextual type of a closure that is passed to a function or initializer of the SDK.
  func sdkParameter(_ argument: ClosureTraits.Argument, _ ref: BodyRef) -> ContextualType {
    let unknown = ContextualType.unknown("the function that the closure is passed to is not known")
    let (functions, areMeant) = callees(of: argument, ref)
    let wanted = closureParameters(of: functions, argument)
    guard let first = wanted.first else { return unknown }
    // SE-0337: what `@preconcurrency` requires of closures is not always enforced.
    let isHeld = !functions.contains { function($0).attributes.contains { $0.name == "preconcurrency" } }
    guard isHeld || !wanted.contains(where: \.isSendable) else { return unknown }
    if areMeant, wanted.allSatisfy({ $0 == first }) { return .function(first, isOfProject: false) }
    // Plain and '@MainActor' closures are both on the main actor where the code around them is.
    guard wanted.allSatisfy(\.runsOnMainActorOfItsContext) else { return unknown }
    let parent = context(ref).parent
    guard parent >= 0, isolation(ofContext: BodyRef(file: ref.file, id: parent)).isolation == .mainActor else {
      return unknown
    }
    return .function(FunctionTraits(), isOfProject: false)
  }

  /// Whether any function of the callee's name, of the project or the SDK, takes an asynchronous closure.
  func mayBeAsynchronous(_ argument: ClosureTraits.Argument, _ ref: BodyRef) -> Bool {
    let functions =
      closureTakers(named: argument.callee, from: ref.file) + callees(of: argument, ref).functions
    return closureParameters(of: functions, argument).contains(where: \.isAsync)
  }

  /// The functions of the SDK that a call may mean, by its name alone, and whether it means one of them for certain.
  ///
  /// The type of a receiver is looked up only for binary modules. Of the SDK's members, by name alone, only those of
  /// main-actor types are considered, such as the modifiers of views.
  private func callees(of argument: ClosureTraits.Argument, _ ref: BodyRef) -> (functions: [DeclRef], areMeant: Bool) {
    let file = ref.file
    let modules = imports(of: file).interfaces.modules
    if argument.base == .none {
      let all = modules.flatMap { $0.callables(named: argument.callee) }
      let type = typeOfSDK(named: argument.callee, in: file)
      // Members of the types that the extensions around extend.
      let around = typesAround(BodyRef(file: file, id: context(ref).parent)).compactMap { extendedNominal($0) }
      return (
        all.filter { callable in
          guard let owner = owner(of: callable) else { return node(callable).kind != .initializerDecl }
          return node(callable).kind == .initializerDecl ? owner == type : around.contains(owner)
        },
        true
      )
    }
    let members = modules.flatMap { $0.callables(named: argument.callee) }.filter {
      owner(of: $0) != nil
    }
    if members.isEmpty { return ([], false) }
    if case .names(let name, let member) = argument.base,
      let base = typeOfSDK(named: member == .noName ? name : member, in: file)
    {
      return (members.filter { function($0).flags.contains(.isStatic) && owner(of: $0) == base }, true)
    }
    let (ofModules, ofSDK) = (members.filter(\.isOfBinaryModule), members.filter { !$0.isOfBinaryModule })
    let meant = ofModules.isEmpty ? [] : binaryCallees(ref)
    if !meant.isEmpty { return (meant, true) }
    return (ofSDK.filter { owner(of: $0).map { isolation(of: $0).isolation == .mainActor } ?? false }, false)
  }

  private func owner(of member: DeclRef) -> DeclRef? {
    guard case .type(let owner) = scope(of: member) else { return nil }
    return extendedNominal(owner)
  }

  private func typeOfSDK(named name: Name, in file: FileID) -> DeclRef? {
    importedTypes(named: name, in: file).first { ref in
      switch meaning(of: node(ref).mainToken, at: outline(file).tree.root, in: file) {
      case .nominal(ref): true
      // No imported module hides another: what a call passes tells which is meant.
      case .nominal(let other): !other.isOfSDK && !isSameModule(other.file, file)
      default: false
      }
    }
  }

  /// The types of the parameters that the closure may be for: those of its label, or all if none has that.
  private func closureParameters(of functions: [DeclRef], _ argument: ClosureTraits.Argument) -> [FunctionTraits] {
    var all: [FunctionTraits] = []
    var labelled: [FunctionTraits] = []
    for function in functions {
      for parameter in self.function(function).writtenParameters {
        guard var traits = functionTraits(of: parameter) ?? aliasedFunction(parameter, in: function) else { continue }
        // Whether a closure may escape is no part of its isolation.
        traits.isEscaping = false
        // Result builders are written where global actors are.
        if case .none = globalActor(traits.globalActor, at: outline(function.file).tree.root, function.file) {
          traits.globalActor = .noName
        }
        all.append(traits)
        if !argument.isFirstTrailing, parameter.label?.name ?? .noName == argument.label { labelled.append(traits) }
      }
    }
    return labelled.isEmpty ? all : labelled
  }

  /// The traits of a parameter's type that a compiler wrote as an alias of the function's module.
  private func aliasedFunction(_ parameter: FunctionParameter, in function: DeclRef) -> FunctionTraits? {
    guard function.isOfBinaryModule, let name = parameter.type?.withoutAttributes.nameToken?.identifierText else {
      return nil
    }
    let named = module(of: function.file).types(named: name)
    return named.count == 1 ? TypeAliasDecl(node(named[0]))?.aliasedType.flatMap { LightType($0).functionTraits } : nil
  }

  /// Whether all properties of a name that the SDK declares hold `@Sendable` closures.
  func isSendablePropertyOfSDK(_ name: Name, in file: FileID) -> Bool {
    let properties = imports(of: file).interfaces.modules.flatMap { $0.properties(named: name) }
    return !properties.isEmpty && properties.allSatisfy { functionTraits(property($0).type)?.isSendable ?? false }
  }

  /// Whether a closure is assigned to a property of a value whose class the project declares, and none of whose
  /// superclasses in reach is one of the SDK: then the property is not the SDK's, whatever its name.
  func isAssignedToOwnClass(_ closure: BodyRef) -> Bool {
    let tree = files[Int(closure.file)].wholeTree()
    return withExtendedLifetime(tree) {
      let node = Node(columns: tree.columns, id: bodies(of: closure.file).contexts[Int(closure.id)].node)
      guard let sequence = node.parent.flatMap({ SequenceExpr($0) }),
        case .operand(let target)? = sequence.elements.first,
        case .memberAccess(let member) = target, let base = member.base
      else { return false }
      let types = TypeIndex(self)
      guard
        let type = types.declaration(of: ExpressionTyper(types: types, file: closure.file).type(of: base).unwrapped),
        !type.isOfSDK
      else { return false }
      return !superclasses(of: type).contains { $0.isOfSDK }
    }
  }

  /// Whether a closure is passed to a function of the SDK that runs it before it returns.
  public func runsInPlace(_ closure: BodyRef) -> Bool {
    guard case .closure(let traits) = context(closure).kind else { return false }
    switch traits.placement {
    case .construct(.passThrough), .calledInPlace: return true
    case .argument(let argument):
      if argument.base != .none || !functions(named: argument.callee).isEmpty { return false }
      let functions = callees(of: argument, closure).functions.filter { node($0).kind == .functionDecl }
      let parameters = functions.flatMap { function($0).writtenParameters.compactMap { functionTraits(of: $0) } }
      return !parameters.isEmpty && parameters.allSatisfy { !$0.isEscaping && !$0.isSendable && !$0.isSending }
    default: return false
    }
  }
}

extension FunctionTraits {
  /// Whether a closure with this contextual type is on the main actor if the code around it is.
  fileprivate var runsOnMainActorOfItsContext: Bool {
    globalActor == .MainActor || globalActor == .noName && (inheritsActorContext || !isSendable && !isSending)
  }
}

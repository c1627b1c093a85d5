import LintFlow
import LintSyntax

/// The contextual type of a closure.
enum ContextualType: Sendable {
  /// - isOfProject: written in the project, rather than in an interface of the SDK.
  case function(FunctionTraits, isOfProject: Bool)
  /// Nothing but the closure says its type.
  case none
  case unknown(String)
}

extension ProjectIndex {
  /// Whether a closure is '@Sendable': by what it says itself, or by the type that it is wanted as. What a task runs is
  /// `sending` instead.
  public func isSendable(closure ref: BodyRef) -> Truth {
    guard case .closure(let traits) = context(ref).kind else { return .no }
    if traits.isSendable { return .yes }
    if case .construct(let construct) = traits.placement {
      switch construct {
      case .sendable, .sendableCallback: return .yes
      case .callback, .otherActor: return .unknown
      case .task, .immediateTask, .detachedTask, .childTask, .immediateChildTask, .mainActorRun, .assumeMainActor,
        .mainQueue, .passThrough:
        return .no
      }
    }
    switch contextualType(of: traits, ref) {
    case .function(let type, _): return Truth(type.isSendable)
    case .none: return .no
    case .unknown: return .unknown
    }
  }

  func contextualType(of traits: ClosureTraits, _ ref: BodyRef) -> ContextualType {
    switch traits.placement {
    case .calledInPlace, .untyped: return .none
    case .typed(let type): return .function(type, isOfProject: true)
    case .typedByName(let name): return aliasedFunction(name) ?? .unknown("the type of the closure is not known")
    case .assigned(let name): return assignedFunction(name, ref)
    case .returned: return returnedFunction(ref)
    case .argument(let argument): return parameterType(argument, ref)
    case .macro(let name):
      let known = imports(of: ref.file).interfaces.modules.lazy.compactMap { $0.closureTraits(ofMacro: name) }.first
      return known.map { .function($0, isOfProject: false) } ?? .unknown("the type of the closure is not known")
    case .construct, .other: return .unknown("the type of the closure is not known")
    }
  }

  private func aliasedFunction(_ name: Name) -> ContextualType? {
    let aliases = namedTypes(name).filter { node($0).kind == .typeAliasDecl }
    guard aliases.count == 1, let traits = alias(aliases[0]).type.functionTraits else { return nil }
    return .function(traits, isOfProject: true)
  }

  /// What variables of a name have in common. A local variable hides them, but its type is written at its declaration.
  private func assignedFunction(_ name: Name, _ ref: BodyRef) -> ContextualType {
    var found: FunctionTraits?
    for property in storedProperties(named: name, nearest: ref.file) {
      guard let traits = functionTraits(property.type) else {
        return .unknown("the type of what is assigned to is not known")
      }
      if let found, found != traits { return .unknown("several variables are named so, and their types differ") }
      found = traits
    }
    guard var found else {
      guard isSendablePropertyOfSDK(name, in: ref.file), !isAssignedToOwnClass(ref) else {
        return .unknown("the variable is not known")
      }
      return .function(.sendable, isOfProject: false)
    }
    // Whether a closure may escape is no part of its isolation.
    found.isEscaping = false
    return .function(found, isOfProject: true)
  }

  /// Properties of types and globals: those of the file where it has any, else those of its module, else all.
  private func storedProperties(named name: Name, nearest file: FileID) -> [PropertyDeclaration] {
    let own = outline(file)
    let ofFile = own.declared.properties.filter { $0.name == name }
    if !ofFile.isEmpty { return ofFile.map { property(DeclRef(file: file, node: $0.node)) } }
    let all = properties(named: name)
    let ofModule = all.filter { outline($0.file).moduleFolder == own.moduleFolder }
    return (ofModule.isEmpty ? all : ofModule).map { property($0) }
  }

  func functionTraits(_ type: LightType) -> FunctionTraits? {
    if let traits = type.functionTraits { return traits }
    let name = type.unwrapped.name
    guard case .function(let traits, _)? = name.isEmpty ? nil : aliasedFunction(Name(spelling: name)) else {
      return nil
    }
    return traits
  }

  /// The result type of the function or property around.
  private func returnedFunction(_ ref: BodyRef) -> ContextualType {
    let unknown = ContextualType.unknown("the type that is returned is not known")
    let parent = context(ref).parent
    guard parent >= 0 else { return unknown }
    let type: LightType
    switch bodies(of: ref.file).contexts[Int(parent)].kind {
    case .function(let node): type = LightType(FunctionDecl(self.node(DeclRef(file: ref.file, node: node)))?.returnType)
    case .accessor(let node, _): type = binding(DeclRef(file: ref.file, node: node)).type
    default: return unknown
    }
    return functionTraits(type).map { .function($0, isOfProject: true) } ?? unknown
  }

  // MARK: Arguments

  private func parameterType(_ argument: ClosureTraits.Argument, _ ref: BodyRef) -> ContextualType {
    isolationAnswers.parameterTypes(ref) { findParameterType(argument, ref) }
  }

  private func findParameterType(_ argument: ClosureTraits.Argument, _ ref: BodyRef) -> ContextualType {
    let named = closureTakers(named: argument.callee, from: ref.file)
    if !named.isEmpty {
      guard let callees = callees(of: argument, among: named, ref) else {
        return .unknown("the type of what the function is called on is not known")
      }
      if let traits = closureParameter(argument, ofAll: callees) { return .function(traits, isOfProject: true) }
      if !callees.isEmpty { return .unknown("functions of this name take different closures") }
    }
    if let traits = memberwiseParameter(argument, ref) { return .function(traits, isOfProject: true) }
    let known = sdkParameter(argument, ref)
    guard case .unknown = known, named.isEmpty, let traits = parameterOfCalledValue(ref) else { return known }
    return .function(traits, isOfProject: true)
  }

  /// The contextual type of a closure that is passed to a function of the project, to the memberwise initializer of a
  /// structure, or to SwiftUI; `nil` when it is not known.
  public func wantedType(of argument: ClosureTraits.Argument, _ ref: BodyRef) -> FunctionTraits? {
    guard case .function(let traits, _) = parameterType(argument, ref) else { return nil }
    return traits
  }

  /// The type of the property that takes a closure, of a structure with the callee's name: the one of the label, or
  /// what all have in common.
  private func memberwiseParameter(_ argument: ClosureTraits.Argument, _ ref: BodyRef) -> FunctionTraits? {
    let context = BodyRef(file: ref.file, id: self.context(ref).parent)
    guard argument.base == .none, let type = type(named: argument.callee, at: context), node(type).kind == .structDecl
    else { return nil }
    var found: FunctionTraits?
    for ref in properties(in: type) {
      let property = property(ref)
      guard !property.flags.contains(.isStatic), !property.isComputed, let traits = functionTraits(property.type) else {
        continue
      }
      if !argument.isFirstTrailing, property.nameID != argument.label { continue }
      if let found, found != traits { return nil }
      found = traits
    }
    // Whether a closure may escape is no part of its isolation.
    found?.isEscaping = false
    return found
  }

  /// The traits in the type of a parameter, if it is a function type. Most turn out not to be before anything is
  /// computed.
  func functionTraits(of parameter: FunctionParameter) -> FunctionTraits? {
    guard let type = parameter.type,
      type.node.tokens.contains(where: { $0.kind == .arrow || $0.kind == .identifier && hasAliases(named: $0.name) })
    else { return nil }
    return functionTraits(Parameter(parameter).type)
  }

  /// The traits of the parameter that a closure is passed to, when all functions that may be called agree.
  private func closureParameter(_ argument: ClosureTraits.Argument, ofAll callees: [DeclRef]) -> FunctionTraits? {
    var found: FunctionTraits?
    for candidate in callees {
      guard let traits = closureParameter(argument, of: function(candidate)) else { continue }
      if let found, found != traits { return nil }
      found = traits
    }
    return found
  }

  private func closureParameter(_ argument: ClosureTraits.Argument, of function: FunctionDeclaration) -> FunctionTraits?
  {
    // SE-0286: every argument in parentheses takes a parameter, and the closure the next that takes a function.
    let first = argument.isFirstTrailing ? Int(argument.position) : 0
    for (position, parameter) in function.writtenParameters.enumerated() where position >= first {
      if !argument.isFirstTrailing, parameter.label?.name ?? .noName != argument.label { continue }
      if let traits = functionTraits(of: parameter) { return traits }
    }
    return nil
  }
}

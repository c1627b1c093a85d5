import LintFlow
import LintSyntax

/// Whether a value holds SwiftData objects, which belong to one isolation: the one in which their context was made.
public enum Confinement: Sendable, Hashable {
  /// A `ModelContext`.
  case context
  /// A SwiftData model, or something with one in it.
  case models
  case none
  case unknown

  /// Whether the value must not leave its isolation, and that is known.
  public var isConfined: Bool { self == .context || self == .models }

  /// What several parts of a value hold.
  func or(_ other: Confinement) -> Confinement {
    if isConfined { return self }
    if other.isConfined { return other }
    return self == .none && other == .none ? .none : .unknown
  }

  fileprivate init(holdsModels: Truth) {
    switch holdsModels {
    case .yes: self = .models
    case .no: self = .none
    case .unknown: self = .unknown
    }
  }
}

extension TypeIndex {
  /// What a property or global of the project or the SDK holds.
  public func confinement(ofProperty ref: DeclRef) -> Confinement {
    confinement(of: propertyType(ref), environment(of: ref))
  }

  /// Whether a parameter of a function takes models.
  public func takesModels(_ function: DeclRef) -> Bool {
    let environment = environment(of: function)
    return signature(of: function).parameters.contains { confinement(of: $0.type, environment) == .models }
  }

  /// Whether a function gives models back.
  public func givesModels(_ function: DeclRef) -> Bool {
    confinement(of: signature(of: function).result, environment(of: function)) == .models
  }

  /// What a value of a type holds.
  func confinement(of type: SwiftType, _ environment: Environment) -> Confinement {
    switch type {
    case .optional(let wrapped): return confinement(of: wrapped, environment)
    case .tuple(let elements): return elements.reduce(.none) { $0.or(confinement(of: $1.type, environment)) }
    case .existential(let constraint), .opaque(let constraint): return confinement(of: constraint, environment)
    case .composition(let parts): return parts.reduce(.none) { $0.or(confinement(of: $1, environment)) }
    case .nominal(let nominal): return confinement(of: nominal, environment)
    case .parameter, .member:
      return bounds(of: type, environment).reduce(.none) { $0.or(confinement(of: $1, environment)) }
    case .function, .metatype: return .none
    case .unknown: return .unknown
    }
  }

  private func confinement(of nominal: SwiftType.NominalType, _ environment: Environment) -> Confinement {
    if let declaration = nominal.declaration, !declaration.isOfSDK {
      guard index.declaresModels else { return .none }
      return Confinement(holdsModels: index.isModel(declaration).or(structureHoldsModels(declaration)))
    }
    switch nominal.name {
    case "ModelContext": return nominal.declaration == nil ? .unknown : .context
    case "PersistentModel": return .models
    case "Array", "Set", "ContiguousArray", "Dictionary", "ArraySlice", "FetchResultsCollection":
      return nominal.arguments.reduce(nominal.arguments.isEmpty ? .unknown : .none) {
        $0.or(confinement(of: $1, environment))
      }
    // Handles of work whose results move across isolations: the result is the first argument, the error the second.
    case "Task", "AsyncStream", "AsyncThrowingStream", "Result":
      return nominal.arguments.first.map { confinement(of: $0, environment) } ?? .unknown
    default: return nominal.declaration == nil ? .unknown : .none
    }
  }

  /// One level deep: a structure of the project with a stored property that is, or directly collects, a model.
  private func structureHoldsModels(_ ref: DeclRef) -> Truth {
    guard node(ref).kind == .structDecl, index.mentionsModels(node(ref)) else { return .no }
    if let known = modelStructures[ref] { return known }
    var answer = Truth.no
    // What is on a global actor is Sendable (SE-0434), and its models are only read there.
    if index.isolation(ofType: ref).isolation.isOnGlobalActor {
      modelStructures[ref] = answer
      return answer
    }
    for property in index.properties(in: ref).map({ index.property($0) }) {
      guard !property.flags.contains(.isComputed), !property.flags.contains(.isStatic) else { continue }
      var stored = propertyType(property.ref).unwrapped
      while let element = stored.collectedElement { stored = element.unwrapped }
      if let declaration = stored.ownDeclaration { answer = answer.or(index.isModel(declaration)) }
    }
    modelStructures[ref] = answer
    return answer
  }
}

extension SwiftType {
  /// What an array or a set of the standard library holds.
  fileprivate var collectedElement: SwiftType? {
    guard ["Array", "Set", "ContiguousArray"].contains(standardName), case .nominal(let collection) = self else {
      return nil
    }
    return collection.arguments.first
  }
}

extension ExpressionTyper {
  /// What the value of an expression holds.
  public func confinement(of expression: Expr) -> Confinement {
    types.confinement(of: type(of: expression), environment(at: expression.node))
  }

  /// What the variable of a pattern with one name holds.
  public func confinement(ofDefinition pattern: Node) -> Confinement {
    types.confinement(of: definitionType(pattern), environment(at: pattern))
  }

  /// What a value of a type written in the file holds.
  public func confinement(of written: TypeRef) -> Confinement {
    types.confinement(of: types.valueType(written, file), environment(at: written.node))
  }
}

extension ProjectIndex {
  /// Whether a model of the project, or a type that holds one, may be named in a file.
  public func mayMentionModels(_ file: FileID) -> Bool {
    mayUseModels(file) && modelCarriers.mayOccur(in: file)
  }

  /// Whether the name of a model, or of a type that holds one, is in a node of any tree of the project.
  public func mentionsModels(_ node: Node) -> Bool { modelCarriers.occur(in: node) }

  /// Whether a type that is written in a file may be that of models, or hold some: judged by names alone.
  public func mayNameModels(_ type: TypeRef, in file: FileID) -> Bool {
    mentionsModels(type.node) || outline(file).names.contains(.PersistentModel)
  }
}

import LintFlow
import LintSyntax

/// What a value holds that belongs to one isolation: the one that the context of the models was made in.
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

extension ProjectIndex {
  /// What a value of a written type holds.
  ///
  /// - Parameter constraints: of the generic parameters that are visible at the type.
  public func confinement(of type: LightType, constraints: [GenericConstraint] = []) -> Confinement {
    let wrapped = type.unwrapped
    if wrapped.form == .named, wrapped.name == "ModelContext" { return declaresModelContext ? .none : .context }
    // Handles of work that gives out its results across isolations: what comes out is the first argument, the second an
    // error.
    if wrapped.form == .named, Self.handles.contains(wrapped.name) {
      return wrapped.arguments.first.map { confinement(of: $0, constraints: constraints) } ?? .unknown
    }
    if !declaresModels, constraints.isEmpty, wrapped.name != "PersistentModel" {
      return type.isUnknown ? .unknown : .none
    }
    return Confinement(holdsModels: carriesModel(type, constraints: constraints))
  }

  /// What a value of an inferred type holds.
  public func confinement(of type: SwiftType) -> Confinement {
    switch type {
    case .optional(let wrapped): return confinement(of: wrapped)
    case .tuple(let elements): return elements.reduce(.none) { $0.or(confinement(of: $1.type)) }
    case .existential(let constraint), .opaque(let constraint): return confinement(of: constraint)
    case .composition(let parts): return parts.reduce(.none) { $0.or(confinement(of: $1)) }
    case .nominal(let nominal): return confinement(of: nominal)
    case .function, .metatype: return .none
    case .parameter, .member, .unknown: return .unknown
    }
  }

  private func confinement(of nominal: SwiftType.NominalType) -> Confinement {
    if let declaration = nominal.declaration, !declaration.isOfSDK {
      return Confinement(holdsModels: isModel(declaration).or(structureCarriesModel(declaration)))
    }
    switch nominal.name {
    case "ModelContext": return declaresModelContext ? .none : .context
    case "PersistentModel": return .models
    case "Array", "Set", "ContiguousArray", "Dictionary", "ArraySlice", "FetchResultsCollection":
      return nominal.arguments.reduce(nominal.arguments.isEmpty ? .unknown : .none) { $0.or(confinement(of: $1)) }
    default: return nominal.declaration == nil ? .unknown : .none
    }
  }

  /// Whether the project has a type of its own with that name.
  private var declaresModelContext: Bool { !types(named: "ModelContext").isEmpty }

  private static let handles: Set<String> = ["Task", "AsyncStream", "AsyncThrowingStream", "Result"]

  /// Whether a model of the project, or a type that holds one, may be named in a file.
  public func mayMentionModels(_ file: FileID) -> Bool {
    mayUseModels(file) && modelCarriers.mayOccur(in: file)
  }

  /// Whether the name of a model, or of a type that holds one, stands in a node of any tree of the project.
  public func mentionsModels(_ node: Node) -> Bool { modelCarriers.occur(in: node) }

  /// Whether a type that is written in a file may be that of models, or hold some: judged by names alone.
  public func mayNameModels(_ type: TypeRef, in file: FileID) -> Bool {
    mentionsModels(type.node) || outline(file).names.contains(.PersistentModel)
  }
}

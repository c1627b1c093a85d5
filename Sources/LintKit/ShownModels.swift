/// How messages speak of values that hold SwiftData models.
extension Pass {
  /// "a SwiftData model", "SwiftData models", or the path to the model of a structure that holds one.
  ///
  /// - Parameter name: of the value.
  public func shownModels(ofType type: SwiftType, named name: String) -> String {
    let type = type.unwrapped
    guard let declaration = type.ownDeclaration else { return "SwiftData models" }
    guard index.type(declaration).kind == .struct else { return "a SwiftData model" }
    guard let property = modelProperty(of: declaration) else { return "a SwiftData model" }
    return "the SwiftData model in '\(name).\(index.property(property).name)'"
  }

  /// The first stored property of a structure that holds a model.
  public func modelProperty(of structure: DeclRef) -> DeclRef? {
    index.properties(in: structure).first { ref in
      let property = index.property(ref)
      return !property.isComputed && !property.flags.contains(.isStatic) && confinement(ofProperty: ref) == .models
    }
  }
}

extension Isolation {
  /// For messages: where code of the isolation runs.
  public var place: String {
    switch self {
    case .mainActor: "the main actor"
    case .global(let name): "global actor '\(name)'"
    case .actor(let name): "actor '\(name)'"
    case .parameter: "another actor"
    case .concurrent, .nonisolated, .caller, .unknown: "nonisolated code"
    }
  }
}

extension FunctionDomain {
  /// For messages: where what the function takes goes to.
  public func target(_ function: String) -> String {
    switch self {
    case .actor(let isolation): isolation.place
    case .mainActor: Isolation.mainActor.place
    case .globalExecutor: "nonisolated async function '\(function)'"
    }
  }

  /// For messages: where what the function returns comes from.
  public var source: String {
    switch self {
    case .actor(let isolation): isolation.place
    case .mainActor: Isolation.mainActor.place
    case .globalExecutor: "a nonisolated async function"
    }
  }
}

import LintFlow
import LintSyntax

extension ProjectIndex {
  /// Whether it is a SwiftUI view, or a view or controller of UIKit or AppKit.
  public func isUserInterface(_ type: DeclRef) -> Truth { inherits(type, fromSDKWith: .userInterface) }

  // MARK: SwiftData models

  /// Whether a class is a SwiftData model: marked `@Model`, or a `PersistentModel` by conformance or inheritance.
  public func isModel(_ ref: DeclRef) -> Truth {
    let record = type(ref)
    guard record.kind == .class || record.kind == .protocol else { return .no }
    if isMarkedModel(ref) { return .yes }
    let ancestors = ancestors(of: ref)
    if ancestors.foreign.contains("PersistentModel") || ancestors.declared.contains(where: { isMarkedModel($0) }) {
      return .yes
    }
    return ancestors.isOpen ? .unknown : .no
  }

  private func isMarkedModel(_ ref: DeclRef) -> Bool {
    let record = type(ref)
    return record.kind == .class && record.attributes.contains { $0.name == "Model" }
      && outline(ref.file).imports(.SwiftData)
  }

  /// Whether code of a file can keep a model: in a property, or in a local that outlives a 'MainActor.run' call or
  /// another switch of isolation.
  public func mayKeepModels(_ file: FileID) -> Bool {
    guard mayUseModels(file) else { return false }
    let outline = outline(file)
    let names = outline.names
    let mayHop = names.intersects(Self.hops) || (names.contains(.Task) && names.contains(.MainActor))
    if mayHop && names.intersects(Self.store) { return true }
    guard modelCarriers.mayOccur(in: file) else { return false }
    let types = TypeIndex(self)
    return outline.entries.contains { entry in
      guard entry.kind == .type || entry.kind == .extension else { return false }
      let owner = type(DeclRef(file: file, node: entry.node))
      // A value ends with its scope; only a type with identity keeps something.
      guard owner.kind == .class || owner.kind == .actor else { return false }
      return members(of: owner.ref).contains {
        $0.kind == .variableDecl && modelCarriers.occur(in: $0) && keepsModel($0, owner, types)
      }
    }
  }

  private func keepsModel(_ variable: Node, _ owner: TypeDeclaration, _ types: TypeIndex) -> Bool {
    variable.children(.binding).contains { binding in
      guard let property = PropertyDeclaration(binding, owner.ref.file), !property.isComputed else { return false }
      // The type of an initial value is expensive to know, and this need not be exact.
      if PatternBinding(unchecked: binding).type == nil { return true }
      return types.confinement(ofProperty: property.ref) != .none
    }
  }

  /// Names of calls whose closures run in another isolation than the code around them. A `Task` inherits that
  /// isolation, unless it states another.
  private static let hops: WellKnownNameSet = {
    let names: [WellKnownName] = [
      .run, .detached, .immediate, .addTask, .addTaskUnlessCancelled, .addImmediateTask, .DispatchQueue
    ]
    return WellKnownNameSet(names)
  }()

  /// Without one of these names, no code of a file takes models out of the store or puts them there.
  private static let store: WellKnownNameSet = {
    let names: [WellKnownName] = [
      .SwiftData, .ModelContext, .modelContext, .mainContext, .ModelContainer, .FetchDescriptor, .fetch, .insert
    ]
    return WellKnownNameSet(names)
  }()
}

extension TypeIndex {
  /// The classes of the models that a value of a type is or holds, also one level deep in a structure; `nil` where that
  /// is not known.
  public func modelClasses(of type: SwiftType) -> [DeclRef]? { modelClasses(of: type, isPart: false) }

  private func modelClasses(of type: SwiftType, isPart: Bool) -> [DeclRef]? {
    switch type.unwrapped {
    case .tuple(let elements): return modelClasses(ofAll: elements.map(\.type), arePart: isPart)
    case .nominal(let nominal):
      guard let declaration = nominal.declaration, !declaration.isOfSDK else {
        return modelClasses(ofAll: nominal.arguments, arePart: isPart)
      }
      if index.isModel(declaration).isYes { return [declaration] }
      guard index.type(declaration).kind == .struct, !isPart else { return [] }
      let stored = index.properties(in: declaration).filter { confinement(ofProperty: $0) == .models }
      return modelClasses(ofAll: stored.map { propertyType($0) }, arePart: true)
    default: return nil
    }
  }

  private func modelClasses(ofAll types: [SwiftType], arePart: Bool) -> [DeclRef]? {
    var found: [DeclRef] = []
    for type in types {
      guard let models = modelClasses(of: type, isPart: arePart) else { return nil }
      found += models
    }
    return found
  }
}

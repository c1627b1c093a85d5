import LintFlow
import LintSyntax

/// What a walk over a type's supertypes found.
struct Ancestry {
  /// Names of all superclasses and protocols, nearest first, each once.
  var names: [String] = []
  /// A supertype is declared neither in the project nor in the SDK, or its name is ambiguous.
  var isOpen = false
}

extension ProjectIndex {
  /// All supertypes of a type, those stated in its extensions included.
  func ancestry(of type: DeclRef) -> Ancestry {
    var ancestry = Ancestry()
    var pending = stated(by: type)
    var seen: Set<String> = []
    // A project has finitely many names and each is visited once, so cycles end.
    while !pending.isEmpty {
      let name = pending.removeFirst()
      guard seen.insert(name).inserted else { continue }
      ancestry.names.append(name)
      if let declared = uniqueType(named: name) {
        pending += stated(by: declared)
      } else if hasTypes(named: name) {
        ancestry.isOpen = true
      } else if let alias = aliases(named: name).first {
        let target = self.alias(alias).type.name
        if target.isEmpty { ancestry.isOpen = true } else { pending.append(target) }
      } else {
        switch importedMeaning(of: name, in: type.file) {
        case .nominal(let declared): addAncestors(ofImported: declared, to: &ancestry, &seen)
        case .alias(let alias): pending += self.alias(alias).names
        case .several, .none: ancestry.isOpen = true
        }
      }
    }
    return ancestry
  }

  /// The supertypes that interfaces of the SDK state.
  private func addAncestors(ofImported ref: DeclRef, to ancestry: inout Ancestry, _ seen: inout Set<String>) {
    for entry in supertypes(statedBy: ref) where seen.insert(entry.name).inserted {
      ancestry.names.append(entry.name)
      if case .declared(let inherited) = entry.meaning {
        addAncestors(ofImported: inherited, to: &ancestry, &seen)
      } else {
        ancestry.isOpen = true
      }
    }
  }

  /// The names in the inheritance clauses of a type and of its extensions.
  private func stated(by ref: DeclRef) -> [String] {
    let record = type(ref)
    var names = record.inherited
    if uniqueType(named: record.name) != nil {
      for place in extensions(of: record.name) { names += type(place).inherited }
    }
    return names
  }

  /// Whether a type conforms to a protocol or inherits from a class of this name.
  public func inherits(_ type: DeclRef, from name: String) -> Truth {
    let ancestry = ancestry(of: type)
    if ancestry.names.contains(name) { return .yes }
    return ancestry.isOpen ? .unknown : .no
  }

  /// Whether it is a SwiftUI view, or a view or controller of UIKit or AppKit.
  public func isUserInterface(_ type: DeclRef) -> Truth {
    let ancestry = ancestry(of: type)
    for name in ancestry.names where Self.userInterface.contains(name) { return .yes }
    return ancestry.isOpen ? .unknown : .no
  }

  private static let userInterface: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable", "UIView", "UIViewController", "NSView", "NSViewController",
    "UIResponder", "NSResponder", "UITableViewCell", "UICollectionViewCell", "UITableViewController",
    "UICollectionViewController", "UIHostingController", "NSWindowController", "NSWindow"
  ]

  // MARK: SwiftData models

  /// Whether a class is a SwiftData model: marked `@Model`, or a `PersistentModel` by conformance or inheritance.
  public func isModel(_ ref: DeclRef) -> Truth {
    let record = type(ref)
    guard record.kind == .class else { return record.kind == .protocol ? inherits(ref, from: "PersistentModel") : .no }
    if isMarkedModel(ref) { return .yes }
    let ancestry = ancestry(of: ref)
    for name in ancestry.names {
      if name == "PersistentModel" { return .yes }
      if let superclass = uniqueType(named: name), isMarkedModel(superclass) { return .yes }
    }
    return ancestry.isOpen ? .unknown : .no
  }

  private func isMarkedModel(_ ref: DeclRef) -> Bool {
    let record = type(ref)
    return record.kind == .class && record.attributes.contains { $0.name == "Model" }
      && outline(ref.file).imports(.SwiftData)
  }

  /// Whether a name means a model type.
  ///
  /// - Parameters:
  ///   - constraints: of the generic parameters that are visible at the place of the name.
  ///   - isQualified: whether an outer type or a module stands before the name.
  public func isModel(named name: String, constraints: [GenericConstraint] = [], isQualified: Bool = false) -> Truth {
    if constraints.contains(where: { $0.parameter == name }) {
      let bounds = constraints.filter { $0.parameter == name }.map(\.bound)
      return bounds.contains { isModelProtocol($0) } ? .yes : .no
    }
    if name == "PersistentModel" { return .yes }
    return knownModelNames(ModelName(name: name, isQualified: isQualified)) {
      findModel(named: name, isQualified: isQualified)
    }
  }

  private func findModel(named name: String, isQualified: Bool) -> Truth {
    let candidates = types(named: name)
    if candidates.isEmpty { return SDKOutlines.declaresType(named: name) ? .no : .unknown }
    // Models that stand in others, as in a versioned schema, have other names outside of them; there, another module's
    // may be meant.
    if !isQualified, aliases(named: name).isEmpty, candidates.allSatisfy({ isNested($0) }) { return .unknown }
    return Truth.agreement(of: candidates.map { isModel($0) })
  }

  private func isModelProtocol(_ name: String) -> Bool {
    if name == "PersistentModel" { return true }
    guard let found = uniqueType(named: name) else { return false }
    return isModel(found).isYes
  }

  /// Whether a value of the type holds models: a model, a collection or optional of them, or a structure with one.
  public func carriesModel(_ type: LightType, constraints: [GenericConstraint] = []) -> Truth {
    switch type.form {
    case .optional, .array, .set, .tuple:
      return type.arguments.reduce(.no) { $0.or(carriesModel($1, constraints: constraints)) }
    case .dictionary:
      return type.arguments.last.map { carriesModel($0, constraints: constraints) } ?? .unknown
    case .named:
      if type.isQualified, mayBeOfAnotherModule(type.name) { return .unknown }
      let isModel = isModel(named: type.name, constraints: constraints, isQualified: type.isQualified)
      return isModel.isYes ? .yes : isModel.or(structureCarriesModel(type.name))
    case .function, .metatype: return .no
    case .unknown: return .unknown
    }
  }

  /// Whether types of that name stand in no other type: then what a name is qualified with is a module, and perhaps not
  /// the project's.
  private func mayBeOfAnotherModule(_ name: String) -> Bool {
    let candidates = types(named: name)
    return !candidates.isEmpty && !candidates.contains { isNested($0) }
  }

  /// Whether a type stands in another one, or in an extension.
  private func isNested(_ ref: DeclRef) -> Bool {
    type(ref).node.ancestors.contains { TypeDeclaration($0, ref.file) != nil }
  }

  /// Whether code of a file can hold on to a model: in a property, or in a local that outlives a hop between
  /// isolations.
  public func mayKeepModels(_ file: FileID) -> Bool {
    guard mayUseModels(file) else { return false }
    let outline = outline(file)
    let names = outline.names
    let mayHop = names.intersects(Self.hops) || (names.contains(.Task) && names.contains(.MainActor))
    if mayHop && names.intersects(Self.store) { return true }
    guard modelCarriers.mayOccur(in: file) else { return false }
    return outline.entries.contains { entry in
      guard entry.kind == .type || entry.kind == .extension else { return false }
      let owner = type(DeclRef(file: file, node: entry.node))
      // A value is gone with its scope; only what has an identity keeps something.
      guard owner.kind == .class || owner.kind == .actor else { return false }
      return members(of: owner.ref).contains {
        $0.kind == .variableDecl && modelCarriers.occur(in: $0) && keepsModel($0, owner)
      }
    }
  }

  private func keepsModel(_ variable: Node, _ owner: TypeDeclaration) -> Bool {
    variable.children(.binding).contains { binding in
      guard let property = PropertyDeclaration(binding, owner.ref.file), !property.isComputed else { return false }
      return carriesModel(property.type, constraints: owner.constraints).isYes
    }
  }

  /// Names of calls whose closures run in another isolation than the code around them. A `Task` inherits that, unless
  /// it says otherwise.
  private static let hops: WellKnownNameSet = {
    let names: [WellKnownName] = [
      .run, .detached, .immediate, .addTask, .addTaskUnlessCancelled, .addImmediateTask, .DispatchQueue
    ]
    return WellKnownNameSet(names)
  }()

  /// Names without one of which no code of a file takes models out of the store or puts them there.
  private static let store: WellKnownNameSet = {
    let names: [WellKnownName] = [
      .SwiftData, .ModelContext, .modelContext, .mainContext, .ModelContainer, .FetchDescriptor, .fetch, .insert
    ]
    return WellKnownNameSet(names)
  }()

  /// One level deep: a structure of the project with a stored property that is, or directly collects, a model.
  private func structureCarriesModel(_ name: String) -> Truth {
    uniqueType(named: name).map { structureCarriesModel($0) } ?? .no
  }

  func structureCarriesModel(_ ref: DeclRef) -> Truth {
    guard type(ref).kind == .struct else { return .no }
    var answer = Truth.no
    for property in properties(in: ref).map({ self.property($0) }) {
      guard !property.flags.contains(.isComputed), !property.flags.contains(.isStatic) else { continue }
      var stored = property.type.unwrapped
      while let element = stored.element { stored = element.unwrapped }
      if stored.form == .named { answer = answer.or(isModel(named: stored.name, isQualified: stored.isQualified)) }
    }
    return answer
  }
}

/// A name that may be a model's, where no generic parameter has it.
struct ModelName: Hashable {
  let name: String
  let isQualified: Bool
}

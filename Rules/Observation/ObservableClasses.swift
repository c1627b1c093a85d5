import LintKit

// Classes that announce their changes as an `ObservableObject`.

extension ClassDecl {
  /// `ObservableObject` among what it inherits from.
  var observableEntry: InheritedType? {
    inheritedTypes.first { $0.type?.nameToken?.name == .ObservableObject }
  }
}

extension Pass {
  /// Whether nothing that a class inherits from, and no class that inherits from it, has a part in how it is observed.
  ///
  /// - Parameter entry: of its inheritance clause, which is not counted.
  func isAlone(_ type: ClassDecl, besides entry: InheritedType) -> Bool {
    hasNoSubclass(type) && type.inheritedTypes.allSatisfy { $0 == entry || isUnrelatedToObservation($0) }
  }

  /// Whether no class inherits from it: it is final, or no other module may inherit and this project does not.
  private func hasNoSubclass(_ type: ClassDecl) -> Bool {
    if type.hasModifier(.final) { return true }
    guard !type.hasModifier(.open), let ref = index.declaration(of: type.node, in: file) else { return false }
    return !index.hasSubclasses(ref)
  }

  /// Whether an entry of the inheritance clause is one that any class can have, however it is observed.
  private func isUnrelatedToObservation(_ inherited: InheritedType) -> Bool {
    guard let name = inherited.type?.nameToken?.identifierText else { return false }
    if SDKTrait.anyClass.names.contains(name) { return true }
    // Apple's protocols of these names are no 'ObservableObject'; a superclass is not called so.
    if type(inherited.type).ownDeclaration == nil { return name.hasSuffix("Delegate") || name.hasSuffix("DataSource") }
    guard let ref = type(inherited.type).ownDeclaration, index.type(ref).kind == .protocol else { return false }
    return index.inherits(ref, fromSDK: "ObservableObject").isNo
  }

  /// The subclass, or what the class inherits from, that keeps it from being ``isAlone(_:besides:)``.
  func unknownRelative(of type: ClassDecl, besides entry: InheritedType) -> MissingFact {
    for inherited in type.inheritedTypes where inherited != entry && !isUnrelatedToObservation(inherited) {
      if let written = inherited.type { return .fit(of: written, in: self) }
    }
    return .subclasses
  }
}

// MARK: - Messages

extension MissingFact {
  fileprivate static let subclasses: MissingFact = "subclasses: whether they can do without 'ObservableObject'"

  /// Whether a class that is no `ObservableObject` may inherit from a type.
  fileprivate static func fit(of inherited: TypeRef, in pass: Pass) -> MissingFact {
    if pass.type(inherited).isUnknown { return pass.unknownType(inherited) }
    return MissingFact("supertypes: whether '\(inherited.node.text)' goes with '@Observable'")
  }
}

import LintKit
import LintText

// Properties whose deleted models no code reads, as far as the project tells.

extension PropertyKeeper {
  /// Whether no code of the project gives the property a model.
  func isNeverGiven(_ binding: PatternBinding) -> Bool {
    guard isClosed, binding.initializer?.isEmptyValue ?? true else { return false }
    return allUses(readByName: true, mayBeNone: true) { use, pass in
      use.parent?.kind != .inOutExpr
        && use.givenModels.map { $0.isEmptyValue || pass.isInUncalledFunction(use) } ?? true
    }
  }

  /// Whether what the property holds is only compared, counted or asked for its identifier.
  ///
  /// - Parameter countsID: whether an `id` that the model stores is one; reading it from a deleted model is a risk.
  func isOnlyIdentified(countsID: Bool) -> Bool {
    guard isClosed else { return false }
    let model = pass.type(ofProperty: property).unwrapped.ownDeclaration
    let hasOwnID = model.map { pass.index.property(named: Name(spelling: "id"), of: $0) != nil } ?? true
    var names: Set<String> = ["persistentModelID", "count", "isEmpty"]
    if countsID || !hasOwnID { names.insert("id") }
    return allUses(readByName: false) { use, pass in
      use.isStoredAnew || use.isCompared || use.memberRead.map { names.contains($0) } ?? false
        || pass.isInUncalledFunction(use) || pass.isInUnreadProperty(use)
    }
  }

  /// Whether a file takes the value as `if let name` or `[name]`, which is no expression that mentions it.
  private func isBoundByName(in pass: Pass) -> Bool {
    let name = self.pass.index.property(property).nameID
    return pass.tree.root.descendants.contains { node in
      switch node.kind {
      case .optionalBindingCondition:
        let binding = OptionalBindingCondition(unchecked: node)
        return binding.initializer == nil && binding.nameToken?.name == name
      case .closureCapture: return node.mainToken.name == name
      default: return false
      }
    }
  }

  /// Whether all uses can be known: the project is whole, and no other module sees the property.
  private var isClosed: Bool {
    let declared = pass.index.property(property)
    return pass.index.isWhole && !pass.index.targets(of: pass.file).isEmpty && !declared.flags.contains(.isPublic)
      && !declared.flags.contains(.isStatic) && !pass.isProjected(declared.name)
  }

  /// Whether all uses in the project, other than in tests, are as they have to be.
  ///
  /// - Parameters:
  ///   - readByName: whether `if let name` and `[name]` are, too.
  ///   - mayBeNone: whether a property that its type does not mention counts: what that is for is not known.
  private func allUses(readByName: Bool, mayBeNone: Bool = false, are isMeant: (Node, Pass) -> Bool) -> Bool {
    guard mayBeNone || !uses.isEmpty, uses.allSatisfy({ isMeant($0, pass) }) else { return false }
    let declared = pass.index.property(property)
    let query = NameQuery([declared.nameID])
    for file in pass.index.files.indices.map({ FileID($0) }) where pass.index.outline(file).mayContain(anyOf: query) {
      if pass.index.isTest(file) { continue }
      if file != pass.file, declared.flags.contains(.isFilePrivate) { continue }
      let pass = pass.looking(at: file)
      if !readByName, isBoundByName(in: pass) { return false }
      for node in pass.referencesByName.of([declared.nameID]) {
        switch use(node, in: pass) {
        case .no: continue
        case .yes: if !isMeant(node, pass) { return false }
        case .unknown: return false
        }
      }
    }
    return true
  }

  /// Whether a node with the property's name is a use of it that ``uses`` lacks.
  private func use(_ node: Node, in other: Pass) -> Truth {
    if let reference = DeclReferenceExpr(node) {
      guard other.file != pass.file, case .property(let found)? = other.binding(of: reference) else { return .no }
      return Truth(found == property)
    }
    guard let member = MemberAccessExpr(node) else { return .unknown }
    guard let base = member.base else { return .no }
    if case .declReference(let name) = base {
      if name.isSelf, other.file == pass.file { return .no }
      // `$screen.selected` is a binding, which may be set.
      if name.nameToken.text.hasPrefix("$") { return isOfAnotherType(name, in: other) ? .no : .unknown }
    }
    let type = other.type(of: base).unwrapped
    if let declaration = type.ownDeclaration { return Truth(declaration == owner) }
    return type.isUnknown ? .unknown : .no
  }

  /// Whether the property that a wrapper projects, `$screen` of `screen`, is known to be an object of another type.
  private func isOfAnotherType(_ projection: DeclReferenceExpr, in other: Pass) -> Bool {
    guard let around = other.type(around: projection.node).flatMap({ pass.index.extendedNominal($0) }),
      let holder = pass.index.property(
        named: Name(spelling: String(projection.nameToken.text.dropFirst())), of: around),
      let type = other.type(ofProperty: holder).unwrapped.ownDeclaration
    else { return false }
    return type != owner && pass.index.inherits(type, from: owner) == .no
  }

  /// Whether the property holds what an observation delivers anew with each change of the store: all rows, also after a
  /// delete.
  var isObserved: Bool {
    pass.type(ofProperty: property).unwrapped.ownDeclaration == nil
      && uses.contains { use in
        guard use.isStoredAnew else { return false }
        for ancestor in use.ancestors {
          if ancestor.kind == .forStmt { return ForStmt(unchecked: ancestor).isAsync }
          if ancestor.kind == .closureExpr || ancestor.kind == .functionDecl { return false }
        }
        return false
      }
  }

  /// Whether only initializers give the property its model: as forms do, which a view shows for a while.
  var isGivenAtFirst: Bool {
    let given = uses.filter { use in use.givenModels.map { !$0.isEmptyValue } ?? false }
    return !given.isEmpty && given.allSatisfy { $0.isStoredAnew && $0.declarationAround?.kind == .initializerDecl }
  }

  /// Whether the type itself only empties the property, and views give it its models: a selection, or what a sheet
  /// edits.
  var isChosenByViews: Bool {
    let declared = pass.index.property(property)
    guard uses.allSatisfy({ $0.givenModels?.isEmptyValue ?? true }) else { return false }
    var isChosen = pass.isProjected(declared.name)
    let isGivenByViewsAlone = pass.allUses(of: declared, outside: owner) { use, pass in
      guard let given = use.givenModels, !given.isEmptyValue else { return true }
      isChosen = true
      guard let around = pass.type(around: use) else { return false }
      return pass.index.isUserInterface(pass.index.extendedNominal(around) ?? around).isYes
    }
    return isGivenByViewsAlone && isChosen
  }

  /// Whether each delete of such a model by the type itself, which alone deletes any, empties the property or fills it
  /// anew before anything else runs. Of several objects of the type, another one might go on holding the model.
  func isReleased(_ deletions: Deletions) -> Bool {
    guard isOnlyDeleter(deletions), pass.livesAsLongAsProgram(owner) else { return false }
    let loaders = loaders
    return deletions.calls.allSatisfy { call in
      isReleased(with: call) || !loaders.isEmpty && loads(after: call, by: loaders)
    }
  }
}

extension Pass {
  /// Whether the projected value of a property may be taken: `$name` here, or `model.$name` anywhere. Its wrapper can
  /// be set, too.
  fileprivate func isProjected(_ name: String) -> Bool {
    index.mayBeProjected(name)
      || !referencesByName.of([Name(spelling: "$" + name), Name(spelling: "_" + name)]).isEmpty
  }

  /// Whether a node is part of a computed property that no code of the project mentions.
  fileprivate func isInUnreadProperty(_ node: Node) -> Bool {
    for ancestor in node.ancestors {
      guard ancestor.kind == .patternBinding, let ref = property(at: ancestor) else { continue }
      let property = index.property(ref)
      return property.isComputed && !property.flags.contains(.isPublic)
        && referencesByName.of([property.nameID]).isEmpty && !isMentionedElsewhere(property.nameID)
    }
    return false
  }
}

extension Node {
  /// `value == nil`, `nil != value`, `value === other`
  fileprivate var isCompared: Bool {
    guard let sequence = parent.flatMap({ SequenceExpr($0) }) else { return false }
    let elements = Array(sequence.elements)
    guard let place = elements.firstIndex(where: { $0.node == self }) else { return false }
    return [place - 1, place + 1].contains { neighbour in
      guard elements.indices.contains(neighbour), case .binaryOperator(let binary) = elements[neighbour] else {
        return false
      }
      let other = 2 * neighbour - place
      switch binary.operatorToken.text {
      case "===", "!==": return true
      case "==", "!=":
        guard elements.indices.contains(other), case .operand(.nilLiteral) = elements[other] else { return false }
        return true
      default: return false
      }
    }
  }

  /// `value.member`, `value?.member`
  fileprivate var memberRead: String? {
    var value = self
    while let parent = value.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr {
      value = parent
    }
    guard value.role == .base else { return nil }
    return value.parent.flatMap { MemberAccessExpr($0) }?.nameToken?.identifierText
  }
}

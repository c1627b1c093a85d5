import LintKit
import LintText

// What is stored in a property, and who reads it.

extension Pass {
  /// Whether a property is only given models that no context has, or says by its name that it is a draft.
  func isDraft(_ property: PropertyDeclaration, _ binding: PatternBinding, _ uses: [Node]) -> Bool {
    if property.isNamedDraft { return true }
    let given = ([binding.initializer] + uses.map(\.givenModels)).compactMap { $0 }.filter { !$0.isEmptyValue }
    return !given.isEmpty && given.allSatisfy { modelOrigin(of: $0) == .unmanaged }
  }

  /// Whether a property is only assigned as a whole, and its own type reads it without having waited.
  func isRebuilt(_ property: PropertyDeclaration, _ binding: PatternBinding, _ uses: [Node]) -> Bool {
    !property.flags.contains(.isStatic) && binding.initializer?.isEmptyValue ?? true
      && uses.contains(where: \.isStoredAnew) && uses.allSatisfy { $0.isStoredAnew || isReadAtOnce($0) }
  }

  /// Whether a use of a property neither changes what it holds nor comes after an 'await'.
  private func isReadAtOnce(_ use: Node) -> Bool {
    use.givenModels == nil && !use.isChanged && isAsync(around: use).isNo
  }

  /// Whether only views read a property from outside of its type. Reads the files that name it.
  func isOnlyReadByViews(_ property: PropertyDeclaration, of owner: DeclRef) -> Bool {
    allUses(of: property, outside: owner) { node, pass in
      guard !node.isStoredAnew, !node.isChanged, let around = pass.type(around: node) else { return false }
      return index.isUserInterface(index.extendedNominal(around) ?? around).isYes
    }
  }

  /// Whether all uses of a property outside of its type are as they have to be.
  func allUses(
    of property: PropertyDeclaration, outside owner: DeclRef, are isMeant: (Node, Pass) -> Bool
  ) -> Bool {
    guard index.isWhole else { return false }
    // The type itself may say 'self'.
    let own = ([owner] + index.extensions(ofNominal: owner)).map(\.file)
    let users = index.files(accessingMember: property.nameID)
    return Set(own + users).sorted().allSatisfy { file in
      if index.isTest(file) { return true }
      let pass = looking(at: file)
      return pass.referencesByName.of([property.nameID]).allSatisfy { node in
        guard let member = MemberAccessExpr(node), let base = member.base,
          pass.type(of: base).unwrapped.ownDeclaration == owner
        else { return true }
        if file == self.file, case .declReference(let reference) = base, reference.isSelf { return true }
        return isMeant(node, pass)
      }
    }
  }
}

/// What is asked of the type around each of its properties, and found once.
struct ModelKeepers {
  private let pass: Pass
  private var areKeptByViews: [DeclRef: Bool] = [:]
  private var reachStore: [DeclRef: Bool] = [:]

  init(_ pass: Pass) { self.pass = pass }

  /// Whether views keep objects of the type in `@State` or `@StateObject`.
  mutating func isKeptByViews(_ type: DeclRef) -> Bool {
    if let known = areKeptByViews[type] { return known }
    let answer = isKeptByView(type)
    areKeptByViews[type] = answer
    return answer
  }

  /// Whether the type has a context or a container of its own.
  mutating func reachesStore(_ type: DeclRef) -> Bool {
    if let known = reachStore[type] { return known }
    let index = pass.index
    let answer =
      index.type(type).attributes.contains { $0.name == "ModelActor" }
      || index.properties(in: type).contains {
        pass.confinement(ofProperty: $0) == .context
          || pass.type(ofProperty: $0).unwrapped.standardName == "ModelContainer"
      }
    reachStore[type] = answer
    return answer
  }

  private func isKeptByView(_ type: DeclRef) -> Bool {
    let index = pass.index
    let query = NameQuery([Name(spelling: index.type(type).name)])
    for file in index.files.indices.map({ FileID($0) }) where index.outline(file).mayContain(anyOf: query) {
      for node in index.outline(file).tree.root.descendants(of: .patternBinding) {
        guard let ref = index.property(at: node, in: file),
          index.property(ref).attributes.contains(where: { $0.name == "State" || $0.name == "StateObject" }),
          pass.type(ofProperty: ref).unwrapped.ownDeclaration == type
        else { continue }
        return true
      }
    }
    return false
  }
}

extension PropertyDeclaration {
  /// `draft`, `editedDraft`, `new`, `newItem`, `unsavedItem`, not `news`.
  fileprivate var isNamedDraft: Bool {
    let lowercased = name.lowercased()
    if lowercased.includes("draft") || lowercased.includes("unsaved") { return true }
    return name.hasPrefix("new") && name.dropFirst(3).first?.isLowercase != true
  }
}

extension Node {
  /// The function that stores something in the property at this use, by the id of its node.
  var filler: UInt32? { givenModels == nil ? nil : declarationAround?.id }

  /// `property.removeAll()`, `&property`, `property[0] = value`: some of what it holds.
  fileprivate var isChanged: Bool {
    if parent?.kind == .inOutExpr || givenModels != nil && !isStoredAnew { return true }
    guard role == .base, let member = parent.flatMap({ MemberAccessExpr($0) }), member.node.role == .callee,
      let name = member.nameToken?.identifierText
    else { return false }
    return name.hasPrefix("remove") || ["sort", "reverse", "swapAt", "move", "popLast", "update"].contains(name)
  }
}

extension PropertyKeeper {
  /// Whether what a property holds is fetched again after each delete, or, where only its type reads it and deletes
  /// nothing, whenever a view appears.
  func isReloaded(_ deletions: Deletions) -> Bool {
    let loaders = loaders
    if loaders.isEmpty { return false }
    if isOnlyDeleter(deletions) { return deletions.calls.allSatisfy { loads(after: $0, by: loaders) } }
    return (deletions.calls + deletions.unknown).allSatisfy { $0.owner != owner }
      && uses.allSatisfy { $0.isStoredAnew || pass.isAsync(around: $0).isNo }
      && loaders.contains { pass.isCalledOnAppearance($0) }
      && pass.allUses(of: pass.index.property(property), outside: owner) { _, _ in false }
  }
}

extension PropertyKeeper {
  /// The functions that the property's observers call: what these fill is filled with the property.
  func functionsCalledByObservers(of binding: PatternBinding) -> [Node] {
    guard let accessors = binding.accessors else { return [] }
    return accessors.node.descendants(of: .functionCallExpr).flatMap { node -> [Node] in
      let call = FunctionCallExpr(unchecked: node)
      return call.calleeBase == nil ? call.calleeName.flatMap { functions[$0] } ?? [] : []
    }
  }
}

extension PropertyKeeper {
  /// Whether the property is given models of a context that ends with the function: that is worse, and reported there.
  var outlivesContext: Bool {
    pass.outline.names.contains(.ModelContext)
      && uses.contains { $0.storedModels.map { ModelOutlivesItsContext.reports(storing: $0, in: pass) } ?? false }
  }
}

import LintKit

// What deletes the models that a property holds.

extension Pass {
  /// What deletes the models that a property holds; `nil` where their classes are not known. Reads other files again,
  /// so it is asked last.
  func deletions(ofModelsIn property: DeclRef) -> Deletions? {
    deletions(ofModelsIn: type(ofProperty: property))
  }

  /// The same of the models that a value of a type is or holds.
  func deletions(ofModelsIn type: SwiftType) -> Deletions? {
    guard let models = modelClasses(of: type), !models.isEmpty else { return nil }
    var found = index.deletions(ofAny: models)
    guard let project = index.projectSettings else { return found }
    func areApplications(_ targets: [Int]) -> Bool {
      !targets.isEmpty && targets.allSatisfy { project.targets[$0].kind == .app }
    }
    let here = index.targets(of: file)
    guard areApplications(here) else { return found }
    // Another application of the project, such as the one for another system, is another program.
    func isElsewhere(_ deleting: DeletingCall) -> Bool {
      let there = index.targets(of: deleting.call.file)
      return areApplications(there) && Set(here).isDisjoint(with: there)
    }
    found.calls.removeAll(where: isElsewhere)
    found.unknown.removeAll(where: isElsewhere)
    return found
  }

  /// Whether no code deletes the models that a property holds. Not known where files may be missing.
  func areNeverDeleted(_ deletions: Deletions, heldBy property: DeclRef) -> Bool {
    guard deletions.areNone, index.isWhole else { return false }
    return areNeverDeleted(modelClasses(of: type(ofProperty: property)) ?? [])
  }

  /// Whether no code deletes the models that a value of a type is or holds.
  func areNeverDeleted(modelsIn type: SwiftType) -> Bool {
    guard index.isWhole, let models = modelClasses(of: type), deletions(ofModelsIn: type)?.areNone == true else {
      return false
    }
    return areNeverDeleted(models)
  }

  private func areNeverDeleted(_ models: [DeclRef]) -> Bool {
    let here = index.targets(of: file)
    return !here.isEmpty && !models.isEmpty
      && models.allSatisfy { model in
        let targets = index.targets(of: model.file)
        // Clients of a library may delete its public models.
        return !targets.isEmpty
          && (!index.type(model).flags.contains(.isPublic) || Set(targets).isDisjoint(with: here))
      }
  }
}

/// What the functions of a type do with one of its properties, as far as they are in this file.
struct PropertyKeeper {
  let pass: Pass
  let property: DeclRef
  let owner: DeclRef
  let uses: [Node]
  let functions: [Name: [Node]]
  /// How many functions are followed into each other.
  private static let depth = 3
  /// How many calls that delete are looked at.
  private static let most = 50

  init(_ property: DeclRef, of owner: DeclRef, in pass: Pass) {
    (self.pass, self.property, self.owner) = (pass, property, owner)
    uses = pass.uses(ofProperty: property)
    functions = pass.functions(of: owner)
  }

  /// Whether the type itself makes all calls that delete the models.
  func isOnlyDeleter(_ deletions: Deletions) -> Bool {
    deletions.unknown.isEmpty && !deletions.isCascaded && !deletions.calls.isEmpty
      && deletions.calls.count <= Self.most
      && deletions.calls.allSatisfy { $0.owner == owner && $0.call.file == pass.file }
  }

  // MARK: Cleared

  /// Whether the property is cleared, or an entry taken out, in the function of a call and before the call.
  func clears(before deleting: DeletingCall) -> Bool {
    guard let call = pass.node(ofCall: deleting.call), let function = call.functionAround else { return false }
    return clears(function, before: call.id, depth: Self.depth)
  }

  private func clears(_ function: Node, before end: UInt32, depth: Int) -> Bool {
    if uses.contains(where: { $0.isInside(function) && $0.id < end && $0.clears }) { return true }
    if depth == 0 { return false }
    return ownCalls(in: function).contains { call, called in
      call.id < end && called.contains { $0 != function && clears($0, before: .max, depth: depth - 1) }
    }
  }

  /// Whether the property is emptied or filled anew together with a call that deletes, with no wait in between.
  func isReleased(with deleting: DeletingCall) -> Bool {
    guard let call = pass.node(ofCall: deleting.call), let function = call.functionAround else { return false }
    let waits = function.descendants(of: .awaitExpr).map(\.id)
    func isNear(_ node: Node) -> Bool {
      node.isInside(function) && !waits.contains { $0 > min(node.id, call.id) && $0 < max(node.id, call.id) }
    }
    return uses.contains { ($0.clears || $0.isStoredAnew) && isNear($0) }
      || ownCalls(in: function).contains { node, called in
        isNear(node) && called.contains { $0 != function && clears($0, before: .max, depth: Self.depth - 1) }
      }
  }

  // MARK: Loaded

  /// The functions that fetch all that the property holds.
  var loaders: [Node] {
    var found: [Node] = []
    for use in uses where use.isStoredAnew {
      guard let value = use.givenModels, let function = use.functionAround, found.last != function,
        let name = FunctionDecl(unchecked: function).nameToken?.name, functions[name]?.contains(function) == true,
        pass.isFetched(value)
      else { continue }
      found.append(function)
    }
    return found
  }

  /// Whether a function of the type fetches everything again after a call, with no wait in between.
  func loads(after deleting: DeletingCall, by loaders: [Node]) -> Bool {
    guard let call = pass.node(ofCall: deleting.call), let function = call.functionAround,
      !call.ancestors.prefix(while: { $0 != function }).contains(where: { $0.kind == .closureExpr })
    else { return false }
    return ownCalls(in: function).contains { later, called in
      later.id > call.id && !later.isAwaited
        && later.ancestors.first(where: { $0.kind == .codeBlock }).map { call.isInside($0) } ?? false
        && called.contains { loaders.contains($0) || callsAtOnce($0, loaders) }
        && !function.descendants(of: .awaitExpr).contains { $0.id > call.id && $0.id < later.id }
    }
  }

  /// Whether a function always calls one of some others.
  private func callsAtOnce(_ function: Node, _ others: [Node]) -> Bool {
    ownCalls(in: function).contains { call, called in
      call.parent?.parent == function && called.contains { others.contains($0) }
    }
  }

  /// The calls of the type's functions on 'self'.
  private func ownCalls(in function: Node) -> [(call: Node, called: [Node])] {
    function.descendants(of: .functionCallExpr).compactMap { node in
      let call = FunctionCallExpr(unchecked: node)
      guard let name = call.calleeName, let called = functions[name] else { return nil }
      if let base = call.calleeBase {
        guard case .declReference(let reference) = base.withoutNameSuffixes, reference.isSelf else { return nil }
      }
      return (node, called)
    }
  }
}

extension Pass {
  /// Whether a value comes from a context, or from a function that gives models: not from a caller, or from what is
  /// kept already.
  fileprivate func isFetched(_ value: Expr, steps: Int = 8) -> Bool {
    if steps == 0 { return false }
    switch value.withoutEffectMarkers {
    case .functionCall(let call):
      guard let name = call.calleeName else { return false }
      if name == .fetch { return true }
      if typeMade(by: call) != nil { return false }
      if call.makesValue { return call.arguments.first?.expression.map { isFetched($0, steps: steps - 1) } ?? false }
      let functions = index.functions(named: name)
      if functions.isEmpty { return call.calleeBase.map { isFetched($0, steps: steps - 1) } ?? false }
      return functions.contains { givesModels($0) }
    case .memberAccess(let member): return member.base.map { isFetched($0, steps: steps - 1) } ?? false
    case .optionalChaining(let chain): return chain.operand.map { isFetched($0, steps: steps - 1) } ?? false
    case .forceUnwrap(let unwrap): return unwrap.operand.map { isFetched($0, steps: steps - 1) } ?? false
    case .sequence(let sequence):
      guard case .operand(let first)? = sequence.elements.first(where: { _ in true }) else { return false }
      return isFetched(first, steps: steps - 1)
    case .declReference(let reference):
      switch binding(of: reference) {
      case .variable(let variable)?: return variable.initializer.map { isFetched($0, steps: steps - 1) } ?? false
      case .optionalBinding(let bound)?: return bound.initializer.map { isFetched($0, steps: steps - 1) } ?? false
      default: return false
      }
    default: return false
    }
  }

  /// Whether a view calls a function of the file each time that it appears, and does not wait for it.
  func isCalledOnAppearance(_ function: Node) -> Bool {
    guard let ref = self.function(at: function), !index.function(ref).flags.contains(.isAsync),
      let sites = index.callSites(of: ref)
    else { return false }
    return sites.contains { site in
      guard site.isCertain, !index.isTest(site.call.file), let call = node(ofCall: site.call) else { return false }
      return call.ancestors.contains { $0.kind == .closureExpr && Self.onAppearance.contains($0.calleeOfClosure ?? "") }
    }
  }

  private static let onAppearance: Set<String> = ["onAppear", "task"]
}

extension Node {
  /// The function that a node is part of, closures included.
  var functionAround: Node? { ancestors.first { $0.kind == .functionDecl } }

  /// The name of the function that a closure is passed to.
  fileprivate var calleeOfClosure: String? {
    guard let around = parent else { return nil }
    let call =
      FunctionCallExpr(around) ?? (around.kind == .labeledExpr ? around.parent : nil).flatMap { FunctionCallExpr($0) }
    return call?.calleeNameToken?.identifierText
  }

  /// `property = nil`, `property = []`, `property[key] = nil`, `property.removeValue(forKey: key)`
  fileprivate var clears: Bool {
    if let given = givenModels { return given.isEmptyValue }
    guard role == .base, let member = parent.flatMap({ MemberAccessExpr($0) }), member.node.role == .callee else {
      return false
    }
    return member.nameToken?.identifierText.hasPrefix("remove") ?? false
  }

  /// `property = value`
  var isStoredAnew: Bool {
    guard let sequence = parent, sequence.kind == .sequenceExpr else { return false }
    var elements = sequence.children(.element)
    return elements.next() == self && elements.next()?.kind == .assignmentExpr
  }
}

extension Expr {
  /// `nil`, `[]`, `[:]`, `[Model]()`: nothing is kept.
  var isEmptyValue: Bool {
    switch self {
    case .nilLiteral: true
    case .array(let array): array.elements.first == nil
    case .dictionary(let dictionary): dictionary.elements.first == nil
    case .functionCall(let call):
      if case .array? = call.callee { call.arguments.first == nil } else { false }
    default: false
    }
  }
}

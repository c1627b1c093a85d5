/// Where a `ModelContext` comes from.
public enum ContextOrigin: Sendable, Hashable {
  /// `container.mainContext`, or the one in SwiftUI's environment.
  case mainActor
  /// The one that a `@ModelActor` has.
  case modelActor
  /// Created by the call that has this id, in the file.
  case created(UInt32)
  /// A parameter that has this id, in the file.
  case parameter(UInt32)
  case property(DeclRef)
  case unknown

  /// Whether two contexts are one object.
  public func isSame(as other: ContextOrigin) -> Truth {
    if self == .unknown || other == .unknown { return .unknown }
    if self == other { return .yes }
    switch (self, other) {
    // Whoever calls, and whoever sets the property, may have any context that existed before.
    case (.parameter, .created), (.created, .parameter): return .no
    case (.parameter, _), (_, .parameter), (.property, _), (_, .property): return .unknown
    default: return .no
    }
  }
}

extension Pass {
  /// Where the context that an expression names comes from.
  public func contextOrigin(of context: Expr) -> ContextOrigin {
    var search = ContextSearch(includesLater: false)
    return search.origin(of: context, in: self)
  }

  /// The context that has the models of an expression: what they were fetched from, or inserted into before.
  ///
  /// - Parameter includingLater: whether what they are inserted into later counts, too.
  public func contextOrigin(ofModels models: Expr, includingLater: Bool = false) -> ContextOrigin {
    var search = ContextSearch(includesLater: includingLater)
    return search.origin(ofModels: models, in: self)
  }

  /// Whether a node is what `insert` gives to a context.
  public func contextInserting(_ node: Node) -> Expr? {
    guard let argument = node.parent.flatMap({ LabeledExpr($0) }), argument.label == nil,
      let call = argument.node.parent.flatMap({ FunctionCallExpr($0) }), call.calleeName == .insert,
      call.arguments.count == 1, let base = call.calleeBase, confinement(of: base) == .context
    else { return nil }
    return base
  }
}

/// Follows contexts and models back to what made them, as far as the file tells.
private struct ContextSearch {
  let includesLater: Bool
  /// How many expressions are looked into: each may lead to several others.
  private var steps = 100

  init(includesLater: Bool) { self.includesLater = includesLater }

  mutating func origin(of context: Expr, in pass: Pass) -> ContextOrigin {
    steps -= 1
    if steps < 0 { return .unknown }
    switch context.withoutWrappers {
    case .functionCall(let call): return call.makesContext ? .created(call.node.id) : .unknown
    case .memberAccess(let member):
      if member.name == .mainContext { return pass.confinement(of: context) == .context ? .mainActor : .unknown }
      guard case .declReference(let base)? = member.base, base.isSelf, let name = member.nameToken else {
        return .unknown
      }
      return origin(ofProperty: name, at: member.node, in: pass)
    case .declReference(let reference): return origin(of: reference, in: pass)
    default: return .unknown
    }
  }

  private mutating func origin(of reference: DeclReferenceExpr, in pass: Pass) -> ContextOrigin {
    switch pass.binding(of: reference) {
    case .variable(let variable)?:
      guard pass.isConstant(variable.node) else { return .unknown }
      return variable.initializer.map { origin(of: $0, in: pass) } ?? .unknown
    case .optionalBinding(let bound)?: return bound.initializer.map { origin(of: $0, in: pass) } ?? .unknown
    case .parameter(let parameter)?: return .parameter(parameter.node.id)
    case .property(let property)?: return origin(of: property, in: pass)
    case nil: return origin(ofProperty: reference.nameToken, at: reference.node, in: pass)
    case .closureParameter?, .capture?, .loopVariable?, .other?: return .unknown
    }
  }

  private func origin(ofProperty name: TokenCursor, at place: Node, in pass: Pass) -> ContextOrigin {
    guard let type = pass.type(around: place).flatMap({ pass.index.extendedNominal($0) }) else { return .unknown }
    if let property = pass.index.property(named: name.name, of: type) { return origin(of: property, in: pass) }
    return name.name == .modelContext && pass.isModelActor(type).isYes ? .modelActor : .unknown
  }

  private func origin(of property: DeclRef, in pass: Pass) -> ContextOrigin {
    let record = pass.index.property(property)
    if record.attributes.contains(where: { $0.name == "Environment" }) { return .mainActor }
    return record.isComputed ? .unknown : .property(property)
  }

  // MARK: Models

  mutating func origin(ofModels models: Expr, in pass: Pass) -> ContextOrigin {
    steps -= 1
    if steps < 0 { return .unknown }
    switch models.withoutWrappers {
    case .functionCall(let call): return origin(ofModelsFrom: call, in: pass)
    case .memberAccess(let member):
      if let base = member.base, pass.confinement(of: base) == .models { return origin(ofModels: base, in: pass) }
      return .unknown
    case .subscriptCall(let element): return element.callee.map { origin(ofModels: $0, in: pass) } ?? .unknown
    case .sequence(let sequence):
      // `fetched ?? []`, `found as? [Item]`
      guard case .operand(let first)? = sequence.elements.first(where: { _ in true }),
        pass.confinement(of: first) == .models
      else { return .unknown }
      return origin(ofModels: first, in: pass)
    case .declReference(let reference): return origin(ofModelsNamed: reference, in: pass)
    default: return .unknown
    }
  }

  private mutating func origin(ofModelsFrom call: FunctionCallExpr, in pass: Pass) -> ContextOrigin {
    guard let name = call.calleeName, let base = call.calleeBase else { return .unknown }
    switch pass.confinement(of: base) {
    case .context:
      let isFetch = name == .fetch || ["model", "registeredModel"].contains(call.calleeNameToken?.identifierText)
      return isFetch ? origin(of: base, in: pass) : .unknown
    case .models where pass.index.functions(named: name).isEmpty: return origin(ofModels: base, in: pass)
    default: return .unknown
    }
  }

  private mutating func origin(ofModelsNamed reference: DeclReferenceExpr, in pass: Pass) -> ContextOrigin {
    switch pass.binding(of: reference) {
    case .variable(let variable)?:
      guard let (names, definition) = pass.local(introducedBy: variable.node) else { return .unknown }
      for use in names.uses(of: definition) {
        let node = names.node(of: use)
        if node.id >= reference.node.id, !includesLater { break }
        if let context = pass.contextInserting(node) { return origin(of: context, in: pass) }
      }
      guard !names[definition].flags.contains(.isWritten) || !names[definition].flags.contains(.isInitialized) else {
        return .unknown
      }
      return variable.initializer.map { origin(ofModels: $0, in: pass) } ?? .unknown
    case .optionalBinding(let bound)?: return bound.initializer.map { origin(ofModels: $0, in: pass) } ?? .unknown
    case .loopVariable(let loop)?: return loop.sequence.map { origin(ofModels: $0, in: pass) } ?? .unknown
    case .property(let property)?:
      return pass.index.property(property).attributes.contains { $0.name == "Query" } ? .mainActor : .unknown
    case .parameter?, .closureParameter?, .capture?, .other?, nil: return .unknown
    }
  }
}

extension Expr {
  /// `value` of `(try? value)?`
  fileprivate var withoutWrappers: Expr { withoutEffectMarkers.withoutNameSuffixes.withoutEffectMarkers }
}

extension Pass {
  /// Whether a local is given one value, where it is declared.
  fileprivate func isConstant(_ binding: Node) -> Bool {
    guard let (names, definition) = local(introducedBy: binding) else { return false }
    return names[definition].isConstant || !names[definition].flags.contains(.isWritten)
  }

  /// Whether an actor is a `ModelActor`: by the macro, or by its own conformance.
  public func isModelActor(_ actor: DeclRef) -> Truth {
    if index.type(actor).attributes.contains(where: { $0.name == "ModelActor" }) { return .yes }
    let inherits = index.inherits(actor, fromSDK: "ModelActor")
    return inherits.isNo && unknownMacro(on: actor) != nil ? .unknown : inherits
  }

  /// An attribute that may be a macro, which may add the conformance.
  public func unknownMacro(on actor: DeclRef) -> String? {
    index.type(actor).attributes.first { $0.name != "globalActor" && $0.name != "available" }?.name
  }
}

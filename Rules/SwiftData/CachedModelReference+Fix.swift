import LintKit

// A local cache of models as one of identifiers.

extension CachedModelReference {
  /// Keeps the identifiers of a local dictionary's models, and fetches a model where one is read. Unsafe: what has been
  /// deleted meanwhile is not found any more, and each read is a query.
  static func keepingIdentifiers(_ binding: PatternBinding, in pass: Pass) throws(NoFix) -> RawDiagnostic.FixIt? {
    guard let name = binding.nameToken?.identifierText, case .dictionary(let type)? = binding.type,
      let key = type.key, let value = type.value, binding.initializer?.isEmptyValue ?? false,
      let model = pass.type(value).ownDeclaration, pass.index.isModel(model).isYes,
      let modelName = pass.name(of: model, at: binding.node),
      pass.index.sendability(of: pass.type(key), in: pass.file).answer.isYes
    else { return nil }
    var reads: [SubscriptCallExpr] = []
    var origins: [ContextOrigin] = []
    var fix = FixBuilder(in: pass)
    fix.replace(value.range, with: "PersistentIdentifier")
    for reference in pass.references(toLocalOf: binding.node) {
      switch reference.cacheUse {
      case .ofKeys: continue
      case .read(let element): reads.append(element)
      case .fill(let models):
        origins.append(try pass.origin(ofStoredModel: models))
        fix.insert(".persistentModelID", at: models.range.upperBound)
      case .other: throw NoFix("'\(name)' is used otherwise than entry by entry")
      }
    }
    guard let origin = origins.first, origins.allSatisfy({ $0.isSame(as: origin) == .yes }) else {
      throw NoFix("the models in '\(name)' are not certain to come from one context")
    }
    // For each of them a context is looked for.
    if reads.count > 20 { throw NoFix("'\(name)' is read in many places") }
    for read in reads {
      guard let context = pass.contextName(for: read.node, of: origin) else {
        throw NoFix("where '\(name)' is read, no local holds the context that its models come from")
      }
      fix.fetchModel(modelName, foundAt: read.node, from: context)
    }
    return fix.fix(.keepIdentifiers(name), .unsafe)
  }
}

/// What is done with a dictionary.
private enum CacheUse {
  /// It is asked what identifiers answer just as well, or emptied.
  case ofKeys
  case read(SubscriptCallExpr)
  /// Gets this model.
  case fill(Expr)
  case other
}

extension DeclReferenceExpr {
  private static let membersOfKeys: Set<String> = ["isEmpty", "count", "keys", "removeAll", "reserveCapacity"]

  fileprivate var cacheUse: CacheUse {
    if node.role == .base, let member = node.parent.flatMap({ MemberAccessExpr($0) }) {
      return Self.membersOfKeys.contains(member.nameToken?.identifierText ?? "") ? .ofKeys : .other
    }
    guard node.role == .callee, let element = node.parent.flatMap({ SubscriptCallExpr($0) }),
      element.arguments.count == 1, element.arguments.first?.label == nil, element.trailingClosure == nil,
      element.node.parent?.kind != .inOutExpr
    else { return .other }
    guard let sequence = element.node.parent, sequence.kind == .sequenceExpr else { return .read(element) }
    let elements = Array(sequence.children(.element))
    if elements.first == element.node, elements.count > 1, elements[1].kind == .assignmentExpr {
      guard elements.count == 3, let value = Expr(elements[2]) else { return .other }
      if case .nilLiteral = value { return .ofKeys }
      return .fill(value)
    }
    let isCompared = elements.count == 3 && elements.contains { $0.kind == .nilLiteralExpr }
    return isCompared && elements[1].kind == .binaryOperatorExpr && !elements[1].isNilCoalescing
      ? .ofKeys : .read(element)
  }
}

extension Node {
  fileprivate var isNilCoalescing: Bool { firstToken.isSpelled("??") }
}

extension Pass {
  /// The context that a model comes from which a cache gets: one that was fetched, as the identifier of a new one
  /// changes when it is saved.
  fileprivate func origin(ofStoredModel value: Expr) throws(NoFix) -> ContextOrigin {
    guard case .declReference(let reference) = value, type(of: value).ownDeclaration != nil,
      let introducing = binding(of: reference)?.node, let (names, definition) = local(introducedBy: introducing)
    else { throw NoFix("what the cache gets is no local that holds one model") }
    if names.uses(of: definition).contains(where: { contextInserting(names.node(of: $0)) != nil }) {
      throw NoFix("a model that is not saved yet has no lasting identifier")
    }
    return contextOrigin(ofModels: value)
  }

  /// The constant that holds a context of this origin, in the closure or function around a place and before it.
  fileprivate func contextName(for place: Node, of origin: ContextOrigin) -> String? {
    for ancestor in place.ancestors {
      if ancestor.role == .statement, let block = ancestor.parent {
        for statement in block.children(.statement) where statement.id < ancestor.id {
          guard let variable = VariableDecl(statement), variable.isLet else { continue }
          for binding in variable.bindings {
            if let name = binding.nameToken, let value = binding.initializer, confinement(of: binding) == .context,
              contextOrigin(of: value).isSame(as: origin) == .yes
            {
              return name.text
            }
          }
        }
      }
      if ancestor.kind == .closureExpr || ancestor.kind.category == .declaration, ancestor.kind != .variableDecl,
        ancestor.kind != .patternBinding
      {
        return nil
      }
    }
    return nil
  }
}

extension FixBuilder {
  /// Makes the model of the identifier that a subscript gives.
  fileprivate mutating func fetchModel(_ model: String, foundAt read: Node, from context: String) {
    guard let statement = read.statementAround else { return }
    let margin = margin(of: statement)
    let inner = margin + indentation
    var descriptor = "var descriptor = FetchDescriptor<\(model)>(predicate: #Predicate { $0.persistentModelID == id })"
    if inner.count + descriptor.count > Self.lineLength {
      descriptor = descriptor.replacingAll("(predicate", with: "(\n\(inner)\(indentation)predicate")
    }
    // A brace would end the condition.
    let isCondition = [.ifExpr, .guardStmt, .whileStmt, .forStmt, .switchExpr].contains(statement.kind)
    insert(
      """
      .flatMap\(isCondition ? "(" : " "){ id in
      \(inner)\(descriptor)
      \(inner)descriptor.fetchLimit = 1
      \(inner)return try? \(context).fetch(descriptor).first
      \(margin)}\(isCondition ? ")" : "")
      """, at: read.range.upperBound)
  }
}

extension Message {
  fileprivate static func keepIdentifiers(_ name: String) -> Message {
    "Keep identifiers in '\(name)', and fetch the models where they are read"
  }
}

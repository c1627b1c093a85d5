import LintKit

/// A lookup by identifier that gives a model also where there is no row.
enum UnsafeModelLookup: Rule {
  static let gate = Gate(anyOf: [.for], calls: [.model], where: { $0.argument(labeled: .for) != nil })

  enum Exemption: String, RuleExemption {
    /// Tests, previews, mocks and samples.
    case support
    /// The identifier is of a model that the same code has in its hands.
    case known
    /// The code asks whether the row is there.
    case checked
    /// To delete what is gone does no harm.
    case deletedOnly
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let base = call.calleeBase, let name = call.calleeNameToken, call.arguments.count == 1,
      let id = call.argument(labeled: .for)?.expression, pass.confinement(of: base) == .context,
      !pass.exempts(Exemption.support, pass.isSupportCode(call.node))
    else { return }
    let uses = pass.uses(ofResultOf: call)
    if pass.exempts(Exemption.known, pass.isOfKnownModel(id))
      || pass.exempts(Exemption.checked, uses.contains(where: \.asksForModel))
      || pass.exempts(Exemption.deletedOnly, !uses.isEmpty && uses.allSatisfy(\.isDeleted))
    {
      return
    }
    pass.report(at: name.range, .placeholder)
  }
}

extension Pass {
  /// `item.persistentModelID`, also of a local that holds it.
  fileprivate func isOfKnownModel(_ id: Expr) -> Bool {
    switch id.withoutEffectMarkers {
    case .memberAccess(let member): return member.name == .persistentModelID
    case .declReference(let name):
      switch binding(of: name) {
      case .variable(let variable)?:
        return !isLater(name.node, than: variable.node) && variable.initializer.map { isOfKnownModel($0) } ?? false
      case .loopVariable(let loop)?:
        // A turn that waits lets others delete before the next one.
        let waits = loop.body?.node.descendants(of: .awaitExpr).contains { _ in true } ?? false
        return !waits && !isLater(name.node, than: loop.node)
          && loop.sequence.map { areOfKnownModels($0, before: name.node) } ?? false
      default: return false
      }
    default: return false
    }
  }

  /// `items.map(\.persistentModelID)`, also of a local that holds them, where nothing can be deleted before a use: the
  /// code does not wait.
  private func areOfKnownModels(_ ids: Expr, before use: Node) -> Bool {
    switch ids.withoutEffectMarkers {
    case .functionCall(let call):
      guard call.calleeName == .map || call.calleeName == .compactMap, let base = call.calleeBase else { return false }
      let element = call.trailingClosure?.onlyExpression ?? call.arguments.first?.expression
      return element?.node.lastToken.name == .persistentModelID && confinement(of: base) == .models
    case .declReference(let name):
      guard case .variable(let variable)? = binding(of: name), let value = variable.initializer,
        !isLater(use, than: variable.node),
        let around = use.ancestors.first(where: { $0.contains(variable.node) }),
        !around.descendants(of: .awaitExpr).contains(where: { variable.node.id < $0.id && $0.id < use.id })
      else { return false }
      return areOfKnownModels(value, before: variable.node)
    default: return false
    }
  }

  /// Whether a use is in a closure that may run later than the code around, after a delete.
  private func isLater(_ use: Node, than declaration: Node) -> Bool {
    for ancestor in use.ancestors.prefix(while: { !$0.contains(declaration) }) where ancestor.kind == .closureExpr {
      if case .construct(let construct)? = traits(of: ancestor)?.placement, construct != .passThrough { return true }
    }
    return false
  }

  /// The uses of the local that gets the model.
  fileprivate func uses(ofResultOf call: FunctionCallExpr) -> [Node] {
    for ancestor in call.node.ancestors {
      switch ancestor.kind {
      case .patternBinding, .optionalBindingCondition: return references(toLocalOf: ancestor).map(\.node)
      case .sequenceExpr, .asExpr, .tupleExpr, .labeledExpr, .forceUnwrapExpr: continue
      default: return []
      }
    }
    return []
  }
}

extension Node {
  /// `context.delete(node)`
  fileprivate var isDeleted: Bool {
    guard parent?.role == .argument, let call = parent?.parent.flatMap({ FunctionCallExpr($0) }) else { return false }
    return call.calleeName == .delete && call.arguments.count == 1 && call.calleeBase != nil
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let placeholder: Message = """
    'model(for:)' gives a model also for a deleted row, and reading it can stop the app. Fetch by 'persistentModelID', \
    or in a '@ModelActor' use 'self[id, as:]'.
    """
}

// MARK: - Info

extension UnsafeModelLookup {
  static let info = RuleInfo(
    id: "unsafe-model-lookup",
    family: .swiftData,
    severity: .info,
    priority: .medium,
    summary: "model(for:) without a check that the row exists",
    why: """
      'model(for:)' never fails: for an identifier whose row was deleted it gives an object without data. 'as?' does \
      not help, because the type is right. The first property that is read stops the app.
      """,
    instead: """
      Fetch with '#Predicate { $0.persistentModelID == id }' and a 'fetchLimit' of 1: no row, no model. \
      'registeredModel(for:)' only finds what the context has loaded already.
      """,
    limits: """
      Identifiers that come from elsewhere: not those that the same code reads from a model. Silent where the result \
      is asked for 'isDeleted' or 'modelContext', or only deleted, and in tests, previews and samples. What happens at \
      run time is known from public reports.
      """,
    references: [
      Reference(
        title: "model(for:)", url: "https://developer.apple.com/documentation/swiftdata/modelcontext/model(for:)")
    ],
    compilerView: [.silent],
    noFix: "what to do without the row depends on what the function promises",
    examples: [
      .flagged(
        "the row may be gone",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        func rename(_ id: PersistentIdentifier, _ context: ModelContext) {
          let item = context.↓model(for: id) as! Item
          item.name = "a"
        }
        """),
      .flagged(
        "the type is right all the same",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        func rename(_ id: PersistentIdentifier, _ context: ModelContext) {
          guard let item = context.↓model(for: id) as? Item else { return }
          item.name = "a"
        }
        """),
      .notFlagged(
        "a fetch finds it, or not",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        func rename(_ id: PersistentIdentifier, _ context: ModelContext) throws {
          let found = try context.fetch(FetchDescriptor<Item>(predicate: #Predicate { $0.persistentModelID == id }))
          found.first?.name = "a"
        }
        """),
      .notFlagged(
        "of another type",
        """
        import SwiftData
        struct Catalog { func model(for year: Int) -> String { "" } }
        func show(_ catalog: Catalog) { print(catalog.model(for: 2020)) }
        """)
    ])
}

import LintKit

/// Models that are stored or returned by the function whose own context has them, and that ends with it.
enum ModelOutlivesItsContext: Rule {
  static let gate = Gate(calls: [.ModelContext])

  enum Exemption: String, RuleExemption {
    case test, preview
    /// The context is stored or captured beside the models.
    case kept
    /// They also leave their actor, which is reported.
    case leavesActor
    /// Information only.
    case auxiliary
    /// No caller uses what is returned: information only.
    case unread
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.test, pass.isTest) { return }
    for body in pass.bodiesCreatingContexts where !pass.exempts(Exemption.preview, pass.isInPreview(body)) {
      var findings: [OutlivingModels] = []
      var known: [UInt32: Int] = [:]
      for node in body.descendants {
        guard let next = OutlivingModels(leavingAt: node, in: pass) else { continue }
        // What one context has leaves for one reason.
        if let first = known[next.context.call.node.id] {
          findings[first].others.append(next.place)
        } else {
          known[next.context.call.node.id] = findings.count
          findings.append(next)
        }
      }
      for finding in findings { report(finding, in: pass) }
    }
  }

  private static func report(_ models: OutlivingModels, in pass: Pass) {
    switch models.context.endsWithFunction {
    case .no: if pass.exempts(Exemption.kept, true) { return }
    case .unknown:
      return pass.leaveUndecided(missing: .handedOn(models.context.local?.name ?? "ModelContext"))
    case .yes: break
    }
    let call = models.context.call
    let isInfo =
      pass.exempts(Exemption.auxiliary, pass.isAuxiliary(call.node))
      || pass.exempts(Exemption.unread, models.property == nil && pass.isResultUnused(around: call.node))
    pass.report(
      at: models.place, .outlives(models.property, models.isOne),
      severity: isInfo ? .info : nil,
      notes: [pass.note(Message.created, at: call.calleeRange)] + models.others.map { pass.note(Message.also, at: $0) },
      fix: fix(call, in: pass))
  }

  /// On the main actor there is a context that lives.
  private static func fix(_ call: FunctionCallExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard pass.isolation(around: call.node).isolation == .mainActor, let argument = call.arguments.first,
      argument.label == nil, let container = argument.expression, container.isNamed
    else { return nil }
    var fix = FixBuilder(in: pass)
    fix.replace(call.node.range, with: "\(container.node.text).mainContext")
    return fix.fix(.useMainContext, .unsafe)
  }

  /// Whether a value that a property is given is reported here.
  static func reports(storing value: Expr, in pass: Pass) -> Bool {
    guard pass.runs(Self.self), pass.confinement(of: value) == .models else { return false }
    return CreatedContext(pass.contextOrigin(ofModels: value), in: pass)?.endsWithFunction == .yes
  }
}

/// Models of a created context that leave its function.
private struct OutlivingModels {
  let context: CreatedContext
  /// Of the property's name, or of `return`.
  let place: Range<UInt32>
  /// What stores them; `nil` where they are returned.
  let property: String?
  let isOne: Bool
  var others: [Range<UInt32>] = []

  init?(leavingAt node: Node, in pass: Pass) {
    guard let (value, target) = OutlivingModels.value(leavingAt: node, in: pass),
      pass.confinement(of: value) == .models,
      let context = CreatedContext(pass.contextOrigin(ofModels: value), in: pass)
    else { return nil }
    self.context = context
    isOne = pass.type(of: value).unwrapped.ownDeclaration != nil
    property = target?.identifierText
    if let target {
      place = target.range
      return
    }
    guard let function = context.function, function.node.kind != .closureExpr,
      node.enclosingFunctionLike?.node == function.node
    else { return nil }
    if pass.exempts(ModelOutlivesItsContext.Exemption.leavesActor, pass.leavesActor(resultAround: node)) { return nil }
    place =
      node.kind == .returnStmt ? node.firstToken.range : value.lastCalleeName?.range ?? value.node.firstToken.range
  }

  /// What is returned, or stored in a property.
  private static func value(leavingAt node: Node, in pass: Pass) -> (Expr, target: TokenCursor?)? {
    switch node.kind {
    case .returnStmt:
      return ReturnStmt(unchecked: node).operand.map { ($0, nil) }
    case .declReferenceExpr, .memberAccessExpr:
      guard let value = node.storedModels, pass.isProperty(node) else { return nil }
      return (value, node.mainToken)
    default:
      // The only expression of a function is its result.
      guard node.role == .statement, node.parent?.children(.statement).reduce(0, { count, _ in count + 1 }) == 1,
        let function = node.enclosingFunctionLike, node.parent == function.node || node.parent?.parent == function.node
      else { return nil }
      return Expr(node).map { ($0, nil) }
    }
  }
}

extension Pass {
  /// Whether the project calls the function around a node, and never uses what it returns; tests do not count.
  fileprivate func isResultUnused(around node: Node) -> Bool {
    guard let function = function(around: node), let sites = index.callSites(of: function) else { return false }
    let calls = sites.map(\.call).filter { !index.isTest($0.file) }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        guard let made = looking(at: call.file).node(ofCall: call) else { return false }
        let value = [made] + made.ancestors.prefix { $0.kind == .tryExpr || $0.kind == .awaitExpr }
        // The only statement of a closure may be its result.
        return value.contains { $0.isUnused } && made.enclosingFunctionLike?.node.kind != .closureExpr
      }
  }

  /// Whether a name is that of a property of the type around, or of another object, and of no model: what is stored
  /// there stays when the function is over.
  fileprivate func isProperty(_ node: Node) -> Bool {
    if let reference = DeclReferenceExpr(node) {
      guard case .property(let property)? = binding(of: reference) else { return false }
      return isKept(property)
    }
    guard let base = MemberAccessExpr(node)?.base else { return false }
    guard case .declReference(let name) = base.withoutNameSuffixes, name.isSelf else {
      // A static property, or one of another object.
      if case .metatype(let type) = type(of: base) {
        return type.ownDeclaration.map { index.isModel($0).isNo } ?? false
      }
      return type(of: base).unwrapped.ownDeclaration.map { index.type($0).kind == .class && index.isModel($0).isNo }
        ?? false
    }
    let type = type(around: node).flatMap { index.extendedNominal($0) }
    return type.flatMap { index.property(named: node.mainToken.name, of: $0) }.map { isKept($0) } ?? false
  }

  private func isKept(_ property: DeclRef) -> Bool {
    guard let owner = index.property(property).owner.flatMap({ index.extendedNominal($0) }) else { return true }
    if index.property(property).isComputed { return false }
    switch index.type(owner).kind {
    case .class, .actor: return index.isModel(owner).isNo
    default: return index.property(property).flags.contains(.isStatic) || index.isUserInterface(owner).isYes
    }
  }

  /// Whether what a function or getter returns is reported where it is declared.
  fileprivate func leavesActor(resultAround node: Node) -> Bool {
    guard let function = node.enclosingFunctionLike else { return false }
    if let ref = self.function(at: function.node) { return ModelReturnedAcrossActor.crosses(ref, in: self) }
    if case .actor = isolation(around: node).isolation { return true }
    return false
  }
}

extension Expr {
  /// The name of the function that is called last.
  fileprivate var lastCalleeName: TokenCursor? {
    if case .functionCall(let call) = withoutEffectMarkers { call.calleeNameToken } else { nil }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func outlives(_ property: String?, _ isOne: Bool) -> Message {
    let subject = isOne ? "a model" : "models"
    guard let property else {
      return """
        This returns \(subject) of a ModelContext that ends with the function. Take the caller's context, or return \
        plain values.
        """
    }
    return """
      '\(property)' keeps \(subject) of a ModelContext that ends with the function. Fetch from a context that is kept, \
      such as 'mainContext'.
      """
  }

  fileprivate static let created = "the context is created here"
  fileprivate static let also = "and so does this"
  fileprivate static let useMainContext: Message = "Use the main actor's context"
}

// MARK: - Info

extension ModelOutlivesItsContext {
  static let info = RuleInfo(
    id: "model-outlives-its-context",
    family: .swiftData,
    severity: .warning,
    priority: .high,
    summary: "SwiftData model kept after its ModelContext is gone",
    why: """
      A model does not keep its context alive. Once the context is gone, the model loads no relationship, saves no \
      change and never updates, and reading what was not loaded yet can stop the app.
      """,
    instead: """
      Fetch from a context that lives as long as the models: 'container.mainContext' on the main actor, or a property \
      beside them. Or return 'PersistentIdentifier's or plain values.
      """,
    limits: """
      Contexts that a function creates, and models that it fetches from them or inserts into them itself. A context \
      that is passed to other code, or captured, leaves the rule undecided. Models that also leave an actor are \
      reported by 'model-returned-across-actor'. Information in mocks, samples, debug-only code and functions without \
      a call in the project.
      """,
    references: [
      Reference(title: "ModelContext", url: "https://developer.apple.com/documentation/swiftdata/modelcontext")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "where the context would have to be kept is not certain",
    examples: [
      .flagged(
        "results that are kept for a view",
        """
        import SwiftData
        @Model final class Hike { var name = "" }
        @MainActor final class HikeList {
          var rows: [Hike] = []
          let container: ModelContainer
          init(container: ModelContainer) { self.container = container }
          func refresh() throws {
            let context = ModelContext(container)
            ↓rows = try context.fetch(FetchDescriptor<Hike>())
          }
        }
        """),
      .flagged(
        "a model that is inserted and returned",
        """
        import SwiftData
        @Model final class Hike { var name = "" }
        func add(_ container: ModelContainer) throws -> Hike {
          let context = ModelContext(container)
          let hike = Hike()
          context.insert(hike)
          try context.save()
          ↓return hike
        }
        """),
      .notFlagged(
        "the context is kept, too",
        """
        import SwiftData
        @Model final class Hike { var name = "" }
        @MainActor final class HikeList {
          var rows: [Hike] = []
          var context: ModelContext?
          func refresh(_ container: ModelContainer) throws {
            let context = ModelContext(container)
            self.context = context
            rows = try context.fetch(FetchDescriptor<Hike>())
          }
        }
        """),
      .notFlagged(
        "only values leave",
        """
        import SwiftData
        @Model final class Hike { var name = "" }
        func names(_ container: ModelContainer) throws -> [String] {
          let context = ModelContext(container)
          return try context.fetch(FetchDescriptor<Hike>()).map { $0.name }
        }
        """),
      .fixed(
        "the main actor's context",
        before: """
          import SwiftData
          @Model final class Hike { var name = "" }
          @MainActor final class HikeList {
            var rows: [Hike] = []
            func refresh(_ container: ModelContainer) throws {
              let context = ModelContext(container)
              rows = try context.fetch(FetchDescriptor<Hike>())
            }
          }
          """,
        after: """
          import SwiftData
          @Model final class Hike { var name = "" }
          @MainActor final class HikeList {
            var rows: [Hike] = []
            func refresh(_ container: ModelContainer) throws {
              let context = container.mainContext
              rows = try context.fetch(FetchDescriptor<Hike>())
            }
          }
          """, applicability: .unsafe)
    ])
}

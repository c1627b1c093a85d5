import LintKit

/// A batch that deletes models which models of a later batch cannot be without.
enum ParentDeletedBeforeChildren: Rule {
  static let gate = Gate(calls: [.delete], where: { $0.deletedInBatch != nil })

  enum Exemption: String, RuleExemption {
    case test, preview
    /// They go together.
    case cascade
    /// Information only.
    case auxiliary
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.test, pass.isTest) { return }
    var batches: [UInt32: [Batch]] = [:]
    for node in pass.tree.root.descendants(of: .functionCallExpr) {
      let call = FunctionCallExpr(unchecked: node)
      guard let model = pass.modelDeletedInBatch(by: call), let function = node.enclosingFunctionLike else { continue }
      batches[function.node.id, default: []].append(Batch(call: call, model: model))
    }
    for function in batches.keys.sorted() {
      // From the end, so that what comes later is known.
      var later: [DeclRef: FunctionCallExpr] = [:]
      for batch in batches[function, default: []].reversed() {
        check(batch, before: later, in: pass)
        later[batch.model] = batch.call
      }
    }
  }

  private struct Batch {
    let call: FunctionCallExpr
    let model: DeclRef
  }

  private static func check(_ batch: Batch, before later: [DeclRef: FunctionCallExpr], in pass: Pass) {
    if later.isEmpty || pass.exempts(Exemption.preview, pass.isInPreview(batch.call.node)) { return }
    let graph = pass.index.modelGraph
    for need in graph.relationships(to: batch.model) where need.isRequired && need.owner != batch.model {
      guard let child = later[need.owner] else { continue }
      let isCascade = graph.relationships(of: batch.model).contains {
        $0.target == need.owner && $0.deleteRule == "cascade"
      }
      if pass.exempts(Exemption.cascade, isCascade) { continue }
      let property = pass.index.property(need.property)
      return pass.report(
        at: batch.call.calleeRange,
        .tooEarly(pass.index.type(batch.model).name, pass.index.type(need.owner).name, property.name),
        severity: pass.exempts(Exemption.auxiliary, pass.isAuxiliary(batch.call.node)) ? .info : nil,
        notes: [
          pass.step(Message.later, at: child.calleeRange),
          pass.note(Message.required, at: property.nameRange, of: need.property.file)
        ],
        fix: moving(batch.call, after: child, in: pass))
    }
  }

  private static func moving(_ call: FunctionCallExpr, after later: FunctionCallExpr, in pass: Pass)
    -> RawDiagnostic.FixIt?
  {
    guard let statement = call.node.statementAround, let other = later.node.statementAround,
      statement.parent == other.parent, statement.isBatch(call), other.isBatch(later)
    else { return nil }
    var fix = FixBuilder(in: pass)
    return fix.move(statement, after: other) ? fix.fix(.move, .unsafe) : nil
  }
}

extension FunctionCallExpr {
  /// `Item` of `context.delete(model: Item.self)`.
  fileprivate var deletedInBatch: Expr? {
    guard calleeName == .delete, calleeBase != nil, let argument = arguments.first, arguments.count == 1,
      argument.label?.identifierText == "model"
    else { return nil }
    return argument.expression
  }
}

extension Node {
  /// Whether a statement is nothing but a call and its `try`.
  fileprivate func isBatch(_ call: FunctionCallExpr) -> Bool {
    Expr(self).map { $0.withoutEffectMarkers.node == call.node } ?? false
  }
}

extension Pass {
  fileprivate func modelDeletedInBatch(by call: FunctionCallExpr) -> DeclRef? {
    guard let deleted = call.deletedInBatch, case .metatype(let type) = type(of: deleted),
      let model = type.ownDeclaration, index.isModel(model).isYes, let context = call.calleeBase,
      confinement(of: context) == .context
    else { return nil }
    return model
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func tooEarly(_ parent: String, _ child: String, _ property: String) -> Message {
    """
    '\(child).\(property)' needs a '\(parent)', but all of these are deleted first, so the batch can fail. Delete \
    '\(child)' before '\(parent)'.
    """
  }

  fileprivate static let later = "deleted only here"
  fileprivate static let required = "this property is not optional"
  fileprivate static let move: Message = "Delete the dependent models first"
}

// MARK: - Info

extension ParentDeletedBeforeChildren {
  static let info = RuleInfo(
    id: "parent-deleted-before-children",
    family: .swiftData,
    severity: .warning,
    priority: .medium,
    summary: "Batch delete of models that others still require",
    why: """
      A batch delete goes to the store at once. It fails with a constraint violation where rows of another model \
      require what it deletes, and what comes after it is not deleted either.
      """,
    instead: "Delete the models that require others first, or give the relationship a 'deleteRule: .cascade'.",
    limits: """
      Calls of 'delete(model:)' without a predicate, in one function. Only properties that are not optional count, and \
      models that the project declares.
      """,
    references: [
      Reference(
        title: "ModelContext.delete(model:where:includeSubclasses:)",
        url: "https://developer.apple.com/documentation/swiftdata/modelcontext/delete(model:where:includesubclasses:)")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the statements between depend on the order",
    examples: [
      .flagged(
        "projects go before their steps",
        """
        import SwiftData
        @Model final class Project { var name = "" }
        @Model final class Step { var project: Project }
        func wipe(_ context: ModelContext) throws {
          try ↓context.delete(model: Project.self)
          try context.delete(model: Step.self)
        }
        """),
      .flagged(
        "something in between",
        """
        import SwiftData
        @Model final class Project { var name = "" }
        @Model final class Step { var project: Project }
        @Model final class Log { var text = "" }
        func wipe(_ container: ModelContainer) throws {
          let context = ModelContext(container)
          try ↓context.delete(model: Project.self)
          try context.delete(model: Log.self)
          try context.delete(model: Step.self)
        }
        """),
      .notFlagged(
        "steps can be without a project",
        """
        import SwiftData
        @Model final class Project { var steps: [Step] = [] }
        @Model final class Step { var project: Project? }
        func wipe(_ context: ModelContext) throws {
          try context.delete(model: Project.self)
          try context.delete(model: Step.self)
        }
        """),
      .notFlagged(
        "steps go first",
        """
        import SwiftData
        @Model final class Project { var name = "" }
        @Model final class Step { var project: Project }
        func wipe(_ context: ModelContext) throws {
          try context.delete(model: Step.self)
          try context.delete(model: Project.self)
        }
        """),
      .fixed(
        "the dependent models first",
        before: """
          import SwiftData
          @Model final class Project { var name = "" }
          @Model final class Step { var project: Project }
          func wipe(_ context: ModelContext) throws {
            try context.delete(model: Project.self)
            try context.delete(model: Step.self)
          }
          """,
        after: """
          import SwiftData
          @Model final class Project { var name = "" }
          @Model final class Step { var project: Project }
          func wipe(_ context: ModelContext) throws {
            try context.delete(model: Step.self)
            try context.delete(model: Project.self)
          }
          """, applicability: .unsafe)
    ])
}

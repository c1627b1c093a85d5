import LintKit

/// Rows that are fetched only to be deleted one by one.
enum FetchLoopDeleteAll: Rule {
  static let gate = Gate(anyOf: [.FetchDescriptor], of: [.ModelContext], calls: [.delete])

  enum Exemption: String, RuleExemption {
    /// Tests, previews, mocks and samples.
    case support
    /// The rows are used for something else as well.
    case otherUse
    /// Some of the rows that the predicate lets pass.
    case limited
    /// What goes with the rows, or keeps them: a delete of all at once may fail, or leave other rows behind.
    case relationships
    /// A comment says why.
    case explained
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let deletion = RowDeletion(by: call, in: pass),
      !pass.exempts(Exemption.support, pass.isSupportCode(call.node)),
      let fetch = deletion.fetch, let context = call.calleeBase, pass.confinement(of: context) == .context
    else { return }
    let descriptor = fetch.arguments.first?.expression
    guard let request = pass.request(by: descriptor), request.isKnown, let model = pass.model(fetchedBy: request.call)
    else {
      return pass.leaveUndecided(missing: .descriptor(descriptor))
    }
    if pass.exempts(Exemption.otherUse, !deletion.isOnlyUse)
      || pass.exempts(Exemption.limited, request.isLimited)
      || pass.exempts(Exemption.relationships, pass.mayNotDeleteAtOnce(model))
      || pass.exempts(Exemption.explained, deletion.isExplained)
    {
      return
    }
    let name = pass.index.type(model).name
    pass.report(
      at: deletion.loop.anchor, .oneByOne(name, hasPredicate: request.hasPredicate),
      fix: deleting(name, deletion, request, fetch, context, in: pass))
  }

  /// Puts `delete(model:)` in the place of the loop, and of what held the rows.
  private static func deleting(
    _ model: String, _ deletion: RowDeletion, _ request: FetchRequest, _ fetch: FunctionCallExpr, _ context: Expr,
    in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    guard request.variable == nil, !request.hasPredicate || request.predicate != nil,
      let statement = deletion.loop.node.withoutWrappers.statementOfItsOwn,
      let attempt = deletion.attempt(of: fetch)
    else { return nil }
    let written = request.call.callee?.node.child(.genericArguments)?.children(.genericArgument).first { _ in true }
    var text = "\(attempt) \(context.node.text).delete(model: \(written?.text ?? model).self"
    if let predicate = request.predicate { text += ", where: \(predicate.node.text)" }
    var fix = FixBuilder(in: pass)
    fix.replace(statement.range, with: text + ")")
    if let declaration = deletion.declaration { fix.remove(statement: declaration) }
    return fix.fix(.deleteAtOnce, .unsafe)
  }
}

/// A loop that does nothing but to delete each row.
private struct RowDeletion {
  let loop: ElementLoop
  /// That gives the rows: the sequence of the loop, or the initial value of the local that is one.
  let fetch: FunctionCallExpr?
  /// Of a local that holds the rows.
  let declaration: Node?
  /// Whether nothing else is done with the rows.
  let isOnlyUse: Bool

  init?(by call: FunctionCallExpr, in pass: Pass) {
    guard call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
      call.node.role == .statement, let loop = pass.elementLoop(around: call.node), call.node.parent == loop.body,
      loop.statements.count == 1, ForStmt(loop.node)?.whereClause == nil,
      loop.isElement(argument.expression, in: pass)
    else { return nil }
    self.loop = loop
    if let fetch = loop.sequence.fetchCall {
      (self.fetch, declaration, isOnlyUse) = (fetch, nil, true)
      return
    }
    guard case .declReference(let rows) = loop.sequence, let holder = pass.binding(of: rows) else { return nil }
    switch holder {
    case .variable(let variable):
      fetch = variable.initializer?.withoutDefault.fetchCall
      let statement = variable.node.parent
      declaration = statement?.children(.binding).reduce(0) { count, _ in count + 1 } == 1 ? statement : nil
      isOnlyUse = pass.references(toLocalOf: variable.node).allSatisfy { $0.node == rows.node || $0.node.isCounted }
    case .optionalBinding(let binding):
      fetch = binding.initializer?.fetchCall
      declaration = nil
      isOnlyUse = pass.references(toLocalOf: binding.node).allSatisfy { $0.node == rows.node || $0.node.isCounted }
    default: return nil
    }
  }

  /// `try` or `try?`, as the fetch is tried; `nil` where the rows have another use that keeps the fetch, or where the
  /// code could not be written in the place of the loop.
  func attempt(of fetch: FunctionCallExpr) -> String? {
    guard
      let attempt = fetch.node.ancestors.prefix(while: { $0.role != .statement }).first(where: { $0.kind == .tryExpr }),
      !TryExpr(unchecked: attempt).isForced
    else { return nil }
    let isHeld = !fetch.node.isInside(loop.node)
    if isHeld, declaration == nil { return nil }
    return TryExpr(unchecked: attempt).isOptional ? "try?" : "try"
  }

  /// Whether a comment above gives a reason: for this loop or, where it has none of its own, for several in a row.
  var isExplained: Bool {
    let statement = loop.node.role == .statement ? loop.node : loop.node.statementAround
    let loops = [statement].compactMap { $0 } + (statement?.loopsRightBefore ?? [])
    let ofLoop = loops.lazy.compactMap { Self.comment(above: $0) }.first
    let ofFetch = declaration.flatMap { Self.comment(above: $0) }
    return [ofLoop, ofFetch].contains { $0.map { CommentReason.saysWhy($0) } ?? false }
  }

  private static func comment(above statement: Node) -> String? {
    CommentReason.text(ofLines: statement.firstToken.commentsAbove)
  }
}

extension Node {
  /// The statements before this one, as far as they are loops.
  fileprivate var loopsRightBefore: [Node] {
    let earlier = parent?.children(.statement).filter { $0.id < id } ?? []
    return earlier.reversed().prefix { $0.kind == .forStmt }
  }
}

extension Expr {
  /// `context.fetch(…)`, through `try`, parentheses and `?? []`.
  fileprivate var fetchCall: FunctionCallExpr? {
    switch withoutDefault {
    case .functionCall(let call): call.calleeName == .fetch && call.calleeBase != nil ? call : nil
    default: nil
    }
  }
}

extension Node {
  /// `rows.count`, `rows.isEmpty`
  fileprivate var isCounted: Bool {
    guard role == .base, let member = parent.flatMap({ MemberAccessExpr($0) }) else { return false }
    return member.name == .count || member.name == .isEmpty
  }

  /// The node itself, where it is a statement that is not the value of the code around.
  fileprivate var statementOfItsOwn: Node? { role == .statement && !isOnlyExpression ? self : nil }
}

extension Pass {
  /// Whether the store may refuse to delete all rows of a model at once, or would not do what deleting one by one does:
  /// a relationship that denies or cascades, or one whose other side must have a row.
  fileprivate func mayNotDeleteAtOnce(_ model: DeclRef) -> Bool {
    guard let entity = entity(of: model) else { return true }
    return entity.properties.contains { property in
      switch property.kind {
      case .scalar, .transient: return false
      case .unknown: return true
      case .relationship(let target, _, let deleteRule, _):
        if let deleteRule, deleteRule != "nullify" { return true }
        return self.entity(of: target)?.properties.contains { requires($0, model) } ?? true
      }
    }
  }

  /// Whether a property must have a row of a model, or a collection of them: the store refuses to empty it.
  private func requires(_ property: ModelProperty, _ model: DeclRef) -> Bool {
    guard case .relationship(model, _, _, _) = property.kind else { return false }
    if case .optional = type(ofProperty: property.declaration) { return false }
    return true
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func oneByOne(_ model: String, hasPredicate: Bool) -> Message {
    """
    Each '\(model)' is loaded only to be deleted. Call 'delete(model: \(model).self\
    \(hasPredicate ? ", where: predicate" : ""))', which loads none.
    """
  }

  fileprivate static let deleteAtOnce: Message = "Delete all at once"
}

// MARK: - Info

extension FetchLoopDeleteAll {
  static let info = RuleInfo(
    id: "fetch-loop-delete-all",
    family: .swiftData,
    severity: .info,
    priority: .low,
    summary: "Rows fetched only to be deleted one by one",
    why: """
      Every row is read from disk and turned into a model, which the context then has to keep until it saves. Deleting \
      a large table takes as much time and memory as showing all of it.
      """,
    instead: """
      'try context.delete(model: Item.self)', or with 'where:' and the predicate of the fetch.
      """,
    limits: """
      Loops and 'forEach' that only delete what a fetch of the same function has found. Silent on models with \
      relationships that cascade, deny, or lead to rows that must have one of the model, or a collection of them that \
      is not optional; where the rows are used otherwise, with a limit or offset, where a comment says why, and in \
      tests, previews and samples. \
      'delete(model:)' writes to the store, so views and other contexts may not see it at once: the fix is unsafe.
      """,
    references: [
      Reference(
        title: "delete(model:where:includeSubclasses:)",
        url: "https://developer.apple.com/documentation/swiftdata/modelcontext/delete(model:where:includesubclasses:)")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the loop does more than delete, or its request cannot be told from others",
    examples: [
      .flagged(
        "a table is emptied",
        """
        import SwiftData
        @Model final class Log { var text = "" }
        func clear(_ context: ModelContext) throws {
          ↓for log in try context.fetch(FetchDescriptor<Log>()) {
            context.delete(log)
          }
          try context.save()
        }
        """),
      .flagged(
        "those that a predicate finds",
        """
        import SwiftData
        @Model final class Log { var isOld = false }
        func clear(_ context: ModelContext) throws {
          let old = try context.fetch(FetchDescriptor<Log>(predicate: #Predicate { $0.isOld }))
          old.↓forEach { context.delete($0) }
        }
        """),
      .notFlagged(
        "something is done with each row",
        """
        import SwiftData
        @Model final class Photo { var file = "" }
        func clear(_ context: ModelContext) throws {
          for photo in try context.fetch(FetchDescriptor<Photo>()) {
            remove(photo.file)
            context.delete(photo)
          }
        }
        """),
      .notFlagged(
        "other rows go with them",
        """
        import SwiftData
        @Model final class Album { @Relationship(deleteRule: .cascade) var photos: [Photo] = [] }
        @Model final class Photo { var file = "" }
        func clear(_ context: ModelContext) throws {
          for album in try context.fetch(FetchDescriptor<Album>()) { context.delete(album) }
        }
        """),
      .fixed(
        "all at once",
        before: """
          import SwiftData
          @Model final class Log { var text = "" }
          func clear(_ context: ModelContext) throws {
            let logs = try context.fetch(FetchDescriptor<Log>())
            for log in logs {
              context.delete(log)
            }
            try context.save()
          }
          """,
        after: """
          import SwiftData
          @Model final class Log { var text = "" }
          func clear(_ context: ModelContext) throws {
            try context.delete(model: Log.self)
            try context.save()
          }
          """, applicability: .unsafe)
    ])
}

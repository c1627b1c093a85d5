import LintKit

/// The save of a context that was made for it: what another context holds stays there.
enum SaveOfFreshContext: Rule {
  static let gate = Gate(calls: [.ModelContext])

  enum Exemption: String, RuleExemption {
    case test, preview
    /// A comment says why, such as that the store is opened.
    case explained
    /// Information only.
    case auxiliary
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.makesContext, let fresh = FreshContext(madeBy: call, in: pass),
      !pass.exempts(Exemption.test, pass.isTest), !pass.exempts(Exemption.preview, pass.isInPreview(call.node)),
      !pass.exempts(Exemption.explained, fresh.isExplained)
    else { return }
    let change = pass.lastChange(before: fresh.save)
    pass.report(
      at: fresh.saveName.range, .savesNothing(change?.shown),
      severity: pass.exempts(Exemption.auxiliary, pass.isAuxiliary(call.node)) ? .info : nil,
      notes: change.map { [pass.step(Message.changed, at: $0.node.range)] } ?? [],
      fix: change.flatMap { saving($0, instead: fresh, in: pass) })
  }

  /// Saves the context that has the change.
  private static func saving(_ change: ModelChange, instead fresh: FreshContext, in pass: Pass)
    -> RawDiagnostic.FixIt?
  {
    // A closure between them may run elsewhere.
    guard let context = change.context, let base = fresh.replaceable,
      change.node.enclosingFunctionLike?.node == fresh.save.node.enclosingFunctionLike?.node
    else { return nil }
    var fix = FixBuilder(in: pass)
    fix.replace(base.range, with: context)
    if let declaration = fresh.declaration { fix.remove(statement: declaration) }
    return fix.fix(.saveOther, .unsafe)
  }
}

/// A context without changes that is saved.
private struct FreshContext {
  /// The call of `save`, and its name.
  let save: FunctionCallExpr
  let saveName: TokenCursor
  /// What another context may take the place of: `nil` where more than one use depends on it.
  let replaceable: Node?
  /// Of the local that keeps the context.
  let declaration: Node?

  init?(madeBy call: FunctionCallExpr, in pass: Pass) {
    // `ModelContext(container).save()`
    if call.node.role == .base {
      guard let member = call.node.parent.flatMap({ MemberAccessExpr($0) }), member.name == .save,
        member.node.role == .callee, let save = member.node.parent.flatMap({ FunctionCallExpr($0) }),
        let name = member.nameToken
      else { return nil }
      (self.save, saveName, replaceable, declaration) = (save, name, call.node, nil)
      return
    }
    guard call.node.role == .initializer, let binding = call.node.parent.flatMap({ PatternBinding($0) }),
      let (names, definition) = pass.local(introducedBy: binding.node)
    else { return nil }
    let context = OwedLocal(definition, of: names)
    guard let first = context.mentions.first(where: { $0.member == .save }), let save = first.call,
      let name = save.calleeNameToken, context.mentions.allSatisfy({ $0.leavesContextEmpty })
    else { return nil }
    (self.save, saveName) = (save, name)
    let statement = binding.node.parent
    let isAlone =
      context.mentions.count == 1 && statement?.role == .statement
      && statement?.children(.binding).reduce(0, { count, _ in count + 1 }) == 1
    replaceable = isAlone ? first.node : nil
    declaration = isAlone ? statement : nil
  }

  /// Whether a comment above gives the reason.
  var isExplained: Bool {
    [save.node.statementAround, declaration].compactMap { $0 }.contains { statement in
      CommentReason.text(ofLines: statement.firstToken.commentsAbove) != nil
    }
  }
}

extension OwedLocal.Mention {
  /// Saving, and what says how to save or where.
  fileprivate var leavesContextEmpty: Bool {
    if call != nil { return member == .save }
    let name = node.parent.flatMap { MemberAccessExpr($0) }?.nameToken?.identifierText
    return ["autosaveEnabled", "container", "hasChanges"].contains(name)
  }
}

/// A change that some context has and does not save.
private struct ModelChange {
  let node: Node
  /// For messages.
  let shown: String
  /// The context that has it, as code that may call `save` on it; `nil` where that is not a matter of names.
  let context: String?
}

extension Pass {
  /// The last change of a model, or of another context, in the function before a save, where nothing else is saved.
  fileprivate func lastChange(before save: FunctionCallExpr) -> ModelChange? {
    guard let function = save.node.ancestors.first(where: { $0.kind == .functionDecl }) else { return nil }
    // Backwards, to the save before: what several of them in one function cost is one walk.
    var id = save.node.id
    while id > function.id {
      id -= 1
      let node = Node(columns: function.columns, id: id)
      if let call = FunctionCallExpr(node) {
        if call.calleeName == .save, call.calleeBase != nil, !save.node.isInside(node) { return nil }
        if let change = change(of: call) { return change }
      } else if node.kind == .assignmentExpr, let sequence = node.parent.flatMap({ SequenceExpr($0) }),
        let change = change(by: sequence)
      {
        return change
      }
    }
    return nil
  }

  /// `context.insert(item)`, `context.delete(item)`
  private func change(of call: FunctionCallExpr) -> ModelChange? {
    guard call.calleeName == .insert || call.calleeName == .delete, let context = call.calleeBase,
      confinement(of: context) == .context
    else { return nil }
    return ModelChange(
      node: call.node, shown: context.node.text, context: context.isNamed ? context.node.text : nil)
  }

  /// `item.name = …` of a model that some context has.
  private func change(by sequence: SequenceExpr) -> ModelChange? {
    var elements = sequence.elements
    guard case .operand(.memberAccess(let target))? = elements.next(), case .assignment? = elements.next(),
      case .declReference(let model)? = target.base, let type = type(of: .declReference(model)).ownDeclaration,
      index.isModel(type).isYes, modelOrigin(of: .declReference(model)) == .managed
    else { return nil }
    let name = model.node.text
    return ModelChange(node: target.node, shown: name, context: model.isSelf ? nil : "\(name).modelContext?")
  }
}

extension Expr {
  /// Whether it is made of names alone, so that it has the same value again.
  var isNamed: Bool {
    switch self {
    case .declReference: true
    case .memberAccess(let member): member.base?.isNamed ?? false
    case .optionalChaining(let chain): chain.operand?.isNamed ?? false
    default: false
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func savesNothing(_ changed: String?) -> Message {
    """
    This saves a new ModelContext that has no changes. What \
    \(changed.map { "was changed through '\($0)'" } ?? "other contexts hold") is not written. Save the context that has \
    the changes.
    """
  }

  fileprivate static let changed = "changed here"
  fileprivate static let saveOther: Message = "Save the context that has the changes"
}

// MARK: - Info

extension SaveOfFreshContext {
  static let info = RuleInfo(
    id: "save-of-fresh-context",
    family: .swiftData,
    severity: .warning,
    priority: .high,
    summary: "Save of a new ModelContext without changes",
    why: """
      A context saves its own changes only. One that was made for the save has none: the call succeeds and writes \
      nothing. Whether the change reaches the store depends on what its own context does later.
      """,
    instead: """
      Save the context that has the changes: 'try item.modelContext?.save()', or the context that the model was \
      inserted into.
      """,
    limits: """
      Contexts that are saved in the expression that makes them, or kept in a local that is only saved and asked for \
      'container', 'autosaveEnabled' or 'hasChanges'. The change is shown where the same function writes to a property \
      of a model, or inserts or deletes, and saves nothing else before. Silent with a comment above, and in tests and \
      previews; information in mocks, samples, debug-only code and functions without a call in the project.
      """,
    references: [
      Reference(
        title: "ModelContext.save()", url: "https://developer.apple.com/documentation/swiftdata/modelcontext/save()")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "which context holds the changes is not certain",
    examples: [
      .flagged(
        "the change is in the model's own context",
        """
        import SwiftData
        @Model final class Hike { var name = "" }
        func rename(_ hike: Hike, _ container: ModelContainer) {
          hike.name = "Alps"
          try? ModelContext(container).↓save()
        }
        """),
      .flagged(
        "a local that is only saved",
        """
        import SwiftData
        func saveAll(_ container: ModelContainer) throws {
          let context = ModelContext(container)
          if context.hasChanges { try context.↓save() }
        }
        """),
      .notFlagged(
        "the context has a change",
        """
        import SwiftData
        func add(_ container: ModelContainer) throws {
          let context = ModelContext(container)
          context.insert(Hike())
          try context.save()
        }
        """),
      .notFlagged(
        "the model's own context",
        """
        import SwiftData
        @Model final class Hike { var name = "" }
        func rename(_ hike: Hike) throws {
          hike.name = "Alps"
          try hike.modelContext?.save()
        }
        """),
      .notFlagged(
        "another function may have changed it",
        """
        import SwiftData
        func add(_ container: ModelContainer) throws {
          let context = ModelContext(container)
          fill(context)
          try context.save()
        }
        """),
      .fixed(
        "the model's own context is saved",
        before: """
          import SwiftData
          @Model final class Hike { var name = "" }
          func rename(_ hike: Hike, _ container: ModelContainer) throws {
            hike.name = "Alps"
            try ModelContext(container).save()
          }
          """,
        after: """
          import SwiftData
          @Model final class Hike { var name = "" }
          func rename(_ hike: Hike, _ container: ModelContainer) throws {
            hike.name = "Alps"
            try hike.modelContext?.save()
          }
          """, applicability: .unsafe)
    ])
}

import LintKit

/// A background context that changes models and is discarded without a save.
enum UnsavedTaskContext: Rule {
  static let gate = Gate(calls: [.ModelContext])

  enum Exemption: String, RuleExemption {
    case test, preview
    /// The code runs on its caller's thread, where the context may live on.
    case foreground
    /// Other code that gets the context may save it.
    case handedOn
    /// Information only.
    case auxiliary
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.makesContext, call.node.role == .initializer,
      !pass.exempts(Exemption.test, pass.isTest), !pass.exempts(Exemption.preview, pass.isInPreview(call.node)),
      let binding = call.node.parent.flatMap({ PatternBinding($0) }), let name = binding.nameToken,
      let (names, definition) = pass.local(introducedBy: binding.node)
    else { return }
    if pass.exempts(Exemption.foreground, !pass.runsInBackground(call.node)) { return }
    let context = OwedLocal(definition, of: names)
    guard
      let change = context.mentions.lazy.compactMap({ $0.changesModels ? $0.node : pass.changeOfFetchedModel(by: $0) })
        .first
    else { return }
    if context.mentions.contains(where: { $0.endsChanges }) { return }
    if pass.exempts(Exemption.handedOn, context.isHandedOn) {
      return pass.leaveUndecided(missing: .handedOn(name.identifierText))
    }
    pass.report(
      at: name.range, .lost(name.identifierText),
      severity: pass.exempts(Exemption.auxiliary, pass.isAuxiliary(call.node)) ? .info : nil,
      notes: [pass.step(Message.changed, at: change.range)],
      fix: saving(name, context, binding, in: pass))
  }

  /// Saves at the end of the scope, before a statement that leaves it; an error that the scope cannot throw stops debug
  /// builds.
  private static func saving(
    _ name: TokenCursor, _ context: OwedLocal, _ binding: PatternBinding, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    guard let declaration = binding.node.parent, declaration.role == .statement, let block = declaration.parent,
      block.children(.statement).reduce(nil, { $1 }) != declaration, context.isOnlyOneOfItsName(in: block)
    else { return nil }
    var fix = FixBuilder(in: pass)
    let mentions = context.mentions.map(\.node)
    return fix.insertSave(of: name.text, usedAt: mentions, atEndOf: block) ? fix.fix(.save, .unsafe) : nil
  }
}

extension OwedLocal {
  /// Whether the name means this local to the end of a block, and no other that the block declares.
  fileprivate func isOnlyOneOfItsName(in block: Node) -> Bool {
    let own = names[definition]
    return !names.definitions.contains {
      $0.name == own.name && $0.node != own.node && $0.node > block.id && $0.node < block.subtreeEnd
    }
  }
}

extension OwedLocal {
  /// The first write to a property of a model: an assignment, or a change of a relationship's collection.
  fileprivate var changeOfModel: Node? { mentions.first { $0.isAssignment || $0.changesCollection }?.node }
}

extension OwedLocal.Mention {
  /// `item.tags.append(tag)`
  fileprivate var changesCollection: Bool {
    guard call == nil, let property = node.memberAround, property.role == .base, let change = property.parent,
      change.role == .callee
    else { return false }
    return ["append", "insert", "remove", "removeAll", "removeFirst", "removeLast"].contains(
      change.mainToken.identifierText)
  }

  /// `insert` or `delete`
  var changesModels: Bool { call != nil && (member == .insert || member == .delete) }

  /// Saves, or drops the changes on purpose.
  var endsChanges: Bool {
    if member == .save { return true }
    guard let member, call != nil else { return false }
    let text = call?.calleeNameToken?.identifierText
    return member != .insert && (text == "transaction" || text == "rollback")
  }
}

extension Pass {
  /// The first write to a property of a model that a call of `fetch` got, in a loop over the models or of one that has
  /// a name.
  func changeOfFetchedModel(by mention: OwedLocal.Mention) -> Node? {
    guard mention.member == .fetch, let call = mention.call else { return nil }
    if let change = call.node.closureForEach.flatMap({ OwedLocal(parameterOf: $0, in: self) })?.changeOfModel {
      return change
    }
    return call.node.introducedWithValue.flatMap { changeOfModel(introducedBy: $0, depth: 0) }
  }

  private func changeOfModel(introducedBy node: Node, depth: Int) -> Node? {
    guard depth < 3, let (names, definition) = local(introducedBy: node) else { return nil }
    let local = OwedLocal(definition, of: names)
    if let change = local.changeOfModel { return change }
    for mention in local.mentions {
      // `items.forEach { $0.isDone = true }`
      if let change = mention.node.closureForEach.flatMap({ OwedLocal(parameterOf: $0, in: self) })?.changeOfModel {
        return change
      }
      // `for item in items`, `let first = items.first`
      guard mention.call == nil, let next = mention.node.introducedWithValue, next != node else { continue }
      if let change = changeOfModel(introducedBy: next, depth: depth + 1) { return change }
    }
    return nil
  }

  /// Whether the code is asynchronous, or a closure that a queue or a task runs: the context dies with it.
  func runsInBackground(_ node: Node) -> Bool {
    guard let context = context(around: node) else { return false }
    if index.isAsync(context).isYes { return true }
    return index.closures(from: context).contains { closure in
      guard case .construct(let construct) = closure.placement else { return false }
      return construct != .passThrough
    }
  }
}

extension Node {
  /// `node.member`, through `?` and `!`
  fileprivate var memberAround: Node? {
    var node = self
    while let parent = node.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr {
      node = parent
    }
    guard node.role == .base, let member = node.parent, member.kind == .memberAccessExpr else { return nil }
    return member
  }

  /// The closure of `models.forEach { … }`, through `try` and parentheses.
  fileprivate var closureForEach: ClosureExpr? {
    var node = self
    while let parent = node.parent, [.tryExpr, .awaitExpr, .tupleExpr, .labeledExpr].contains(parent.kind) {
      node = parent
    }
    guard let member = node.memberAround, member.role == .callee, member.mainToken.identifierText == "forEach" else {
      return nil
    }
    return member.parent.flatMap { FunctionCallExpr($0) }?.lastClosure
  }

  /// The loop, variable or binding of a condition that takes its elements or its value from this expression as it is,
  /// or from the first of its elements.
  fileprivate var introducedWithValue: Node? {
    var node = self
    while let parent = node.parent {
      switch (parent.kind, node.role) {
      case (.forStmt, .sequence), (.patternBinding, .initializer), (.optionalBindingCondition, .initializer):
        return parent
      case (.tryExpr, _), (.awaitExpr, _), (.tupleExpr, _), (.labeledExpr, _), (.optionalChainingExpr, _),
        (.forceUnwrapExpr, _):
        break
      case (.sequenceExpr, .element): guard node.id == parent.id + 1, parent.isWithDefault else { return nil }
      case (.memberAccessExpr, .base):
        guard ["first", "last"].contains(parent.mainToken.identifierText), parent.role != .callee else { return nil }
      default: return nil
      }
      node = parent
    }
    return nil
  }

  /// `value ?? other`
  private var isWithDefault: Bool {
    var elements = children(.element)
    _ = elements.next()
    return elements.next()?.mainToken.text == "??"
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func lost(_ name: String) -> Message {
    """
    '\(name)' changes models but is discarded without a save, so the changes are lost. Call '\(name).save()' before the \
    scope ends.
    """
  }

  fileprivate static let save: Message = "Save at the end of the scope"
  fileprivate static let changed = "changed here"
}

// MARK: - Info

extension UnsavedTaskContext {
  static let info = RuleInfo(
    id: "unsaved-task-context",
    family: .swiftData,
    severity: .error,
    priority: .critical,
    summary: "Background ModelContext discarded without a save",
    why: """
      An import seems to work, but its data is gone after the next launch. A context that is created in a task is not \
      saved automatically when it is released, whatever 'autosaveEnabled' says.
      """,
    instead: """
      End the scope with 'try context.save()', or make the changes in 'context.transaction { … }'. Where the scope \
      cannot throw, catch the error and report it.
      """,
    limits: """
      Inserts, deletes and writes to properties of fetched models count as changes. One 'save', 'transaction' or \
      'rollback' anywhere in the scope is enough, and a context that is passed on, returned or stored is not reported. \
      In mocks, samples, debug-only code and functions without a call in the project it is information only.
      """,
    references: [
      Reference(
        title: "ModelContext.save()", url: "https://developer.apple.com/documentation/swiftdata/modelcontext/save()")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "whether the changes are complete at the end of the task is not certain",
    examples: [
      .flagged(
        "a task's own context",
        """
        import SwiftData
        func log(_ container: ModelContainer) {
          Task.detached {
            let ↓context = ModelContext(container)
            context.insert(Entry())
          }
        }
        """),
      .flagged(
        "an asynchronous function's",
        """
        import SwiftData
        func prune(_ container: ModelContainer) async throws {
          let ↓context = ModelContext(container)
          for item in try context.fetch(FetchDescriptor<Item>()) { context.delete(item) }
        }
        """),
      .flagged(
        "models are fetched and changed",
        """
        import SwiftData
        func archive(_ container: ModelContainer) async throws {
          let ↓context = ModelContext(container)
          for item in try context.fetch(FetchDescriptor<Item>()) { item.isArchived = true }
        }
        """),
      .notFlagged(
        "saved",
        """
        import SwiftData
        func log(_ container: ModelContainer) {
          Task.detached {
            let context = ModelContext(container)
            context.insert(Entry())
            try context.save()
          }
        }
        """),
      .notFlagged(
        "only read",
        """
        import SwiftData
        func count(_ container: ModelContainer) async throws -> Int {
          let context = ModelContext(container)
          return try context.fetchCount(FetchDescriptor<Item>())
        }
        """),
      .notFlagged(
        "a transaction",
        """
        import SwiftData
        func log(_ container: ModelContainer) async throws {
          let context = ModelContext(container)
          try context.transaction { context.insert(Entry()) }
        }
        """),
      .notFlagged(
        "passed to a function that may save",
        """
        import SwiftData
        func log(_ container: ModelContainer) async throws {
          let context = ModelContext(container)
          context.insert(Entry())
          try finish(context)
        }
        """),
      .fixed(
        "saved at the end",
        before: """
          import SwiftData
          func log(_ container: ModelContainer) async throws {
            let context = ModelContext(container)
            context.insert(Entry())
          }
          """,
        after: """
          import SwiftData
          func log(_ container: ModelContainer) async throws {
            let context = ModelContext(container)
            context.insert(Entry())
            try context.save()
          }
          """, applicability: .unsafe),
      .fixed(
        "in a task that cannot throw",
        before: """
          import SwiftData
          func log(_ container: ModelContainer) {
            Task.detached {
              let context = ModelContext(container)
              context.insert(Entry())
            }
          }
          """,
        after: """
          import SwiftData
          func log(_ container: ModelContainer) {
            Task.detached {
              let context = ModelContext(container)
              context.insert(Entry())
              do {
                try context.save()
              } catch {
                assertionFailure("Could not save: \\(error)")
              }
            }
          }
          """, applicability: .unsafe)
    ])
}

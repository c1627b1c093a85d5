import LintKit

/// A loop over a collection that has just been emptied.
enum IterateAfterRemoveAll: Rule {
  static let gate = Gate(calls: [.removeAll], where: { $0.emptiesEverything && $0.isFollowedByIteration })

  /// How many statements behind `removeAll` are looked at: each of many may be followed by as many others.
  fileprivate static let reach = 100

  enum Exemption: String, RuleExemption {
    /// What stands in between may fill the collection again.
    case refilled
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.emptiesEverything, let emptied = call.calleeBase,
      let statement = call.node.withoutWrappers.statement, let names = pass.localNames(around: call.node),
      let path = AccessPath(emptied.node, in: names)
    else { return }
    for next in statement.laterStatements {
      if let use = next.iteration(over: path, names) {
        return pass.report(
          at: use.range, .emptyLoop(use.text), notes: [pass.step(Message.emptied, at: call.calleeRange)],
          fix: emptying(statement, after: next, use, path, names, in: pass))
      }
      if pass.exempts(Exemption.refilled, mayRefill(next, path, names)) { return }
    }
  }

  /// Empties the collection behind the loop. Unsafe: a loop that never ran comes alive.
  private static func emptying(
    _ statement: Node, after loop: Node, _ use: Node, _ path: AccessPath, _ names: LocalNames, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    for node in loop.descendants {
      // A loop that is left early would leave the collection as it is.
      if node.kind == .returnStmt || node.kind == .throwStmt { return nil }
      guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr,
        node.id < use.id || node.id >= use.subtreeEnd,
        let mentioned = AccessPath(node, in: names)
      else { continue }
      if path.relation(to: mentioned) == .same { return nil }
    }
    var fix = FixBuilder(in: pass)
    return fix.move(statement, after: loop) ? fix.fix(.emptyLater, .unsafe) : nil
  }

  /// Whether a statement mentions the collection or what it belongs to. What calls do to a member of `self` is not
  /// known.
  private static func mayRefill(_ statement: Node, _ path: AccessPath, _ names: LocalNames) -> Bool {
    for node in [statement] + Array(statement.descendants) {
      switch node.kind {
      case .functionCallExpr, .awaitExpr, .macroExpansionExpr:
        if case .local = path.root { continue } else { return true }
      case .declReferenceExpr:
        guard let use = names.use(at: node), let mentioned = AccessPath(of: use, in: names) else { continue }
        switch path.relation(to: mentioned) {
        case .different: continue
        default: return true
        }
      default: continue
      }
    }
    return false
  }
}

extension FunctionCallExpr {
  /// `removeAll()` and `removeAll(keepingCapacity:)`, not `removeAll(where:)`.
  fileprivate var emptiesEverything: Bool {
    guard trailingClosure == nil else { return false }
    guard let argument = arguments.first else { return true }
    return argument.label?.identifierText == "keepingCapacity"
  }

  /// Whether it is a statement, and a later one of its block iterates.
  fileprivate var isFollowedByIteration: Bool {
    node.withoutWrappers.statement?.laterStatements.contains { $0.iterated != nil } ?? false
  }
}

extension Node {
  fileprivate var statement: Node? { role == .statement ? self : nil }

  /// The next statements of its block.
  fileprivate var laterStatements: some Sequence<Node> {
    laterSiblings.lazy.filter { $0.role == .statement }.prefix(IterateAfterRemoveAll.reach)
  }

  /// The expression that a statement takes elements from: `for x in source`, `source.forEach`.
  fileprivate var iterated: Node? {
    switch kind {
    case .forStmt: return child(.sequence)
    case .functionCallExpr:
      let call = FunctionCallExpr(unchecked: self)
      switch call.calleeName {
      case .forEach?, .map?, .compactMap?: return call.calleeBase?.node
      default: return nil
      }
    default: return nil
    }
  }

  /// That expression, when it is the collection at the path.
  fileprivate func iteration(over path: AccessPath, _ names: LocalNames) -> Node? {
    guard let source = iterated, let other = AccessPath(source, in: names), path.relation(to: other) == .same else {
      return nil
    }
    return source
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func emptyLoop(_ collection: String) -> Message {
    """
    '\(collection)' has just been emptied, so this never does anything: put it before 'removeAll()', or iterate over a \
    copy that is made before.
    """
  }

  fileprivate static let emptyLater: Message = "Empty the collection behind the loop"
  fileprivate static let emptied = "emptied here"
}

// MARK: - Info

extension IterateAfterRemoveAll {
  static let info = RuleInfo(
    id: "iterate-after-remove-all",
    family: .swiftData,
    severity: .error,
    priority: .high,
    summary: "A loop over a collection that was emptied before it",
    why: """
      The body never runs: relationships keep pointing at what is deleted, resources are not released, and the code \
      looks as if it took care of both.
      """,
    instead:
      "Iterate first and empty then; or keep 'let items = owner.items' before 'removeAll()' and iterate over that.",
    limits: """
      Both have to stand in one block, fewer than 100 statements apart, and 'removeAll' has to be called; an \
      assignment of '[]' is not looked at. A call between the two that may fill the collection again ends the search.
      """,
    references: [
      Reference(
        title: "Array.removeAll",
        url: "https://developer.apple.com/documentation/swift/array/removeall(keepingcapacity:)")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    examples: [
      .flagged(
        "relationships are not cut",
        """
        func remove(_ project: Project) {
          project.tasks.removeAll()
          for task in ↓project.tasks { task.project = nil }
        }
        """),
      .flagged(
        "capacity is kept, elements are not",
        """
        func close() {
          connections.removeAll(keepingCapacity: true)
          ↓connections.forEach { $0.close() }
        }
        """),
      .notFlagged(
        "iterated first",
        """
        func remove(_ project: Project) {
          for task in project.tasks { task.project = nil }
          project.tasks.removeAll()
        }
        """),
      .notFlagged(
        "only some are removed",
        """
        func prune(_ project: Project) {
          project.tasks.removeAll(where: { $0.isDone })
          project.tasks.removeAll { $0.isOld }
          for task in project.tasks { show(task) }
        }
        """),
      .notFlagged(
        "another owner",
        """
        func merge(_ one: Project, _ other: Project) {
          one.tasks.removeAll()
          for task in other.tasks { show(task) }
        }
        """),
      .notFlagged(
        "filled again",
        """
        func reload(_ project: Project) {
          project.tasks.removeAll()
          project.tasks.append(contentsOf: load())
          for task in project.tasks { show(task) }
        }
        """),
      .notFlagged(
        "a call may fill it",
        """
        func reload() {
          items.removeAll()
          load()
          for item in items { show(item) }
        }
        """),
      .fixed(
        "iterated first",
        before: """
          func remove(_ project: Project) {
            project.tasks.removeAll()
            for task in project.tasks { task.project = nil }
          }
          """,
        after: """
          func remove(_ project: Project) {
            for task in project.tasks { task.project = nil }
            project.tasks.removeAll()
          }
          """, applicability: .unsafe)
    ])
}

import LintKit

/// A loop over a collection that has just been emptied.
enum IterateAfterRemoveAll: Rule {
  static let gate = Gate(
    anyOf: [.removeAll, .emptyLiteral], and: [.for, .forEach, .map, .compactMap, .first, .last],
    shape: { tree in
      tree.names.contains(.removeAll)
        && tree.contains(FunctionCallExpr.self) { $0.emptied != nil && $0.node.isFollowedByIteration }
        || tree.names.contains(.emptyLiteral)
          && tree.contains(SequenceExpr.self) { $0.emptied != nil && $0.node.isFollowedByIteration }
    })

  /// How many statements after the one that empties are visited: each of many may be followed by as many others.
  fileprivate static let reach = 100

  enum Exemption: String, RuleExemption {
    /// A statement in between may fill the collection again.
    case refilled
    /// Tests, samples, debug builds, functions without a call: information only.
    case auxiliary
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    for node in pass.tree.root.descendants {
      switch node.kind {
      case .functionCallExpr:
        let call = FunctionCallExpr(unchecked: node)
        if let emptied = call.emptied { check(emptied, emptiedBy: node, at: call.calleeRange, in: pass) }
      case .sequenceExpr:
        if let emptied = SequenceExpr(unchecked: node).emptied {
          check(emptied, emptiedBy: node, at: node.range, in: pass)
        }
      default: continue
      }
    }
  }

  private static func check(_ emptied: Expr, emptiedBy node: Node, at place: Range<UInt32>, in pass: Pass) {
    guard let statement = node.withoutWrappers.statement, let names = pass.localNames(around: node),
      let path = AccessPath(emptied.node, in: names)
    else { return }
    for next in statement.laterStatements {
      if let use = next.iterated, use.isPath(path, names) {
        return pass.report(
          at: use.range, .emptyLoop(use.text), severity: severity(at: use, in: pass),
          notes: [pass.step(Message.emptied, at: place)],
          fix: emptying(statement, after: next, use, path, names, in: pass))
      }
      if let use = next.unwrappedEnd, use.isPath(path, names) {
        return pass.report(
          at: use.range, .noElement(use.text), severity: severity(at: use, in: pass),
          notes: [pass.step(Message.emptied, at: place)])
      }
      if pass.exempts(Exemption.refilled, mayRefill(next, path, names)) { return }
    }
  }

  private static func severity(at use: Node, in pass: Pass) -> Severity? {
    pass.exempts(Exemption.auxiliary, pass.isAuxiliary(use)) ? .info : nil
  }

  /// Empties the collection after the loop. Unsafe: a loop that never ran comes alive.
  private static func emptying(
    _ statement: Node, after loop: Node, _ use: Node, _ path: AccessPath, _ names: LocalNames, in pass: Pass
  ) -> RawDiagnostic.FixIt? {
    if loop.kind == .variableDecl { return nil }
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

  /// Whether a statement mentions the collection or what it belongs to. What calls do to a member of `self`, or to a
  /// local that a closure changes, is not known.
  private static func mayRefill(_ statement: Node, _ path: AccessPath, _ names: LocalNames) -> Bool {
    for node in [statement] + Array(statement.descendants) {
      switch node.kind {
      case .functionCallExpr, .awaitExpr, .macroExpansionExpr:
        guard case .local(let local) = path.root, !names.mayChangeInClosure(local) else {
          return true
        }
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

extension LocalNames {
  /// Whether a closure changes a local, or calls a method of it that may.
  fileprivate func mayChangeInClosure(_ local: DefinitionID) -> Bool {
    uses(of: local).contains { self[$0].body != self[local].body && !self[$0].isWrite.isNo }
  }
}

extension FunctionCallExpr {
  /// The collection of `removeAll()` and `removeAll(keepingCapacity:)`, not of `removeAll(where:)`.
  fileprivate var emptied: Expr? {
    guard calleeName == .removeAll, trailingClosure == nil else { return nil }
    guard let argument = arguments.first else { return calleeBase }
    return argument.label?.isSpelled("keepingCapacity") == true ? calleeBase : nil
  }
}

extension SequenceExpr {
  /// The collection of `collection = []` and `collection = [:]`.
  fileprivate var emptied: Expr? {
    var elements = elements
    guard case .operand(let target)? = elements.next(), case .assignment? = elements.next(),
      case .operand(let value)? = elements.next(), elements.next() == nil
    else { return nil }
    switch value {
    case .array(let array): return array.elements.first == nil ? target : nil
    case .dictionary(let dictionary): return dictionary.elements.first == nil ? target : nil
    default: return nil
    }
  }
}

extension Node {
  fileprivate var statement: Node? { role == .statement ? self : nil }

  /// The next statements of its block.
  fileprivate var laterStatements: some Sequence<Node> {
    laterSiblings.lazy.filter { $0.role == .statement }.prefix(IterateAfterRemoveAll.reach)
  }

  /// Whether it is a statement, and a later one of its block takes elements from something.
  fileprivate var isFollowedByIteration: Bool {
    withoutWrappers.statement?.laterStatements.contains { $0.iterated != nil || $0.unwrappedEnd != nil } ?? false
  }

  /// The expression that a statement takes elements from: `for x in source`, `source.forEach`, `let y = source.map`,
  /// `return source.map`.
  fileprivate var iterated: Node? {
    switch kind {
    case .forStmt: return child(.sequence)
    case .returnStmt: return firstChild?.iterated
    case .variableDecl: return onlyInitializer?.iterated
    case .functionCallExpr:
      let call = FunctionCallExpr(unchecked: self)
      switch call.calleeName {
      case .forEach?, .map?, .compactMap?: return call.calleeBase?.node
      default: return nil
      }
    default: return nil
    }
  }

  /// The collection of `let x = collection.first!` or `.last!`.
  fileprivate var unwrappedEnd: Node? {
    guard kind == .variableDecl, let value = onlyInitializer, case .forceUnwrap(let unwrap)? = Expr(value),
      case .memberAccess(let end)? = unwrap.operand, let name = end.nameToken,
      name.isSpelled("first") || name.isSpelled("last")
    else { return nil }
    return end.base?.node
  }

  /// The value of a declaration of one variable.
  private var onlyInitializer: Node? {
    let bindings = Array(children(.binding))
    return bindings.count == 1 ? bindings.first?.child(.initializer) : nil
  }

  fileprivate func isPath(_ path: AccessPath, _ names: LocalNames) -> Bool {
    AccessPath(self, in: names).map { path.relation(to: $0) == .same } ?? false
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func emptyLoop(_ collection: String) -> Message {
    """
    '\(collection)' was just emptied, so this never runs. Iterate before emptying it, or over a copy made before.
    """
  }

  fileprivate static func noElement(_ collection: String) -> Message {
    "'\(collection)' was just emptied, so unwrapping its element stops the program. Take the element first."
  }

  fileprivate static let emptyLater: Message = "Empty the collection after the loop"
  fileprivate static let emptied = "emptied here"
}

// MARK: - Info

extension IterateAfterRemoveAll {
  static let info = RuleInfo(
    id: "iterate-after-remove-all",
    family: .swiftData,
    severity: .error,
    priority: .high,
    summary: "Loop over a collection that was just emptied",
    why: """
      The body never runs: relationships still point to deleted rows, resources are not released, and the code looks \
      as if it handled both.
      """,
    instead:
      "Iterate first and empty after that, or copy 'let items = owner.items' before 'removeAll()' and iterate over the copy.",
    limits: """
      Both must be statements of one block, fewer than 100 statements apart. A statement between the two that may fill \
      the collection again, such as a call where it is a member of 'self', ends the search.
      """,
    references: [
      Reference(
        title: "Array.removeAll",
        url: "https://developer.apple.com/documentation/swift/array/removeall(keepingcapacity:)")
    ],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the collection is read between the two statements",
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
      .flagged(
        "an empty literal is assigned",
        """
        func close() {
          connections = []
          for connection in ↓connections { connection.close() }
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

import LintKit

/// One pool around a loop, which is drained when the loop is done.
enum AutoreleasepoolPlacement: Rule {
  static let gate = Gate(calls: [.autoreleasepool], where: { $0.pooledLoop != nil })

  enum Exemption: String, RuleExemption {
    case test
    /// A loop around drains the pool, for each batch.
    case inLoop
    /// The code of a turn has a pool of its own.
    case nested
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.calleeName == .autoreleasepool, let loop = call.pooledLoop, !pass.exempts(Exemption.test, pass.isTest),
      !pass.exempts(Exemption.inLoop, call.node.isInAnotherLoop), !pass.exempts(Exemption.nested, loop.hasPool)
    else { return }
    pass.report(at: call.calleeRange, .around, fix: swapping(call, loop, in: pass))
  }

  /// Lets the pool and the loop change places: where nothing but its end leaves the loop's body, and the pool has no
  /// value there.
  private static func swapping(_ call: FunctionCallExpr, _ loop: Node, in pass: Pass) -> RawDiagnostic.FixIt? {
    let outer = call.node.withoutWrappers
    guard outer.role == .statement, !outer.isOnlyExpression, let pool = call.trailingClosure, pool.signature == nil,
      let body = loop.child(.body), !body.leavesEarly, body.hasNoValue(in: pass)
    else { return nil }
    var fix = FixBuilder(in: pass)
    let header = loop.range.lowerBound..<body.firstToken.end
    fix.replace(outer.range.lowerBound..<pool.node.firstToken.end, with: fix.text(header))
    fix.replace(header, with: (body.throwsOut ? "try " : "") + "autoreleasepool {")
    return fix.fix(.swap, .safe)
  }
}

extension FunctionCallExpr {
  /// The loop that is all of a pool's code.
  fileprivate var pooledLoop: Node? {
    guard let pool = trailingClosure, pool.statements.count == 1, let loop = pool.node.child(.statement),
      loop.kind == .forStmt || loop.kind == .whileStmt, loop.child(.body) != nil
    else { return nil }
    return ForStmt(loop)?.isAsync == true ? nil : loop
  }
}

extension Node {
  /// Whether a loop of the same function is around.
  fileprivate var isInAnotherLoop: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .forStmt, .whileStmt, .repeatStmt: return true
      case .closureExpr: if ancestor.callOfArgument?.calleeName == .forEach { return true }
      case .functionDecl, .initializerDecl, .accessorDecl, .accessorBlock: return false
      default: continue
      }
    }
    return false
  }

  /// Whether a call of 'autoreleasepool' is below.
  fileprivate var hasPool: Bool {
    descendants(of: .functionCallExpr).contains { FunctionCallExpr(unchecked: $0).calleeName == .autoreleasepool }
  }

  /// Whether code leaves the body by more than an error, or may not be part of a synchronous closure.
  fileprivate var leavesEarly: Bool {
    descendants(stoppingAtNestedFunctions: true).contains {
      [.returnStmt, .breakStmt, .continueStmt, .awaitExpr].contains($0.kind)
    }
  }

  /// Whether an error of the body's own code leaves it, or may.
  fileprivate var throwsOut: Bool {
    descendants(stoppingAtNestedFunctions: true).contains { node in
      node.kind == .throwStmt
        || TryExpr(node).map { !$0.isOptional && !$0.isForced } ?? (ForStmt(node)?.isThrowing == true)
    }
  }

  /// Whether a closure with these statements gives nothing back.
  fileprivate func hasNoValue(in pass: Pass) -> Bool {
    var statements = children(.statement)
    guard let first = statements.next() else { return true }
    guard statements.next() == nil, first.kind.category == .expression else { return true }
    if first.isVoid { return true }
    guard let expression = Expr(first), case .tuple(let elements) = pass.type(of: expression) else { return false }
    return elements.isEmpty
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let around: Message = """
    This pool is drained once, after the whole loop. Put 'autoreleasepool' into the body of the loop.
    """

  fileprivate static let swap: Message = "Put the pool into the loop"
}

// MARK: - Info

extension AutoreleasepoolPlacement {
  static let info = RuleInfo(
    id: "autoreleasepool-placement",
    family: .swiftData,
    severity: .info,
    priority: .low,
    summary: "autoreleasepool around a loop",
    why: """
      A pool keeps what Objective-C code autoreleases until its block ends. Around a loop that is the end of the loop: \
      memory grows with each turn as if there were no pool.
      """,
    instead: "'for chunk in chunks { autoreleasepool { load(chunk) } }'",
    limits: """
      Pools with a 'for' or 'while' loop as their only statement. Silent inside of another loop, where the pool is \
      drained for each of its turns, where the body has a pool of its own, and in tests.
      """,
    references: [
      Reference(
        title: "autoreleasepool(invoking:)",
        url: "https://developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)")
    ],
    compilerView: [.silent],
    fix: .safe,
    noFix: "the closure does more than loop, or its result is used",
    examples: [
      .flagged(
        "drained once",
        """
        func load(_ chunks: [Chunk]) {
          ↓autoreleasepool {
            for chunk in chunks { load(chunk) }
          }
        }
        """),
      .flagged(
        "a condition of its own",
        """
        func drain(_ queue: Queue) throws {
          try ↓autoreleasepool {
            while let next = queue.next() { try next.write() }
          }
        }
        """),
      .notFlagged(
        "drained in each turn",
        """
        func load(_ chunks: [Chunk]) {
          for chunk in chunks {
            autoreleasepool { load(chunk) }
          }
        }
        """),
      .notFlagged(
        "drained for each batch",
        """
        func load(_ batches: [[Chunk]]) {
          for batch in batches {
            autoreleasepool {
              for chunk in batch { load(chunk) }
            }
          }
        }
        """),
      .fixed(
        "the pool goes into the loop",
        before: """
          func load(_ chunk: Int) throws {}
          func load(_ chunks: [Int]) throws {
            try autoreleasepool {
              for chunk in chunks {
                try load(chunk)
              }
            }
            print("done")
          }
          """,
        after: """
          func load(_ chunk: Int) throws {}
          func load(_ chunks: [Int]) throws {
            for chunk in chunks {
              try autoreleasepool {
                try load(chunk)
              }
            }
            print("done")
          }
          """, applicability: .safe)
    ])
}

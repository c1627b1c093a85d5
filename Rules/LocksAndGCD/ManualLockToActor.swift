import LintKit

/// A class whose lock only asynchronous code takes, so that an actor could stand in for both.
enum ManualLockToActor: Rule {
  static let gate = Gate(anyOf: [.class], and: [.async, .Task])

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples and the like.
    case support
    /// Synchronous code takes the lock, too: callers could not await.
    case synchronousUse
  }

  static func check(_ type: ClassDecl, in pass: Pass) {
    guard let ref = pass.index.declaration(of: type.node, in: pass.file),
      pass.index.isolation(ofType: ref).isolation.isNonisolated, !pass.index.inheritsClass(ref),
      !pass.exempts(Exemption.support, pass.isSupportCode(type.node))
    else { return }
    for property in pass.index.properties(in: ref) {
      let record = pass.index.property(property)
      guard record.flags.contains(.isLet), !record.flags.contains(.isStatic),
        pass.type(ofProperty: property).standardName?.isNameOfLock == true
      else { continue }
      let uses = pass.uses(ofProperty: property).filter { !pass.isInInitializer($0) }
      let isAsynchronous = { (use: Node) in
        pass.isInAsynchronousCode(use) || pass.startsTask(with: record, around: use, uses)
      }
      guard uses.contains(where: isAsynchronous),
        !pass.exempts(Exemption.synchronousUse, !uses.allSatisfy(isAsynchronous))
      else { continue }
      return pass.report(at: pass.index.type(ref).nameRange, .actor(pass.index.type(ref).name, record.name))
    }
  }
}

extension String {
  /// A queue does more than a lock: its work is on no thread of the pool.
  fileprivate var isNameOfLock: Bool { hasSuffix("Lock") || hasSuffix("Mutex") }
}

extension ProjectIndex {
  /// Whether the class has a superclass, or may have one.
  fileprivate func inheritsClass(_ type: DeclRef) -> Bool {
    hasUnknownSupertypes(type)
      || refusals(ofSendable: type).found.contains { if case .superclass = $0 { true } else { false } }
  }
}

extension Pass {
  fileprivate func isInAsynchronousCode(_ node: Node) -> Bool {
    guard var context = context(around: node) else { return false }
    while !index.isAsync(context).isYes {
      guard case .closure = index.context(context).kind, let parent = index.parent(of: context) else { return false }
      context = parent
    }
    return true
  }

  /// Whether the function around a use starts a task that takes the lock, too: by its own name, or as a copy in its
  /// capture list.
  fileprivate func startsTask(with lock: PropertyDeclaration, around use: Node, _ uses: [Node]) -> Bool {
    guard let function = use.enclosing(FunctionDecl.self)?.node else { return false }
    if uses.contains(where: { function.contains($0) && isInAsynchronousCode($0) }) { return true }
    return function.descendants(of: ClosureExpr.kind).contains { node in
      let closure = ClosureExpr(unchecked: node)
      return closure.captures.contains { $0.name == lock.nameID } && taskConstruct(ofBody: closure) != nil
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func actor(_ type: String, _ lock: String) -> Message {
    "Only asynchronous code takes '\(lock)' of '\(type)'. An actor guards the state without a lock."
  }
}

// MARK: - Info

extension ManualLockToActor {
  static let info = RuleInfo(
    id: "manual-lock-to-actor",
    family: .locksAndGCD,
    severity: .info,
    priority: .low,
    summary: "Lock that an actor could replace",
    why: "The compiler checks what an actor guards; what a lock guards only a reader can check.",
    instead: "'actor' in place of 'final class', and plain variables in place of the lock and what it holds.",
    limits: """
      Classes in which each function that takes the lock is asynchronous or starts a task that does. A design \
      question: off until it is asked for.
      """,
    references: [.evolution("0306-actors")],
    compilerView: [.silent],
    noFix: "every use of the type would have to become asynchronous",
    isOptIn: true,
    examples: [
      .flagged(
        "a flag that a task resets",
        """
        import Foundation
        final class ↓Runner: Sendable {
          private let lock = NSLock()
          func run() {
            lock.withLock { start() }
            Task.detached { self.lock.withLock { self.stop() } }
          }
          func start() {}
          func stop() {}
        }
        """),
      .flagged(
        "asynchronous methods",
        """
        import Foundation
        final class ↓Store: @unchecked Sendable {
          private let lock = NSLock()
          private var rows: [Int] = []
          func add(_ row: Int) async { lock.withLock { rows.append(row) } }
        }
        """),
      .notFlagged(
        "a synchronous method",
        """
        import Foundation
        final class Store: @unchecked Sendable {
          private let lock = NSLock()
          private var rows: [Int] = []
          func add(_ row: Int) async { lock.withLock { rows.append(row) } }
          func count() -> Int { lock.withLock { rows.count } }
        }
        """),
      .notFlagged(
        "an actor",
        """
        actor Store {
          private var rows: [Int] = []
          func add(_ row: Int) { rows.append(row) }
        }
        """)
    ])
}

import LintKit

/// A continuation in a property that a second call replaces, or that is set to `nil`: its caller waits for ever.
enum StoredContinuationOverwritten: Rule {
  static let gate = ContinuationMissingResume.gate

  enum Exemption: String, RuleExemption {
    /// The function has used the property before: it refuses, or resumes the older continuation.
    case looksAtProperty
    /// It decides by other state of the object.
    case asksForState
    /// A caller asks a flag and raises it before: it refuses for as long as the call goes on.
    case busyCaller
    /// No call in the project is known to be made again on the same object.
    case oneShotObject
    /// Before it is set to `nil`, the function may resume the continuation.
    case mayResume
    /// A caller may have resumed it.
    case callerMayResume
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let closure = call.lastClosure, let continuation = OwedLocal(parameterOf: closure, in: pass),
      let property = continuation.storingProperty,
      let assignment = continuation.mentions.first?.node.parent, let owner = pass.object(around: call.node),
      let function = pass.function(around: call.node), pass.index.function(function).kind == .function,
      let stored = pass.index.property(named: property.name, of: owner), pass.keepsOneContinuation(stored)
    else { return }
    checkDropped(stored, storedAt: property, of: owner, in: pass)
    if pass.exempts(Exemption.looksAtProperty, pass.looksAt(stored, before: assignment))
      || pass.exempts(Exemption.asksForState, pass.asksForState(before: call.node, of: owner))
      || pass.exempts(
        Exemption.oneShotObject,
        !pass.isCalledOnKeptObject(function, of: owner) { call, caller in
          call.isOnAnotherObject
            ? pass.exempts(Exemption.busyCaller, caller.raisesFlag(before: call.node))
            : caller.looksAt(stored, before: call.node)
        })
    {
      return
    }
    pass.report(
      at: property.range, .replaced(property.identifierText, in: pass.index.function(function).name))
  }
}

extension FunctionCallExpr {
  /// Whether the callee is a member of something else than `self`.
  var isOnAnotherObject: Bool {
    guard let base = calleeBase else { return false }
    guard case .declReference(let reference) = base.withoutNameSuffixes else { return true }
    return !reference.isSelf
  }
}

extension Pass {
  /// An optional continuation, and nothing that sees the old value.
  fileprivate func keepsOneContinuation(_ property: DeclRef) -> Bool {
    let record = index.property(property)
    guard !record.flags.contains(.isLet), !isObserved(property), record.attributes.isEmpty,
      case .optional(let type) = type(ofProperty: property)
    else { return false }
    return index.has(.resumedOnce, type)
  }

  /// Whether the code in front of a node, in the same function, decides by a variable of its object and sets it then,
  /// as by a flag that says that it is busy.
  fileprivate func raisesFlag(before node: Node) -> Bool {
    guard let owner = objectType(around: node), let function = node.enclosing(FunctionDecl.self)?.node else {
      return false
    }
    return index.properties(in: owner).contains { property in
      let uses = uses(ofProperty: property).filter { $0.id < node.id && function.contains($0) }
      guard let asked = uses.first(where: { $0.isInCondition(below: function) }) else { return false }
      return uses.contains { $0.id > asked.id && changes(index.property(property), at: $0) }
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func replaced(_ property: String, in function: String) -> Message {
    """
    A second call of '\(function)' replaces '\(property)', and the first caller waits for ever. Refuse it, or resume \
    the older continuation first.
    """
  }
}

// MARK: - Info

extension StoredContinuationOverwritten {
  static let info = RuleInfo(
    id: "stored-continuation-overwritten",
    family: .continuations,
    severity: .info,
    priority: .medium,
    summary: "Stored continuation replaced or dropped",
    why: """
      The property holds one continuation. Who calls again before the answer has come replaces it, and who sets it to \
      'nil' on the way out drops it: the caller is never resumed, its task never ends, and the runtime logs a leaked \
      continuation.
      """,
    instead: """
      Throw where a request is under way, let the second caller await the same task, or resume the older continuation \
      with 'CancellationError' before the new one is stored, or the property is set to 'nil'.
      """,
    limits: """
      Only where the function neither uses the property nor decides by other variables of the object before, and \
      where a call is known on an object that a property holds, outside of initializers, by a function that does not \
      ask and raise a flag of its own before. 'nil' only where neither the function, what it calls nor what calls it \
      in the file uses the property otherwise, or resumes anything.
      """,
    references: [.evolution("0300-continuation")],
    compilerView: [.silent],
    noFix: "whether the earlier caller should wait, fail or get the same result is a decision about the design",
    examples: [
      .flagged(
        "a request that a delegate answers",
        """
        final class Locator {
          static let shared = Locator()
          private var continuation: CheckedContinuation<Int, Never>?
          func location() async -> Int {
            await withCheckedContinuation { continuation in
              self.↓continuation = continuation
            }
          }
          func refresh() async { print(await location()) }
        }
        func show() async { await Locator.shared.refresh() }
        """),
      .flagged(
        "kept by a screen",
        """
        final class Picker {
          private var pending: CheckedContinuation<Int, any Error>?
          func pick() async throws -> Int {
            try await withCheckedThrowingContinuation { ↓pending = $0 }
          }
        }
        final class Screen {
          let picker = Picker()
          func choose() async throws { print(try await picker.pick()) }
        }
        """),
      .flagged(
        "dropped when the sheet closes",
        """
        final class Sheet {
          private var answer: CheckedContinuation<Bool, Never>?
          func ask() async -> Bool { await withCheckedContinuation { answer = $0 } }
          func confirm() {
            answer?.resume(returning: true)
            answer = nil
          }
          func close() { ↓answer = nil }
        }
        final class Screen {
          let sheet = Sheet()
          func viewDidDisappear() { sheet.close() }
        }
        """),
      .notFlagged(
        "the older one is resumed",
        """
        final class Locator {
          static let shared = Locator()
          private var continuation: CheckedContinuation<Int, any Error>?
          func location() async throws -> Int {
            continuation?.resume(throwing: CancellationError())
            return try await withCheckedThrowingContinuation { continuation = $0 }
          }
        }
        func show() async throws { print(try await Locator.shared.location()) }
        """),
      .notFlagged(
        "an object for each request",
        """
        final class Request {
          private var continuation: CheckedContinuation<Int, Never>?
          func run() async -> Int {
            await withCheckedContinuation { continuation = $0 }
          }
        }
        func ask() async -> Int {
          let request = Request()
          return await request.run()
        }
        """)
    ])
}

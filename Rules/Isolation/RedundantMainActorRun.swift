import LintKit
import LintText

/// `await MainActor.run { }` in code that is on the main actor.
enum RedundantMainActorRun: Rule {
  static let gate = Gate(
    anyOf: [.MainActor], of: [.Task], shape: { $0.contains(FunctionCallExpr.self) { $0.mainActorRun != nil } })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// Language mode 6 does not isolate the code around.
    case languageMode
    /// A comment gives the reason for the suspension.
    case explained
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    // One finding for a function, at its first call.
    var places: [Node] = []
    var found: [Node: [FunctionCallExpr]] = [:]
    for node in file.node.descendants(of: .functionCallExpr) {
      let call = FunctionCallExpr(unchecked: node)
      guard call.mainActorRun != nil, isRedundant(call, in: pass) else { continue }
      let place = call.declarationAround
      if found[place] == nil { places.append(place) }
      found[place, default: []].append(call)
    }
    for place in places {
      guard let calls = found[place], let first = calls.first else { continue }
      pass.report(
        at: first.calleeRange, .redundant,
        notes: calls.dropFirst().prefix(3).map { pass.note(Message.another, at: $0.calleeRange) }
          + pass.decidingNote(for: pass.isolation(around: first.node)),
        fix: inlining(calls, in: pass))
    }
  }

  private static func isRedundant(_ call: FunctionCallExpr, in pass: Pass) -> Bool {
    let around = pass.isolation(around: call.node)
    guard around.isolation == .mainActor || !around.isolation.isKnown else { return false }
    if pass.exempts(Exemption.support, pass.isSupportCode(call.node)) { return false }
    guard around.isolation.isKnown else {
      pass.leaveUndecided(missing: pass.unknownIsolation(around: call.node))
      return false
    }
    if pass.exempts(Exemption.languageMode, around.differsInSwift6) {
      pass.leaveUndecided(missing: .languageMode)
      return false
    }
    let comment = CommentReason.text(ofLines: (call.asStatement ?? call.node).firstToken.commentsAbove)
    return !pass.exempts(Exemption.explained, comment.map { CommentReason.saysWhy($0) && $0.isAboutActor } ?? false)
  }

  /// Puts the statements, or the value, in the place of each call. Unsafe: nothing else runs on the main actor before
  /// them any more.
  private static func inlining(_ calls: [FunctionCallExpr], in pass: Pass) -> RawDiagnostic.FixIt? {
    var fix = FixBuilder(in: pass)
    var inlined: Node?
    for call in calls {
      // One in another is moved with it.
      if let outer = inlined, call.node.isInside(outer) { continue }
      guard let closure = call.mainActorRun, call.arguments.isEmpty, pass.callsTheSameInAsyncCode(closure) else {
        continue
      }
      let outer = call.node.withMarkers
      if outer.role == .statement {
        guard closure.canBeInlined(inPlaceOf: outer), outer.mayBecomeSeveral, fix.replace(outer, withBodyOf: closure)
        else { continue }
      } else {
        guard let value = closure.valueToInline?.node.range, outer.isWholeValue,
          fix.text(closure.node.firstToken.end..<value.lowerBound).allSatisfy(\.isWhitespace),
          fix.text(value.upperBound..<closure.node.lastToken.offset).allSatisfy(\.isWhitespace),
          fix.replace(outer, withBodyOf: closure)
        else { continue }
      }
      inlined = outer
    }
    return inlined == nil ? nil : fix.fix(.inline, .unsafe)
  }
}

extension String {
  /// Whether a comment is about where or when code runs, and not about what it does.
  fileprivate var isAboutActor: Bool {
    let text = lowercased()
    return ["actor", "thread", "queue", "isolat", "suspen", "yield", "run loop", "render", "update cycle"].contains {
      text.includes($0)
    }
  }
}

extension Node {
  /// The call with the `try` and `await` before it, which change nothing of its value: `try?` does.
  fileprivate var withMarkers: Node {
    var node = self
    while let parent = node.parent {
      let isMarker =
        TryExpr(parent).map { !$0.isOptional && !$0.isForced }
        ?? (parent.kind == .awaitExpr || parent.kind == .unsafeExpr)
      if !isMarker { break }
      node = parent
    }
    return node
  }

  /// Whether it is all that a variable is given, or a function returns: any expression may take its place.
  fileprivate var isWholeValue: Bool { role == .initializer || parent?.kind == .returnStmt }

  /// Whether other statements may take a statement's place: in a closure, whose only one may be its result, where it
  /// has others.
  fileprivate var mayBecomeSeveral: Bool {
    guard parent?.kind == .closureExpr else { return parent?.kind == .codeBlock }
    return parent?.children(.statement).contains { $0 != self } ?? false
  }
}

extension FunctionCallExpr {
  /// The function, initializer or member that the call is part of; the file for top-level code.
  fileprivate var declarationAround: Node {
    var outermost = node
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .functionDecl, .initializerDecl, .subscriptDecl: return ancestor
      case .variableDecl where ancestor.role == .member: return ancestor
      default: outermost = ancestor
      }
    }
    return outermost
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let redundant: Message =
    "'MainActor.run' is redundant, because the code around it is on the main actor. Call the code directly."

  fileprivate static let another = "the same here"

  fileprivate static let inline: Message = "Call the code directly"
}

extension MissingFact {
  fileprivate static let languageMode: MissingFact =
    "setting: whether the code stays in language mode 5, which isolates more of it"
}

// MARK: - Info

extension RedundantMainActorRun {
  static let info = RuleInfo(
    id: "redundant-main-actor-run",
    family: .isolation,
    severity: .info,
    priority: .low,
    summary: "MainActor.run on the main actor",
    why: """
      It suggests that the code around runs elsewhere, and it suspends: other work of the main actor may run before its \
      closure does.
      """,
    instead: "Call the code directly.",
    limits: """
      One finding for a function. Silent where a comment gives a reason, and in tests, mocks, samples and previews. \
      Undecided where the isolation of the code around is not known, or inferred from a property wrapper, which \
      language mode 6 does not do.
      """,
    references: [.evolution("0316-global-actors")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the closure's result, control flow or calls would mean something else outside of it",
    examples: [
      .flagged(
        "in a type on the main actor",
        """
        @MainActor final class Model {
          var rows: [Int] = []
          func load() async {
            let loaded = await api.rows()
            await ↓MainActor.run { rows = loaded }
          }
        }
        """),
      .flagged(
        "in a task that is on it",
        """
        func reload() {
          Task { @MainActor in await ↓MainActor.run { show() } }
        }
        """),
      .notFlagged(
        "nonisolated code",
        """
        final class Loader {
          func load() async { await MainActor.run { show() } }
        }
        """),
      .notFlagged(
        "a detached task",
        """
        @MainActor func load() {
          Task.detached { await MainActor.run { show() } }
        }
        """),
      .fixed(
        "the code itself",
        before: """
          @MainActor func load() async {
            let rows = await fetch()
            await MainActor.run {
              show(rows)
              log(rows)
            }
          }
          """,
        after: """
          @MainActor func load() async {
            let rows = await fetch()
            show(rows)
            log(rows)
          }
          """, applicability: .unsafe)
    ])
}

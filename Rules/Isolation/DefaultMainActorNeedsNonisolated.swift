import LintKit

/// A value type or function that only the target's default puts on the main actor, and that code off it calls.
enum DefaultMainActorNeedsNonisolated: Rule {
  static let gate = Gate(
    anyOf: [.struct, .enum, .func], when: { file, index in mayBeCompiled(with: index.settings(of: file)) })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// Its own code uses what is on the main actor for another reason, or a variable that all code shares.
    case needsMainActor
    /// Its own code reads SwiftData models of the main actor: its callers are in the wrong place.
    case readsModels
  }

  /// In Swift 6 mode the compiler refuses what the rule reports.
  private static func mayBeCompiled(with settings: LanguageSettings) -> Bool {
    settings.defaultsToMainActor.isYes && settings.isSwift6.isNo
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    guard mayBeCompiled(with: pass.index.settings(of: pass.file)) else { return }
    for node in file.node.descendants {
      switch node.kind {
      case .structDecl, .enumDecl: if let type = pass.type(at: node) { check(type: type, in: pass) }
      case .functionDecl:
        if let function = pass.function(at: node), pass.index.isGlobal(function) {
          check([function], calling: [function], pass.index.function(function).name, in: pass)
        }
      default: continue
      }
    }
  }

  private static func check(type: DeclRef, in pass: Pass) {
    guard pass.index.isolation(ofType: type).isTargetDefault else { return }
    let parts = [type] + pass.index.extensions(ofNominal: type)
    check(parts, calling: parts.flatMap { pass.index.functions(in: $0) }, pass.index.type(type).name, in: pass)
  }

  /// - Parameters:
  ///   - declarations: what is to be marked: a function, or a type and its extensions.
  ///   - functions: what code off the main actor may call.
  private static func check(
    _ declarations: [DeclRef], calling functions: [DeclRef], _ name: String, in pass: Pass
  ) {
    let isolated = functions.filter { pass.index.isolation(ofFunction: $0).isTargetDefault }
    guard let subject = declarations.first, let call = pass.callOffMainActor(ofAny: isolated) else { return }
    if pass.exempts(Exemption.support, pass.isSupportCode(pass.index.node(subject)))
      || pass.exempts(Exemption.needsMainActor, declarations.contains { pass.needsMainActor($0) })
      || pass.exempts(Exemption.readsModels, declarations.contains { pass.readsModels($0) })
    {
      return
    }
    let range = subject == functions.first ? pass.index.function(subject).nameRange : pass.index.type(subject).nameRange
    pass.report(
      at: range, .byDefault(name), notes: [pass.note(Message.called, at: pass.index.call(call).range, of: call.file)],
      fix: marking(declarations, in: pass))
  }

  /// Marks a type and its extensions: what an unmarked extension declares would stay on the main actor (SE-0449).
  private static func marking(_ declarations: [DeclRef], in pass: Pass) -> RawDiagnostic.FixIt? {
    var fix = FixBuilder(in: pass)
    for declaration in declarations {
      let other = pass.looking(at: declaration.file)
      guard let node = other.whole(declaration) else { return nil }
      var edits = FixBuilder(in: other)
      edits.insert("nonisolated ", at: node.tokenAfterAttributes.offset)
      fix.add(edits)
    }
    return fix.fix(.mark, .unsafe)
  }
}

extension Pass {
  /// A call, without `await`, in code of functions that is known not to be on the main actor.
  fileprivate func callOffMainActor(ofAny functions: [DeclRef]) -> BodyRef? {
    var unknown: IsolationAnswer?
    for function in functions {
      for site in index.callSites(of: function) ?? [] where !index.isTest(site.call.file) {
        guard let context = index.context(ofCall: site.call) else { continue }
        let around = index.isolation(ofContext: context)
        guard around.isolation != .mainActor, index.isChecked(context), calls(function, at: site.call)
        else { continue }
        if around.isolation.isKnown { return site.call }
        unknown = around
      }
    }
    if let unknown { leaveUndecided(missing: .isolation(unknown, in: index)) }
    return nil
  }

  /// Whether a call that may be of a function, by its name, is of that one, and does not wait.
  private func calls(_ function: DeclRef, at call: BodyRef) -> Bool {
    let other = looking(at: call.file)
    guard let node = other.node(ofCall: call), !other.isWaitedFor(node) else { return false }
    return other.member(calledBy: FunctionCallExpr(unchecked: node))?.ref == function
  }

  /// Whether code of a declaration could not be nonisolated as it stands.
  fileprivate func needsMainActor(_ declaration: DeclRef) -> Bool {
    let other = looking(at: declaration.file)
    guard let node = other.whole(declaration) else { return true }
    if index.properties(in: declaration).contains(where: { index.isSharedVariable($0) }) { return true }
    return node.descendants.contains { node in
      guard node.kind == .memberAccessExpr || node.kind == .declReferenceExpr, let expression = Expr(node) else {
        return false
      }
      let call = node.role == .callee ? node.parent.flatMap { FunctionCallExpr($0) } : nil
      guard let member = other.member(meantBy: expression, calledBy: call) else { return false }
      let needed = other.isolation(ofUseOf: member)
      return needed.isolation == .mainActor && !needed.isTargetDefault && other.isolation(around: node).isTargetDefault
    }
  }
}

extension Pass {
  /// Whether code of a declaration uses members of models that are on the main actor.
  fileprivate func readsModels(_ declaration: DeclRef) -> Bool {
    let other = looking(at: declaration.file)
    guard let node = other.whole(declaration) else { return false }
    return node.descendants(of: .memberAccessExpr).contains { node in
      guard let expression = Expr(node), let member = other.member(meantBy: expression, calledBy: nil),
        member.kind == .property, !member.ref.isOfSDK,
        let owner = index.property(member.ref).owner.flatMap({ index.extendedNominal($0) })
      else { return false }
      return index.isModel(owner).isYes && other.isolation(ofUseOf: member).isolation == .mainActor
    }
  }
}

extension ProjectIndex {
  fileprivate func isGlobal(_ function: DeclRef) -> Bool {
    let record = self.function(function)
    return record.kind == .function && record.owner == nil && !record.isLocal
  }

  /// Whether a member is stored once for all code, and can change.
  fileprivate func isSharedVariable(_ property: DeclRef) -> Bool {
    let record = self.property(property)
    return record.flags.contains(.isStatic) && !record.flags.contains(.isLet) && !record.isComputed
  }
}

extension Node {
  /// The first token of a declaration that is no attribute.
  fileprivate var tokenAfterAttributes: TokenCursor {
    var first = firstToken
    for attribute in children(.attribute) { first = attribute.lastToken.next }
    return first
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func byDefault(_ name: String) -> Message {
    "'\(name)' is on the main actor by default alone, and code off it calls it. Mark it 'nonisolated'."
  }

  fileprivate static let called = "called off the main actor"

  fileprivate static let mark: Message = "Mark it 'nonisolated'"
}

// MARK: - Info

extension DefaultMainActorNeedsNonisolated {
  static let info = RuleInfo(
    id: "default-main-actor-needs-nonisolated",
    family: .isolation,
    severity: .warning,
    priority: .medium,
    summary: "Main-actor isolation by default alone, called off it",
    why: """
      With '-default-isolation MainActor' all declarations that say nothing are on the main actor. Code on another actor, \
      or on none, cannot call them without 'await': an error in Swift 6 mode, and a race before.
      """,
    instead: "Mark a type or function that needs no actor 'nonisolated'.",
    limits: """
      Structures, enumerations and global functions; classes mostly hold state that the main actor guards. Calls in \
      functions and accessors, of functions and written initializers, neither of memberwise ones nor of properties. \
      Silent in Swift 6 mode, in which such calls do not compile, where the code uses what is on the main actor for a \
      reason of its own, and in tests, mocks, samples and previews.
      """,
    references: [
      .evolution("0466-control-default-actor-isolation"), .evolution("0449-nonisolated-for-global-actor-cutoff")
    ],
    compilerView: [
      CompilerView(swift5: .warning, swift5Complete: .warning, swift6: .error, groups: ["ActorIsolatedCall"])
    ],
    fix: .unsafe,
    noFix: "the code of the declaration could not be read as a whole",
    examples: [
      .flagged(
        "a parser that an import calls",
        """
        struct ↓Parser {
          func rows(_ text: String) -> [Substring] { text.split(separator: ",") }
        }
        nonisolated func count(_ text: String, _ parser: Parser) -> Int { parser.rows(text).count }
        """, files: [onMainActor]),
      .flagged(
        "a function that an actor calls",
        """
        func ↓trimmed(_ text: String) -> String { text }
        actor Importer {
          func read(_ text: String) -> String { trimmed(text) }
        }
        """, files: [onMainActor]),
      .flagged(
        "a function that a detached task calls",
        """
        enum ↓Format {
          static func name(_ number: Int) -> String { "\\(number)" }
        }
        func start() { Task.detached { print(Format.name(1)) } }
        """, files: [onMainActor]),
      .notFlagged(
        "it is nonisolated",
        """
        nonisolated struct Parser {
          func rows(_ text: String) -> [Substring] { text.split(separator: ",") }
        }
        nonisolated func count(_ text: String, _ parser: Parser) -> Int { parser.rows(text).count }
        """, files: [onMainActor]),
      .notFlagged(
        "the caller waits",
        """
        func trimmed(_ text: String) -> String { text }
        actor Importer {
          func read(_ text: String) async -> String { await trimmed(text) }
        }
        """, files: [onMainActor]),
      .notFlagged(
        "all callers are on the main actor",
        """
        func trimmed(_ text: String) -> String { text }
        func read(_ text: String) -> String { trimmed(text) }
        """, files: [onMainActor]),
      .fixed(
        "the type and its extensions",
        before: """
          struct Parser {
            func rows(_ text: String) -> [Substring] { text.split(separator: ",") }
          }
          extension Parser {
            func count(_ text: String) -> Int { rows(text).count }
          }
          nonisolated func count(_ text: String, _ parser: Parser) -> Int { parser.count(text) }
          """,
        after: """
          nonisolated struct Parser {
            func rows(_ text: String) -> [Substring] { text.split(separator: ",") }
          }
          nonisolated extension Parser {
            func count(_ text: String) -> Int { rows(text).count }
          }
          nonisolated func count(_ text: String, _ parser: Parser) -> Int { parser.count(text) }
          """, applicability: .unsafe, files: [onMainActor])
    ])

  private static let onMainActor = Example.File(
    "Package.swift",
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "A",
      targets: [.target(name: "A", path: ".", swiftSettings: [.defaultIsolation(MainActor.self)])],
      swiftLanguageModes: [.v5])
    """)
}

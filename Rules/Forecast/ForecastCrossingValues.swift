import LintKit

/// Values that cannot leave an actor, or get onto it, by the types of properties and witnesses alone, and Swift 6
/// refuses.
enum ForecastCrossingValues: Rule {
  static let gate = Gate()

  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.tree.names.contains(.await) || pass.tree.names.contains(.async) { checkProperties(in: file, pass) }
    for node in file.node.descendants(of: .functionDecl) { checkOverride(FunctionDecl(unchecked: node), in: pass) }
    let witnesses = Dictionary(grouping: pass.witnesses.filter { $0.witness.file == pass.file }, by: \.witness)
    if witnesses.isEmpty { return }
    for node in file.node.descendants(of: .functionDecl) {
      guard let function = pass.function(at: node) else { continue }
      for witness in witnesses[function] ?? [] { check(FunctionDecl(unchecked: node), witness, in: pass) }
    }
  }

  /// An override of an asynchronous method, on another actor than what it overrides.
  private static func checkOverride(_ function: FunctionDecl, in pass: Pass) {
    guard function.isAsync, function.hasModifier(.override), let ref = pass.function(at: function.node),
      let overridden = pass.overrides.first(where: { $0.member == ref })?.overridden,
      let member = pass.member(overridden), member.kind == .function
    else { return }
    let base = pass.index.isolation(ofFunction: overridden).isolation
    let isolation = pass.index.isolation(ofFunction: ref).isolation
    guard base.isKnown, isolation.isOnActor, isolation != base, let words = isolation.contextWords,
      pass.isForecast(function.node)
    else { return }
    reportCrossing(of: ref, function, in: pass, isSent: { .isSent($0, toOverrideOf: member.name, words) }) {
      .isReturned($0, fromOverrideOf: member.name, words)
    }
  }

  private static func checkProperties(in file: SourceFile, _ pass: Pass) {
    for node in file.node.descendants(of: .memberAccessExpr) {
      let access = MemberAccessExpr(unchecked: node)
      guard access.base != nil, let name = access.nameToken else { continue }
      if pass.isWaitedFor(node) {
        checkProperty(.memberAccess(access), name, in: pass)
      } else if pass.mayMissWait(at: node, for: name.name) {
        // The compiler asks for 'await', and objects to the value as well.
        checkProperty(.memberAccess(access), name, in: pass) { !$0.ref.isOfSDK }
      }
    }
    for node in file.node.descendants(of: .declReferenceExpr) where pass.isWaitedFor(node) {
      let reference = DeclReferenceExpr(unchecked: node)
      guard pass.localNames(around: node)?.resolution(of: reference) == .memberOrGlobal else { continue }
      checkProperty(.declReference(reference), reference.nameToken, in: pass)
    }
  }

  /// `await store.context`, and `await context` of `self`.
  private static func checkProperty(
    _ access: Expr, _ name: TokenCursor, in pass: Pass, where isMeant: (MeantMember) -> Bool = { _ in true }
  ) {
    guard pass.isAsync(around: access.node).isYes, let member = pass.members(meantBy: access).first,
      member.kind == .property, isMeant(member)
    else { return }
    let owner = pass.index.isolation(ofAccessTo: member.ref, from: pass.file).isolation
    guard owner.isOnActor, let words = owner.contextWords else { return }
    let around = pass.isolation(around: access.node).isolation
    guard around != owner, around.contextWords != nil else { return }
    let type = pass.type(of: access)
    let sendability = pass.sendability(of: type, at: access.node)
    switch pass.answer(sendability) {
    case .yes: return
    case .unknown: pass.leaveUndecided(missing: "type: of what '\(member.name)' holds")
    case .no where pass.isForecast(access.node):
      pass.report(
        at: name.range, .exits(type.description, member.name, words), because: pass.causes(of: sendability))
    case .no: return
    }
  }

  /// The protocol's caller is on no actor, the witness on one.
  private static func check(_ function: FunctionDecl, _ witness: Witness, in pass: Pass) {
    guard let requirement = pass.member(witness.requirement), requirement.kind == .function,
      pass.index.function(witness.requirement).flags.contains(.isAsync),
      pass.index.isolation(ofFunction: witness.requirement).isolation == .nonisolated
    else { return }
    let isolation = pass.index.isolation(ofFunction: witness.witness).isolation
    guard isolation.isOnActor, let words = isolation.contextWords, pass.isForecast(function.node) else { return }
    reportCrossing(of: witness.witness, function, in: pass, isSent: { .isSent($0, requirement.name, words) }) {
      .isReturned($0, requirement.name, words)
    }
  }

  private static func reportCrossing(
    of ref: DeclRef, _ function: FunctionDecl, in pass: Pass, isSent: (String) -> Message,
    isReturned: (String) -> Message
  ) {
    let (types, name) = (pass.signatureTypes(of: ref), function.node.mainToken.range)
    for type in types.dropLast() where pass.isRefused(type, at: function.node) {
      pass.report(at: name, isSent(type.description))
    }
    if let result = types.last, pass.isRefused(result, at: function.node) {
      pass.report(at: name, isReturned(result.description))
    }
  }
}

extension Pass {
  /// Whether asynchronous code on no actor may read a property of one without waiting for it, as far as the name tells.
  fileprivate func mayMissWait(at node: Node, for name: Name) -> Bool {
    index.mayBeOnActor(propertyNamed: name) && isAsync(around: node).isYes
      && isolation(around: node).isolation.isNonisolated
  }

  fileprivate func isRefused(_ type: SwiftType, at place: Node) -> Bool {
    switch answer(sendability(of: type, at: place)) {
    case .no: return true
    case .yes: return false
    case .unknown:
      leaveUndecided(missing: "type: of a parameter or result of a witness")
      return false
    }
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func exits(_ type: String, _ name: String, _ context: String) -> Message {
    "non-Sendable type '\(type)' of property '\(name)' cannot exit \(context) context."
  }

  /// In the compiler's words.
  fileprivate static func isSent(_ type: String, _ requirement: String, _ context: String) -> Message {
    """
    non-Sendable parameter type '\(type)' cannot be sent from caller of protocol requirement '\(requirement)' into \
    \(context) implementation.
    """
  }

  /// In the compiler's words.
  fileprivate static func isReturned(_ type: String, _ requirement: String, _ context: String) -> Message {
    """
    non-Sendable type '\(type)' cannot be returned from \(context) implementation to caller of protocol requirement \
    '\(requirement)'.
    """
  }

  /// In the compiler's words.
  fileprivate static func isSent(_ type: String, toOverrideOf name: String, _ context: String) -> Message {
    """
    non-Sendable parameter type '\(type)' cannot be sent from caller of superclass instance method '\(name)' into \
    \(context) override.
    """
  }

  /// In the compiler's words.
  fileprivate static func isReturned(_ type: String, fromOverrideOf name: String, _ context: String) -> Message {
    """
    non-Sendable type '\(type)' cannot be returned from \(context) override to caller of superclass instance method \
    '\(name)'.
    """
  }
}

// MARK: - Info

extension ForecastCrossingValues {
  static let info = RuleInfo(
    id: "forecast-crossing-values",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A value that cannot leave an actor, or get onto it",
    why: "The actor goes on using what it gives away, and others would use it at the same time.",
    instead: "Make the type 'Sendable', hand over a 'Sendable' part of it, or do the work on the actor.",
    limits: """
      Properties that code waits for, and asynchronous functions that witness or override one, are checked; subscripts are \
      not.
      """,
    references: [.evolution("0302-concurrent-value-and-concurrent-closures")],
    compilerView: [CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error)],
    isOptIn: true,
    examples: [
      .flagged(
        "a property of the main actor",
        """
        final class Log { var lines: [String] = [] }
        @MainActor final class Store { var log = Log() }
        func read(_ store: Store) async { _ = await store.↓log }
        """),
      .flagged(
        "a witness on an actor",
        """
        final class Log { var lines: [String] = [] }
        protocol Archiving { func archive(_ log: Log) async }
        actor Archive: Archiving { func ↓archive(_ log: Log) async {} }
        """),
      .flagged(
        "an override on the main actor",
        """
        final class Log { var lines: [String] = [] }
        class Base { func archive(_ log: Log) async {} }
        class Archive: Base { @MainActor override func ↓archive(_ log: Log) async {} }
        """),
      .notFlagged(
        "a value that can be shared",
        """
        @MainActor final class Store { var name = "" }
        func read(_ store: Store) async { _ = await store.name }
        """),
      .notFlagged(
        "code on the same actor",
        """
        final class Log { var lines: [String] = [] }
        @MainActor final class Store { var log = Log() }
        @MainActor func read(_ store: Store) async { _ = store.log }
        """)
    ])
}

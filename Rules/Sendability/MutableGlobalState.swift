import LintKit

/// A variable that all threads share and nothing guards.
enum MutableGlobalState: Rule {
  static let gate = Gate(outline: { $0.declaresMutableGlobals })

  enum Exemption: String, RuleExemption {
    case test
    /// The developer vouches for it.
    case unsafe
    /// Each task has its own.
    case taskLocal
    /// Globals of `main.swift`, of manifests and other scripts, and of a playground's pages, are on the main actor.
    case script
    /// An instance that all share has a lock or queue of its own: information only.
    case guarded
    /// A lock or queue stands beside the variable: information only.
    case guardedBeside
    /// Only the address is used, as a key, and nobody changes the value: information only.
    case key
  }

  static func check(_ variable: VariableDecl, in pass: Pass) {
    if !variable.mayBeShared || pass.exempts(Exemption.test, pass.isTest) { return }
    for binding in variable.bindings {
      let type = variable.isLet ? pass.outline.classWithVariables(madeBy: binding) : nil
      if variable.isLet, type == nil { continue }
      guard let ref = pass.property(at: binding.node) else { continue }
      let property = pass.index.property(ref)
      guard property.isShared, !property.isComputed, !pass.isExempt(property) else { continue }
      let answer = pass.index.isolation(ofProperty: ref)
      guard answer.isolation.isKnown else {
        pass.leaveUndecided(missing: .isolation(answer, in: pass.index))
        continue
      }
      guard answer.isolation == .nonisolated else { continue }
      if let type {
        pass.reportInstance(of: type, property)
      } else if pass.exempts(Exemption.key, pass.isKey(property)) {
        pass.report(at: property.nameRange, .key(property.name), severity: .info, notes: pass.notes(for: answer))
      } else if pass.exempts(Exemption.guardedBeside, pass.isGuardedBeside(variable)) {
        pass.report(
          at: property.nameRange, .guardedBeside(property.name), severity: .info, notes: pass.notes(for: answer))
      } else {
        pass.report(
          at: property.nameRange, .shared(property.name), notes: pass.notes(for: answer),
          fix: constant(variable, property, in: pass))
      }
    }
  }

  /// `let`, where nobody can assign to it: nothing changes for those who read it.
  private static func constant(_ variable: VariableDecl, _ property: PropertyDeclaration, in pass: Pass)
    -> RawDiagnostic.FixIt?
  {
    guard variable.bindings.count == 1, let binding = variable.bindings.first, binding.initializer != nil,
      binding.accessors == nil,
      property.attributes.isEmpty, property.flags.isDisjoint(with: [.isWeak, .isLazy, .isPublic]),
      !variable.hasModifier(.package),
      pass.index.sendability(of: pass.type(ofProperty: property.ref), in: pass.file).answer.isYes,
      pass.isOnlyRead(property), !pass.isRequirement(property)
    else { return nil }
    var fix = FixBuilder(in: pass)
    fix.replace(variable.node.mainToken.range, with: "let")
    return fix.fix(.constant, .safe)
  }
}

extension PropertyDeclaration {
  /// Global, or of a type rather than of its instances.
  fileprivate var isShared: Bool { owner == nil || flags.contains(.isStatic) }

}

extension Pass {
  fileprivate func isExempt(_ property: PropertyDeclaration) -> Bool {
    typealias Exemption = MutableGlobalState.Exemption
    if exempts(Exemption.unsafe, property.flags.contains(.isUnsafe)) { return true }
    if exempts(Exemption.taskLocal, property.attributes.contains { $0.name == "TaskLocal" }) { return true }
    return exempts(Exemption.script, isScript(property))
  }

  /// Reports the one instance of a class of the file that all threads get, where the class is known not to be
  /// 'Sendable'.
  fileprivate func reportInstance(of type: ClassDecl, _ property: PropertyDeclaration) {
    guard let ref = index.declaration(of: type.node, in: file) else { return }
    let sendability = index.sendability(of: ref)
    switch sendability.answer {
    case .yes: return
    case .unknown: return leaveUndecided(missing: .sendability(sendability))
    case .no: break
    }
    let isGuarded = exempts(MutableGlobalState.Exemption.guarded, type.storesGuard)
    let name = index.type(ref).name
    report(
      at: property.nameRange, isGuarded ? .guarded(property.name, name) : .instance(property.name, name),
      severity: isGuarded ? .info : nil)
  }

  /// Whether a static variable's type has a constant beside it that is a lock or queue.
  fileprivate func isGuardedBeside(_ variable: VariableDecl) -> Bool {
    guard variable.node.role == .member, let members = variable.node.parent?.children(.member) else { return false }
    return members.contains { member in
      guard let other = VariableDecl(member), other.isLet, other.hasModifier(.static) else { return false }
      return other.storesGuard
    }
  }

  /// Whether the variable is one whose address serves as a key: a byte that nobody changes, or one whose address the
  /// file gives to what identifies things by it, `objc_setAssociatedObject(self, &key, …)`.
  fileprivate func isKey(_ property: PropertyDeclaration) -> Bool {
    if property.node.mentionsByte, ["UInt8", "Int8"].contains(type(ofProperty: property.ref).standardName),
      !isAssigned(property)
    {
      return true
    }
    for node in referencesByName.of([property.nameID]) {
      guard let argument = node.parent, argument.kind == .inOutExpr, argument.lastToken.name == property.nameID,
        let call = argument.parent?.parent.flatMap({ FunctionCallExpr($0) }),
        let callee = call.calleeNameToken?.identifierText
      else { continue }
      if Self.identifying.contains(callee) { return true }
    }
    return false
  }

  /// Whether the file stores anything in the variable.
  private func isAssigned(_ property: PropertyDeclaration) -> Bool {
    for node in referencesByName.of([property.nameID]) {
      if node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, node.parent?.kind != .inOutExpr,
        node.mayBeChanged
      {
        return true
      }
    }
    return false
  }

  private static let identifying: Set<String> = [
    "objc_setAssociatedObject", "objc_getAssociatedObject", "addObserver", "removeObserver", "setSpecific",
    "getSpecific"
  ]

  /// Whether no file but this one may mention the variable, and this one only reads it.
  fileprivate func isOnlyRead(_ property: PropertyDeclaration) -> Bool {
    if !property.flags.contains(.isFilePrivate), isMentionedElsewhere(property.nameID) { return false }
    for node in referencesByName.of([property.nameID]) {
      switch node.kind {
      case .declReferenceExpr, .memberAccessExpr: if node.mayBeChanged { return false }
      // A key path can be written through.
      case .keyPathExpr, .keyPathPropertyComponent: return false
      default: continue
      }
    }
    return true
  }

  /// Whether a protocol of the project may ask for the variable to be settable.
  fileprivate func isRequirement(_ property: PropertyDeclaration) -> Bool {
    guard let owner = property.owner else { return false }
    return index.extendedNominal(owner).map { index.isRequired(property.nameID, of: $0) } ?? true
  }

  /// Globals of `main.swift`, of manifests and other files with statements at the top, and of a playground's pages, are
  /// on the main actor.
  fileprivate func isScript(_ property: PropertyDeclaration) -> Bool {
    guard property.owner == nil else { return false }
    let name = path.split(separator: "/").last ?? ""
    if name == "main.swift" || name == "Package.swift" || name.hasPrefix("Package@swift-")
      || path.contains(".playground/")
    {
      return true
    }
    return hasStatements
  }
}

extension ClassDecl {
  /// Whether instances have a lock or a queue of their own, which guards what they store, or is meant to.
  fileprivate var storesGuard: Bool {
    for case .variable(let variable) in members where variable.storesGuard { return true }
    return false
  }
}

extension VariableDecl {
  fileprivate var storesGuard: Bool {
    bindings.contains { binding in
      let token =
        binding.type?.withoutOptionals.nameToken
        ?? binding.initializer.flatMap { FunctionCallExpr($0.node)?.calleeNameToken }
      return token?.identifierText.isGuard ?? false
    }
  }
}

extension String {
  /// `NSLock`, `os_unfair_lock`, `Mutex`, `DispatchQueue` and the like.
  fileprivate var isGuard: Bool {
    ["Lock", "lock", "lock_s", "Mutex", "Queue", "Semaphore", "Condition"].contains { hasSuffix($0) }
  }
}

extension Node {
  /// Whether the code around a name may assign to it: with an operator, as `&name`, or in a function of its own.
  fileprivate var mayBeChanged: Bool {
    var node = self
    while let parent = node.parent {
      switch (parent.kind, node.role) {
      case (.inOutExpr, _), (.functionCallExpr, .callee): return true
      case (.sequenceExpr, .element):
        guard node.subtreeEnd < parent.subtreeEnd else { return false }
        return Node(columns: columns, id: node.subtreeEnd).assigns
      case (.memberAccessExpr, .base), (.optionalChainingExpr, _), (.forceUnwrapExpr, _), (.labeledExpr, _),
        (.tupleExpr, _),
        (.subscriptCallExpr, .callee):
        node = parent
      default: return false
      }
    }
    return false
  }

  /// `=`, or an operator that ends in it and does not compare.
  private var assigns: Bool {
    if kind == .assignmentExpr { return true }
    return kind == .binaryOperatorExpr && mainToken.text.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(mainToken.text)
  }
}

extension Node {
  /// Whether the name of a type of one byte is in it.
  fileprivate var mentionsByte: Bool { tokens.contains { $0.isSpelled("UInt8") || $0.isSpelled("Int8") } }
}

// MARK: - Messages

extension Message {
  fileprivate static func shared(_ name: String) -> Message {
    """
    '\(name)' can be changed from any thread at the same time, and Swift 6 does not compile it: make it 'let' if \
    nobody changes it, or isolate it to '@MainActor' or an actor.
    """
  }

  fileprivate static func instance(_ name: String, _ type: String) -> Message {
    """
    '\(name)' gives every thread the same '\(type)', which has variables and no isolation, and Swift 6 does not \
    compile it: isolate '\(type)' to '@MainActor', make it an actor, or guard its variables.
    """
  }

  fileprivate static func guarded(_ name: String, _ type: String) -> Message {
    """
    '\(name)' gives every thread the same '\(type)'. What it stores may be guarded, but Swift 6 cannot see that and \
    does not compile it: keep its variables in a 'Mutex', or make it an actor.
    """
  }

  fileprivate static func guardedBeside(_ name: String) -> Message {
    """
    '\(name)' may be guarded by what stands beside it, but Swift 6 cannot see that and does not compile it: keep the \
    value in a 'Mutex', or isolate it to an actor.
    """
  }

  fileprivate static func key(_ name: String) -> Message {
    """
    Only the address of '\(name)' matters, and nobody changes it, but Swift 6 does not compile it, and a 'let' has no \
    address: isolate it to the actor of the code that uses it as a key.
    """
  }
}

extension Message {
  fileprivate static let constant: Message = "Replace 'var' with 'let'"
}

extension MissingFact {
  fileprivate static func sendability(_ answer: Sendability) -> MissingFact {
    MissingFact("sendability: \(answer.reasons.last ?? "of the class")")
  }
}

// MARK: - Info

extension MutableGlobalState {
  static let info = RuleInfo(
    id: "mutable-global-state",
    family: .sendability,
    severity: .warning,
    priority: .high,
    summary: "A global or static variable that is on no actor",
    why: """
      Two threads that write it at once tear the value: a crash in code that only reads, now and then, on users' \
      machines. In Swift 6 the declaration is an error.
      """,
    instead: """
      Make it 'let' where nobody assigns to it. Otherwise isolate it: '@MainActor static var', an actor, or a 'Mutex' \
      that holds the value. 'nonisolated(unsafe)' only silences the compiler.
      """,
    limits: """
      Of constants only instances of classes that the same file declares are looked at, where these store plain \
      variables; with a lock or queue beside them the finding is information. Silent where the isolation around is not \
      known, and in tests.
      """,
    references: [.evolution("0412-strict-concurrency-for-global-variables")],
    compilerView: [
      CompilerView(swift5: .silent, swift5Complete: .warning, swift6: .error, groups: ["MutableGlobalVariable"])
    ],
    fix: .safe,
    examples: [
      .flagged("a setting of all", "enum Settings { static var ↓retries = 3 }"),
      .flagged("a global", "var ↓requestCount = 0\nfunc count() { requestCount += 1 }"),
      .flagged(
        "one instance for all threads",
        """
        final class Session {
          static let ↓shared = Session()
          var token = ""
        }
        """),
      .flagged(
        "the address is a key",
        """
        private var ↓key: UInt8 = 0
        func mark(_ view: NSObject) { objc_setAssociatedObject(view, &key, true, .OBJC_ASSOCIATION_RETAIN) }
        """, severity: .info),
      .flagged(
        "the instance is guarded",
        """
        final class Session {
          static let ↓shared = Session()
          private let lock = NSLock()
          private var token = ""
        }
        """, severity: .info),
      .notFlagged(
        "the instance is on the main actor",
        """
        @MainActor final class Session {
          static let shared = Session()
          var token = ""
        }
        """),
      .notFlagged("a constant", "enum Settings { static let retries = 3 }"),
      .notFlagged("on the main actor", "@MainActor enum Settings { static var retries = 3 }"),
      .notFlagged("computed", "enum Settings { static var retries: Int { 3 } }"),
      .notFlagged("the developer vouches for it", "enum Settings { nonisolated(unsafe) static var retries = 3 }"),
      .notFlagged("each task has its own", "enum Trace { @TaskLocal static var id: String? }"),
      .notFlagged("of an instance", "final class Settings { var retries = 3 }"),
      .fixed(
        "nobody changes it",
        before: "enum Settings { static var retries = 3 }",
        after: "enum Settings { static let retries = 3 }")
    ])
}

import LintKit

/// An actor with nothing to protect: no state that is isolated to it, and no function that runs on it. And one whose
/// functions need what it can never have.
enum ActorWithoutIsolatedState: Rule {
  static let gate = Gate(
    anyOf: [.actor], shape: { $0.contains(ActorDecl.self) { $0.hasOnlyConstants || $0.constantNil != nil } })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// A macro or `@globalActor` makes more of it, and so does `distributed`.
    case attributes
    /// A stored value must not be shared.
    case state
    /// A function runs one at a time.
    case serialized
    /// Something asks for an actor: a protocol, or a parameter that code is isolated to.
    case required
  }

  static func check(_ declaration: ActorDecl, in pass: Pass) {
    if let constant = declaration.constantNil, declaration.unwraps(constant) {
      if pass.exempts(Exemption.support, pass.isSupportCode(declaration.node)) { return }
      return pass.report(at: constant.range, .alwaysNil(constant.identifierText))
    }
    guard declaration.hasOnlyConstants, let ref = pass.type(at: declaration.node) else { return }
    let record = pass.index.type(ref)
    if pass.exempts(Exemption.support, pass.isSupportCode(declaration.node))
      || pass.exempts(
        Exemption.attributes, declaration.hasModifier(.distributed) || record.attributes.contains { _ in true })
      || pass.exempts(Exemption.required, pass.mayNeedActor(ref))
    {
      return
    }
    let functions = ([ref] + pass.index.extensions(ofNominal: ref)).flatMap { pass.index.functions(in: $0) }
    if pass.exempts(Exemption.serialized, !pass.areNeverOnActor(functions) || pass.computesOnActor(ref)) { return }
    switch pass.areShareable(pass.index.properties(in: ref)) {
    case .yes: break
    case .unknown: return pass.leaveUndecided(missing: .storage(of: record.name))
    case .no: if pass.exempts(Exemption.state, true) { return }
    }
    pass.report(at: record.nameRange, .idle(record.name), fix: sendableClass(declaration, ref, in: pass))
  }

  /// A class of constants. Unsafe: what awaited the actor need not any more.
  private static func sendableClass(_ declaration: ActorDecl, _ ref: DeclRef, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard pass.index.settings(of: pass.file).defaultsToMainActor.isNo, pass.index.sendability(of: ref).answer.isYes,
      let keyword = declaration.node.tokens.first(where: { $0.name == .actor })
    else { return nil }
    var fix = FixBuilder(in: pass)
    fix.replace(keyword.range, with: "final class")
    if let last = declaration.inheritedTypes.last {
      fix.insert(", Sendable", at: last.range.upperBound)
    } else {
      fix.insert(": Sendable", at: declaration.genericParameters?.range.upperBound ?? declaration.node.mainToken.end)
    }
    return fix.fix(.replacement, .unsafe)
  }
}

extension ActorDecl {
  /// The name of a constant that is `nil`, which no initializer can change: `let store: Store? = nil`.
  fileprivate var constantNil: TokenCursor? {
    for case .variable(let variable) in members where variable.isLet {
      for binding in variable.bindings {
        guard case .nilLiteral? = binding.initializer, let name = binding.nameToken else { continue }
        return name
      }
    }
    return nil
  }

  /// Whether a function unwraps a constant: `guard let store`, `store?.save()`, `store!`.
  fileprivate func unwraps(_ constant: TokenCursor) -> Bool {
    node.descendants.contains { node in
      switch node.kind {
      case .optionalBindingCondition:
        let binding = OptionalBindingCondition(unchecked: node)
        let value = binding.initializer.map { $0.lastName } ?? binding.nameToken?.name
        return value == constant.name
      case .optionalChainingExpr, .forceUnwrapExpr:
        return node.child(.operand).flatMap { Expr($0) }?.lastName == constant.name
      default: return false
      }
    }
  }

  /// Whether all that it stores are constants, and it has functions.
  fileprivate var hasOnlyConstants: Bool {
    var hasFunction = false
    for member in members {
      switch member {
      case .variable(let variable):
        let isStored = variable.bindings.contains { $0.accessors.map { !$0.isComputed } ?? true }
        if isStored, !variable.isLet, !variable.hasModifier(.static) { return false }
      case .function(let function): hasFunction = hasFunction || !function.hasModifier(.static)
      case .ifConfig, .macroExpansion: return false
      default: continue
      }
    }
    return hasFunction
  }
}

extension AccessorBlock {
  fileprivate var isComputed: Bool { node.flags.contains(.implicitGetter) || accessor(.get) != nil }
}

extension Pass {
  /// Whether no function runs on the actor: each is nonisolated, on a global actor, or only awaits such ones.
  fileprivate func areNeverOnActor(_ functions: [DeclRef]) -> Bool {
    functions.allSatisfy { function in
      let record = index.function(function)
      if record.kind == .initializer || record.flags.contains(.isStatic) { return true }
      if record.kind == .deinitializer { return false }
      let isolation = index.isolation(ofFunction: function).isolation
      return isolation.isNonisolated || isolation.isOnGlobalActor
    }
  }

  /// Whether a computed property of a type runs on it.
  fileprivate func computesOnActor(_ type: DeclRef) -> Bool {
    ([type] + index.extensions(ofNominal: type)).flatMap { index.properties(in: $0) }.contains { property in
      let record = index.property(property)
      guard record.isComputed, !record.flags.contains(.isStatic) else { return false }
      let isolation = index.isolation(ofProperty: property).isolation
      return !isolation.isNonisolated && !isolation.isOnGlobalActor
    }
  }

  /// Whether the values of stored properties may be shared.
  fileprivate func areShareable(_ properties: [DeclRef]) -> Truth {
    properties.reduce(.yes) { known, property in
      let record = index.property(property)
      if record.isComputed || record.flags.contains(.isStatic) { return known }
      return known.and(index.sendability(of: type(ofProperty: property), in: file).answer)
    }
  }

  /// Whether the type conforms to a protocol of actors, or code is isolated to a value of it.
  fileprivate func mayNeedActor(_ type: DeclRef) -> Bool {
    index.hasUnknownSupertypes(type) || !index.inherits(type, fromSDK: "Actor").isNo
      || hasParameterIsolated(toTypeNamed: index.type(type).nameID)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func idle(_ name: String) -> Message {
    "Actor '\(name)' has no state of its own, and no function runs on it. Make it a Sendable class or structure."
  }

  fileprivate static func alwaysNil(_ name: String) -> Message {
    "'\(name)' is a constant that is always nil, so code that unwraps it never runs. Give it a value in 'init'."
  }

  fileprivate static let replacement: Message = "Replace 'actor' with a Sendable final class"
}

extension MissingFact {
  fileprivate static func storage(of name: String) -> MissingFact {
    "sendability: of what '\(name)' stores"
  }
}

// MARK: - Info

extension ActorWithoutIsolatedState {
  static let info = RuleInfo(
    id: "actor-without-isolated-state",
    family: .actors,
    severity: .info,
    priority: .low,
    summary: "Actor with no isolated state",
    why: """
      It looks as if it protected something. Callers await it, and what it stores is taken to be changing.
      """,
    instead: "Make it a structure, or a 'final class' that is 'Sendable'.",
    limits: """
      Silent on actors with attributes, 'distributed' ones, those that a protocol or an 'isolated' parameter asks for, \
      those with a function, deinitializer or computed property that runs on the actor, and in tests, mocks, samples and \
      previews. Undecided where it is not known whether a stored constant is 'Sendable'. Of actors with more than \
      constants only an optional one that is 'nil', and that code unwraps, is reported.
      """,
    references: [.evolution("0306-actors")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "its members or its callers need more than a class that is Sendable",
    examples: [
      .flagged(
        "all functions are nonisolated",
        """
        actor ↓PhotoFolder {
          let path: String
          init(path: String) { self.path = path }
          nonisolated func name(of photo: Int) -> String { "\\(path)/\\(photo)" }
        }
        """),
      .flagged(
        "its functions run on the main actor",
        """
        actor ↓Exporter {
          @MainActor func show() {}
          nonisolated func run() {}
        }
        """),
      .flagged(
        "a constant that no initializer can set",
        """
        actor Archive {
          private let ↓folder: String? = nil
          func count() -> Int {
            guard let folder else { return 0 }
            return folder.count
          }
        }
        """),
      .notFlagged(
        "it stores a variable",
        """
        actor Counter {
          var count = 0
          nonisolated func log() {}
        }
        """),
      .notFlagged(
        "a function runs on it",
        """
        actor Writer {
          let path: String
          init(path: String) { self.path = path }
          func write(_ text: String) {}
        }
        """),
      .fixed(
        "a class",
        before: """
          actor PhotoFolder {
            let path: String
            init(path: String) { self.path = path }
            nonisolated func name(of photo: Int) -> String { "\\(path)/\\(photo)" }
          }
          """,
        after: """
          final class PhotoFolder: Sendable {
            let path: String
            init(path: String) { self.path = path }
            nonisolated func name(of photo: Int) -> String { "\\(path)/\\(photo)" }
          }
          """, applicability: .unsafe)
    ])
}

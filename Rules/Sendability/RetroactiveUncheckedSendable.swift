import LintKit

/// An extension that vouches for a type of another module.
enum RetroactiveUncheckedSendable: Rule {
  static let gate = Gate(
    anyOf: [.unchecked], and: [.Sendable],
    outline: { outline in
      outline.tree.contains(InheritedType.self) { $0.node.parent?.kind == .extensionDecl && $0.vouchesForSendable }
    })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples and the like.
    case support
    /// A comment gives the reason.
    case explained
    /// The module says the same on some platforms.
    case known
  }

  static func check(_ entry: InheritedType, in pass: Pass) {
    guard entry.vouchesForSendable, let declaration = entry.node.parent.flatMap({ ExtensionDecl($0) }),
      let place = pass.type(at: declaration.node), let name = declaration.nameToken?.identifierText,
      !pass.exempts(Exemption.explained, CommentReason.text(ofLines: declaration.node.firstToken.commentsAbove) != nil)
    else { return }
    if pass.exempts(Exemption.support, pass.isSupportCode(entry.node)) { return }
    guard let type = pass.index.extendedNominal(place) else {
      // A type of a module that is not known, unless the project has one of the name.
      guard pass.index.types(named: name).isEmpty, pass.index.aliases(named: name).isEmpty else {
        return pass.leaveUndecided(missing: .type(named: name, in: pass.file, pass.index))
      }
      return pass.report(at: entry.range, .foreign(name))
    }
    if type.isOfSDK {
      if pass.exempts(Exemption.known, pass.index.mayBeSendableByItself(type)) { return }
      return pass.report(at: entry.range, .foreign(name))
    }
    let (own, other) = (pass.index.targets(of: pass.file), pass.index.targets(of: type.file))
    guard !own.isEmpty, !other.isEmpty, Set(own).isDisjoint(with: other) else { return }
    pass.report(at: entry.range, .otherTarget(name))
  }
}

extension ProjectIndex {
  /// Whether a type of the SDK is Sendable, or may be, whatever the project says.
  fileprivate func mayBeSendableByItself(_ type: DeclRef) -> Bool {
    if has(.sendabilityUnknown, type) || isolation(ofType: type).isolation.isOnActor { return true }
    return ([type] + extensions(ofNominal: type)).contains { place in
      place.isOfSDK && node(place).children(.inheritedType).contains { $0.tokens.contains { $0.name == .Sendable } }
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func foreign(_ type: String) -> Message {
    """
    This vouches for '\(type)', whose module does not. Use '@preconcurrency import', or keep it in an actor.
    """
  }

  fileprivate static func otherTarget(_ type: String) -> Message {
    "'\(type)' is of another target of this project. State its conformance where it is declared."
  }
}

// MARK: - Info

extension RetroactiveUncheckedSendable {
  static let info = RuleInfo(
    id: "retroactive-unchecked-sendable",
    family: .sendability,
    severity: .info,
    priority: .medium,
    summary: "@unchecked Sendable conformance of another module's type",
    why: """
      The compiler no longer checks any value of the type, in the whole program: every race with one is silent. Where \
      the module says later that the type is, or is not, 'Sendable', the two conformances conflict.
      """,
    instead: """
      '@preconcurrency import' accepts what the module has not annotated yet, in one file. Otherwise keep the value in \
      an actor or a 'Mutex', or give it away with a 'sending' parameter.
      """,
    limits: "Silent where a comment above gives a reason, in tests, and for types that the SDK says are Sendable.",
    references: [
      .evolution("0302-concurrent-value-and-concurrent-closures"),
      .evolution("0364-retroactive-conformance-warning")
    ],
    compilerView: [
      CompilerView(when: "without '@retroactive'", swift5: .warning, swift5Complete: .warning, swift6: .warning),
      CompilerView(when: "with it", swift5: .silent, swift5Complete: .silent, swift6: .silent)
    ],
    noFix: "only the module of the type can vouch for it",
    examples: [
      .flagged(
        "a class of Foundation", "import Foundation\nextension NSMutableString: ↓@unchecked @retroactive Sendable {}"),
      .flagged("a type of a package", "import Charts3\nextension Series: ↓@retroactive @unchecked Sendable {}"),
      .notFlagged(
        "a type of the same module", "final class Box { var value = 0 }\nextension Box: @unchecked Sendable {}"),
      .notFlagged(
        "the reason is given",
        """
        import Foundation
        // Never changed after it was made, so threads may share it.
        extension NSMutableString: @unchecked @retroactive Sendable {}
        """),
      .notFlagged("a type that is Sendable", "import Foundation\nextension Date: @unchecked @retroactive Sendable {}")
    ])
}

import LintKit

/// `Sendable` next to a protocol that inherits from it, such as `Error`.
enum RedundantSendableOnError: Rule {
  static let gate = Gate(
    anyOf: [.Sendable], shape: { $0.contains(InheritedType.self) { $0.declarationStatingMore != nil } })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// A protocol of another file of the project: the word says what a reader of this one cannot see.
    case declaredElsewhere
    /// What such a protocol asks for is checked less strictly than what is written.
    case preconcurrency
    /// Most errors of the module say so.
    case convention
  }

  static func check(_ entry: InheritedType, in pass: Pass) {
    guard let declaration = entry.declarationStatingMore else { return }
    if pass.exempts(Exemption.support, pass.isSupportCode(entry.node)) { return }
    var unknown: TypeRef?
    for other in declaration.inheritedTypes where other != entry {
      // 'AnyObject' and what is suppressed inherit nothing.
      guard let written = other.type, written.nameToken?.isSpelled("AnyObject") != true,
        written.node.firstToken.text != "~"
      else { continue }
      switch pass.protocolMeant(by: written) {
      case nil: unknown = unknown ?? written
      case .some(nil): continue
      case .some(let proto?):
        guard pass.index.sendability(of: proto).answer.isYes else { continue }
        let type = pass.index.type(proto)
        if pass.exempts(Exemption.declaredElsewhere, !proto.isOfSDK && proto.file != pass.file) { continue }
        if pass.exempts(Exemption.preconcurrency, pass.isCheckedLeniently(proto)) { continue }
        let isError = proto.isOfSDK && (type.name == "Error" || pass.index.inherits(proto, fromSDK: "Error").isYes)
        if isError, pass.exempts(Exemption.convention, pass.index.errorsStateSendable(around: pass.file)) { return }
        return pass.report(at: entry.range, .redundant(type.name), fix: removal(of: entry, in: pass))
      }
    }
    if let unknown { pass.leaveUndecided(missing: pass.unknownType(unknown)) }
  }

  /// Changes nothing: the other protocol states the conformance.
  private static func removal(of entry: InheritedType, in pass: Pass) -> RawDiagnostic.FixIt? {
    var fix = FixBuilder(in: pass)
    return fix.remove(entry) ? fix.fix(.removal, .safe) : nil
  }
}

extension InheritedType {
  /// The type or protocol that states `Sendable` by this entry, without attributes, and something else besides.
  fileprivate var declarationStatingMore: NominalTypeDecl? {
    guard case .identifier(let type)? = type, type.nameToken.name == .Sendable,
      let declaration = node.parent.flatMap({ NominalTypeDecl($0) }), declaration.inheritedTypes.count > 1
    else { return nil }
    return declaration
  }
}

extension Pass {
  /// The protocol that an entry of an inheritance clause means; `nil` inside for a class or several protocols, outside
  /// where that is not known.
  fileprivate func protocolMeant(by written: TypeRef) -> DeclRef?? {
    switch type(written) {
    case .existential(.nominal(let nominal)): nominal.declaration.map { .some($0) }
    case .nominal(let nominal) where nominal.declaration != nil: .some(nil)
    case .existential(.composition): .some(nil)
    default: nil
    }
  }
}

extension Pass {
  /// Whether a protocol is '@preconcurrency', or one of Objective-C: the compiler only warns about its conformers.
  fileprivate func isCheckedLeniently(_ proto: DeclRef) -> Bool {
    index.type(proto).attributes.contains { $0.name == "preconcurrency" }
      || index.inherits(proto, fromSDK: "NSObjectProtocol").isYes
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func redundant(_ proto: String) -> Message {
    "'Sendable' is redundant, because '\(proto)' inherits from it. Remove it."
  }

  fileprivate static let removal: Message = "Remove 'Sendable'"
}

// MARK: - Info

extension RedundantSendableOnError {
  static let info = RuleInfo(
    id: "redundant-sendable-on-error",
    family: .sendability,
    severity: .info,
    priority: .low,
    summary: "Sendable next to a protocol that implies it",
    why: "It reads as if the type were 'Sendable' by choice, and errors without it as if they were not.",
    instead: "Delete 'Sendable': 'Error', 'CodingKey' and other protocols inherit from it.",
    limits: """
      Undecided where another entry of the inheritance clause is not known. Silent where most of four or more errors \
      of the module say so, on extensions, '@unchecked Sendable', \
      protocols that the project declares in another file, protocols that are '@preconcurrency' or of Objective-C, and \
      in tests, mocks, samples and previews.
      """,
    references: [.evolution("0302-concurrent-value-and-concurrent-closures")],
    compilerView: [.silent],
    fix: .safe,
    noFix: "the conformance shares its clause with something that depends on it",
    isOptIn: true,
    examples: [
      .flagged("an error", "enum ImportError: Error, ↓Sendable { case noFile }"),
      .flagged(
        "a protocol of the project",
        """
        protocol Event: Sendable { var name: String { get } }
        struct Tap: ↓Sendable, Event { let name: String }
        """),
      .notFlagged("nothing else implies it", "struct Row: Codable, Sendable { let id: Int }"),
      .notFlagged(
        "a conformance that is not checked",
        """
        final class Failure: Error, @unchecked Sendable {
          var count = 0
        }
        """),
      .notFlagged("it is not stated", "enum ImportError: Error { case noFile }"),
      .fixed(
        "an error", before: "enum ImportError: Error, Sendable { case noFile }",
        after: "enum ImportError: Error { case noFile }")
    ])
}

import LintKit

/// A public structure or enumeration of a library that could be `Sendable` and does not say so.
enum PublicValueTypeMissingSendable: Rule {
  static let gate = Gate(
    anyOf: [.public], shape: { tree in tree.root.descendants.contains { $0.mayBePublicValue } })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// No other module uses the type: of its own module the compiler infers it.
    case notOffered
    /// It says that it is not Sendable, or not copyable.
    case suppressed
    /// A namespace has no values.
    case namespace
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    for node in file.node.descendants where node.mayBePublicValue {
      guard let declaration = NominalTypeDecl(node), let ref = pass.type(at: node) else { continue }
      check(declaration, ref, in: pass)
    }
  }

  private static func check(_ declaration: NominalTypeDecl, _ ref: DeclRef, in pass: Pass) {
    let node = declaration.node
    if pass.exempts(Exemption.notOffered, !pass.index.isOffered(ref))
      || pass.exempts(Exemption.support, pass.isSupportCode(node))
      || pass.exempts(
        Exemption.suppressed, node.children(.inheritedType).contains { $0.child(.type)?.kind == .suppressedType })
    {
      return
    }
    if pass.exempts(Exemption.namespace, !pass.hasValues(declaration, ref)) { return }
    guard pass.index.sendability(of: ref).answer.isNo, !pass.mentionsSendable(ref) else { return }
    let refusals = pass.index.refusals(ofSendable: ref)
    guard refusals.found.isEmpty else { return }
    if let unknown = refusals.unknown.first { return pass.leaveUndecided(missing: "sendability: of '\(unknown)'") }
    let record = pass.index.type(ref)
    pass.report(
      at: record.nameRange, .missing(record.name),
      about: Diagnostic.Subject(
        .type, name: record.name, predicate: Message.severalMissing, scope: "\(pass.index.targets(of: pass.file))"),
      fix: conforming(declaration, in: pass))
  }

  /// States what holds now. Unsafe: it is a promise to other modules.
  private static func conforming(_ declaration: NominalTypeDecl, in pass: Pass) -> RawDiagnostic.FixIt {
    var fix = FixBuilder(in: pass)
    if let last = declaration.inheritedTypes.last {
      fix.insert(", Sendable", at: last.range.upperBound)
    } else {
      fix.insert(": Sendable", at: declaration.genericParameters?.range.upperBound ?? declaration.node.mainToken.end)
    }
    return fix.fix(.conform, .unsafe)
  }
}

extension Node {
  fileprivate var mayBePublicValue: Bool { (kind == .structDecl || kind == .enumDecl) && hasModifier(.public) }

  private func hasModifier(_ name: WellKnownName) -> Bool {
    children(.modifier).contains { $0.mainToken.name == name }
  }
}

extension Pass {
  /// Whether an enumeration has cases, and a structure stores something.
  fileprivate func hasValues(_ declaration: NominalTypeDecl, _ ref: DeclRef) -> Bool {
    if case .enum = declaration { return declaration.members.contains { $0.node.kind == .enumCaseDecl } }
    return index.properties(in: ref).contains { property in
      let record = index.property(property)
      return !record.isComputed && !record.flags.contains(.isStatic)
    }
  }

  /// Whether the type or an extension of it says something about `Sendable`, also under conditions.
  fileprivate func mentionsSendable(_ type: DeclRef) -> Bool {
    ([type] + index.extensions(ofNominal: type)).contains { place in
      index.node(place).children(.inheritedType).contains { $0.tokens.contains { $0.name == .Sendable } }
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func missing(_ name: String) -> Message {
    "'\(name)' is public and stores only Sendable values, but other modules cannot share it. Conform it to 'Sendable'."
  }

  fileprivate static let conform: Message = "Conform the type to 'Sendable'"

  fileprivate static let severalMissing =
    "are public and store only Sendable values, but other modules cannot share them. Conform them to 'Sendable'."
}

// MARK: - Info

extension PublicValueTypeMissingSendable {
  static let info = RuleInfo(
    id: "public-value-type-missing-sendable",
    family: .sendability,
    severity: .info,
    priority: .low,
    summary: "Public value type without a Sendable conformance",
    why: """
      The compiler infers 'Sendable' for structures and enumerations inside of their module only. Clients cannot pass a \
      public one to another actor, a warning in Swift 5 mode and an error in Swift 6 mode.
      """,
    instead: "Conform the type to 'Sendable'.",
    limits: """
      Types of libraries that packages offer as products, and of frameworks. Silent on '@frozen' types, those on a \
      global actor, and in mocks and samples. Undecided where it is not known whether something stored is 'Sendable'. \
      Types of one target are one finding.
      """,
    references: [.evolution("0302-concurrent-value-and-concurrent-closures")],
    compilerView: [
      CompilerView(
        when: "in modules that use it", swift5: .warning, swift5Complete: .warning, swift6: .error,
        groups: ["SendableClosureCaptures"])
    ],
    fix: .unsafe,
    noFix: "whether the type stays Sendable is a promise to its clients",
    isOptIn: true,
    examples: [
      .flagged(
        "a structure",
        """
        public struct ↓Metric {
          public let value: Double
        }
        """),
      .flagged("an enumeration", "public enum ↓Kind { case step(Int), distance(Double) }"),
      .notFlagged("it says so", "public struct Metric: Sendable { public let value: Double }"),
      .notFlagged("inside of a module", "struct Metric { let value: Double }"),
      .notFlagged(
        "it stores what must not be shared",
        """
        public final class Cache { var rows: [Int] = [] }
        public struct Store { let cache: Cache }
        """),
      .fixed(
        "the conformance",
        before: "public struct Metric: Equatable { public let value: Double }",
        after: "public struct Metric: Equatable, Sendable { public let value: Double }", applicability: .unsafe)
    ])
}

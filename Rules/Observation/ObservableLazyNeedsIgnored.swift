import LintKit

/// A `lazy` or wrapped property of an `@Observable` class, which the macro cannot make observable.
enum ObservableLazyNeedsIgnored: Rule {
  static let gate = Gate(
    anyOf: [.Observable], shape: { $0.contains(VariableDecl.self) { $0.storageForMacro != nil } })

  enum Exemption: String, RuleExemption {
    /// `@Model` has rules of its own.
    case model
  }

  static func check(_ variable: VariableDecl, in pass: Pass) {
    guard let type = variable.storageForMacro else { return }
    if pass.exempts(Exemption.model, type.hasAttribute(.Model)) { return }
    let refs = variable.bindings.compactMap { pass.property(at: $0.node) }
    guard variable.hasModifier(.lazy) || refs.contains(where: { pass.index.isWrapped($0) }) else {
      if let name = variable.capitalizedAttribute { pass.leaveUndecided(missing: .attribute(name)) }
      return
    }
    pass.report(
      at: variable.nameToken?.range ?? variable.range,
      .refused(variable.nameToken?.identifierText ?? "", isLazy: variable.hasModifier(.lazy)),
      fix: ignoring(variable, in: pass))
  }

  /// Has the macro pass over the property. The code did not compile before.
  private static func ignoring(_ variable: VariableDecl, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard variable.bindings.count == 1 else { return nil }
    var fix = FixBuilder(in: pass)
    fix.insert("@ObservationIgnored ", at: variable.range.lowerBound)
    return fix.fix(.ignore, .safe)
  }
}

extension VariableDecl {
  /// The class marked `@Observable` of which it is a property that the macro rewrites, where it is `lazy` or has an
  /// attribute that may be a wrapper.
  fileprivate var storageForMacro: ClassDecl? {
    guard node.role == .member, !hasModifier(.static), !hasModifier(.class), !hasAttribute(.ObservationIgnored),
      hasModifier(.lazy) || capitalizedAttribute != nil,
      let type = node.parent?.parent.flatMap({ ClassDecl($0) }), type.hasAttribute(.Observable)
    else { return nil }
    return bindings.contains { $0.accessors.map { $0.isImplicitGetter || $0.accessor(.get) != nil } ?? false }
      ? nil : type
  }

  /// The first attribute that is none of the language or a global actor.
  fileprivate var capitalizedAttribute: String? {
    attributes.compactMap(\.nameToken).first { $0.beginsUppercase && $0.name != .MainActor && $0.name != .objc }?
      .identifierText
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func refused(_ name: String, isLazy: Bool) -> Message {
    """
    '\(name)' is \(isLazy ? "lazy" : "wrapped"), which '@Observable' cannot track, and does not compile. Mark it \
    '@ObservationIgnored'.
    """
  }

  fileprivate static let ignore: Message = "Mark the property '@ObservationIgnored'"
}

// MARK: - Info

extension ObservableLazyNeedsIgnored {
  static let info = RuleInfo(
    id: "observable-lazy-needs-ignored",
    family: .observation,
    severity: .error,
    priority: .high,
    summary: "lazy or wrapped property of an @Observable class",
    why:
      "The macro makes stored properties computed. A 'lazy' or wrapped one cannot be, so the class does not compile.",
    instead: "Mark the property '@ObservationIgnored', or store what it wraps.",
    limits: "Undecided where it is not known whether an attribute is a property wrapper.",
    references: [.evolution("0395-observability")],
    compilerView: [CompilerView(swift5: .error, swift5Complete: .error, swift6: .error)],
    fix: .safe,
    noFix: "the variable has observers or a wrapper of its own",
    examples: [
      .flagged(
        "a lazy property",
        """
        import Observation
        @Observable final class Model {
          lazy var ↓service = Service()
        }
        """),
      .flagged(
        "a wrapped property",
        """
        import SwiftUI
        @Observable final class Model {
          @AppStorage("isLarge") var ↓isLarge = false
        }
        """),
      .notFlagged(
        "a property that the macro passes over",
        """
        import Observation
        @Observable final class Model {
          @ObservationIgnored lazy var service = Service()
        }
        """),
      .notFlagged(
        "a plain class",
        """
        final class Model {
          lazy var service = Service()
        }
        """),
      .fixed(
        "a lazy property",
        before: """
          import Observation
          @Observable final class Model {
            lazy var service = Service()
          }
          """,
        after: """
          import Observation
          @Observable final class Model {
            @ObservationIgnored lazy var service = Service()
          }
          """)
    ])
}

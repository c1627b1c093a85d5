import LintKit

/// `@MainActor` on a member of a type that is on the main actor anyway.
enum RedundantMainActorAnnotation: Rule {
  static let gate = Gate(anyOf: [.MainActor], shape: { $0.contains(Attribute.self) { $0.memberOnMainActor != nil } })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// Language mode 6 does not isolate the type.
    case languageMode
    /// An extension that is nonisolated takes the isolation away again.
    case nonisolatedExtension
    /// A stored property that any code may read is not isolated like its type.
    case stored
  }

  static func check(_ attribute: Attribute, in pass: Pass) {
    guard let member = attribute.memberOnMainActor, let around = pass.type(around: member),
      let type = pass.index.extendedNominal(around)
    else { return }
    if pass.exempts(Exemption.support, pass.isSupportCode(member)) { return }
    let answer = pass.index.isolation(ofType: type)
    guard answer.isolation == .mainActor || !answer.isolation.isKnown else { return }
    let isFreed = pass.index.type(around).flags.contains(.isNonisolated)
    if pass.exempts(Exemption.nonisolatedExtension, isFreed) || pass.exempts(Exemption.stored, member.isStoredValue) {
      return
    }
    guard answer.isolation.isKnown else { return pass.leaveUndecided(missing: .isolation(answer, in: pass.index)) }
    if pass.exempts(Exemption.languageMode, answer.differsInSwift6) { return }
    pass.report(
      at: attribute.range, .redundant(pass.index.type(type).name), notes: pass.notes(for: answer),
      fix: removal(of: attribute, in: pass))
  }

  /// Changes nothing: the type says the same.
  private static func removal(of attribute: Attribute, in pass: Pass) -> RawDiagnostic.FixIt {
    var fix = FixBuilder(in: pass)
    fix.remove(attribute.range)
    return fix.fix(.removal, .safe)
  }

  static let info = RuleInfo(
    id: "redundant-main-actor-annotation",
    family: .isolation,
    severity: .info,
    priority: .low,
    summary: "@MainActor on a member of a main-actor type",
    why: "It suggests that the members without it run elsewhere.",
    instead: "Delete the attribute.",
    limits: """
      Members of types and extensions; neither types nor stored constants and properties of structures, nor members of \
      'nonisolated' extensions. Silent where a property wrapper isolates the type, which language mode 6 does not do, \
      and in tests, mocks, samples and previews.
      """,
    references: [.evolution("0316-global-actors")],
    compilerView: [.silent],
    fix: .safe,
    noFix: "the attribute shares its line or its condition with other code",
    isOptIn: true,
    examples: [
      .flagged(
        "the type says it",
        """
        @MainActor final class Store {
          ↓@MainActor func set() {}
        }
        """),
      .flagged(
        "a view is on the main actor",
        """
        import SwiftUI
        struct Screen: View {
          ↓@MainActor var body: some View { Text("Screen") }
        }
        """),
      .notFlagged(
        "the type is on no actor",
        """
        final class Store {
          @MainActor func show() {}
        }
        """),
      .notFlagged(
        "a nested type inherits nothing",
        """
        @MainActor final class Store {
          @MainActor final class Row {}
        }
        """),
      .fixed(
        "the attribute",
        before: """
          @MainActor final class Store {
            @MainActor func set() {}
          }
          """,
        after: """
          @MainActor final class Store {
            func set() {}
          }
          """)
    ])
}

extension Attribute {
  /// The function, initializer, subscript or property with the attribute `@MainActor`, in a type or extension.
  fileprivate var memberOnMainActor: Node? {
    guard name == .MainActor, let member = node.parent, member.role == .member else { return nil }
    switch member.kind {
    case .functionDecl, .initializerDecl, .subscriptDecl, .variableDecl: return member
    default: return nil
    }
  }
}

extension Node {
  /// Whether it declares a constant, or a stored property of a structure: these may be nonisolated in a type that is
  /// isolated.
  fileprivate var isStoredValue: Bool {
    guard let variable = VariableDecl(self) else { return false }
    if variable.isLet { return true }
    let isStored = variable.bindings.contains {
      $0.accessors.map { !$0.isImplicitGetter && $0.accessor(.get) == nil } ?? true
    }
    return isStored && parent?.parent?.kind != .classDecl
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func redundant(_ type: String) -> Message {
    "'@MainActor' is redundant, because '\(type)' is on the main actor. Remove it."
  }

  fileprivate static let removal: Message = "Remove '@MainActor'"
}

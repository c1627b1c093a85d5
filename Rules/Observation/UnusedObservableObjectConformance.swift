import LintKit

/// A conformance to `ObservableObject` of a class that announces nothing and that nothing observes.
enum UnusedObservableObjectConformance: Rule {
  static let gate = Gate(
    anyOf: [.ObservableObject],
    shape: { $0.contains(ClassDecl.self) { $0.observableEntry != nil && !$0.hasPublished } })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// A wrapper other than `@Published` may announce changes as well.
    case wrappers
    /// The project sends or observes the object's `objectWillChange`.
    case objectWillChange
    /// A view holds the object as one that it observes, or passes it on as one.
    case observed
    /// A superclass or subclass may announce or observe.
    case inheritance
    /// Other modules may observe it.
    case offered
  }

  static func check(_ type: ClassDecl, in pass: Pass) {
    guard let entry = type.observableEntry, !type.hasPublished, let ref = pass.type(at: type.node) else { return }
    if pass.exempts(Exemption.support, pass.isSupportCode(type.node)) { return }
    let mayHaveWrapper = pass.index.properties(in: ref).contains { pass.index.mayBeWrapped($0) }
    if pass.exempts(Exemption.wrappers, mayHaveWrapper) { return }
    if pass.exempts(Exemption.offered, pass.index.isOffered(ref)) { return }
    if pass.exempts(Exemption.inheritance, !pass.isAlone(type, besides: entry)) {
      return pass.leaveUndecided(missing: pass.unknownRelative(of: type, besides: entry))
    }
    let announces = type.node.tokens.contains { $0.name == .objectWillChange }
    if pass.exempts(Exemption.objectWillChange, announces || pass.index.usesObjectWillChange(of: ref)) { return }
    let use = pass.index.usesAsObservableObject(ref)
    if pass.exempts(Exemption.observed, !use.isNo) {
      if use.isUnknown { pass.leaveUndecided(missing: .observers(of: pass.index.type(ref).name)) }
      return
    }
    pass.report(
      at: entry.range, .unused(pass.index.type(ref).name), fix: pass.index.isWhole ? removal(of: entry, in: pass) : nil)
  }

  /// Changes nothing: no code looks at the conformance.
  private static func removal(of entry: InheritedType, in pass: Pass) -> RawDiagnostic.FixIt? {
    var fix = FixBuilder(in: pass)
    return fix.remove(entry) ? fix.fix(.removal, .safe) : nil
  }
}

extension ClassDecl {
  /// Whether it, or a type in it, has a property that is `@Published`.
  fileprivate var hasPublished: Bool {
    node.descendants(of: .attribute).contains { Attribute(unchecked: $0).name == .Published }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func unused(_ name: String) -> Message {
    "'\(name)' conforms to 'ObservableObject', but publishes nothing and no view observes it. Remove the conformance."
  }

  fileprivate static let removal: Message = "Remove 'ObservableObject'"
}

extension MissingFact {
  fileprivate static func observers(of name: String) -> MissingFact {
    "value: whether '\(name)' is given to code that asks for an 'ObservableObject'"
  }
}

// MARK: - Info

extension UnusedObservableObjectConformance {
  static let info = RuleInfo(
    id: "unused-observable-object-conformance",
    family: .observation,
    severity: .info,
    priority: .medium,
    summary: "ObservableObject conformance that nothing observes",
    why: """
      It says that views depend on the object. Readers keep it on the main actor for that reason, and look for what it \
      publishes.
      """,
    instead: "Delete the conformance, and 'import Combine' where nothing else needs it.",
    limits: """
      Silent on public types of libraries, in tests, mocks, samples and previews, on classes with other property \
      wrappers, subclasses or superclasses other than NSObject, and where the project asks for any 'ObservableObject', \
      as generic code does.
      """,
    references: [.evolution("0395-observability")],
    compilerView: [.silent],
    fix: .safe,
    noFix: "not every file of the project could be analysed, or the conformance shares its clause",
    examples: [
      .flagged(
        "a coordinator that publishes nothing",
        """
        import Combine
        final class GoalCoordinator: ↓ObservableObject {
          let database: Database
          init(database: Database) { self.database = database }
        }
        """),
      .flagged(
        "its state is private and unpublished",
        """
        import Combine
        final class Importer: NSObject, ↓ObservableObject {
          private var count = 0
          func add() { count += 1 }
        }
        """),
      .notFlagged(
        "a property is published",
        """
        import Combine
        final class Importer: ObservableObject {
          @Published var count = 0
        }
        """),
      .notFlagged(
        "changes are announced by hand",
        """
        import Combine
        final class Clock: ObservableObject {
          func tick() { objectWillChange.send() }
        }
        """),
      .notFlagged(
        "a view holds it",
        """
        import SwiftUI
        final class Router: ObservableObject {}
        struct Home: View {
          @StateObject private var router = Router()
          var body: some View { Text("Home") }
        }
        """),
      .fixed(
        "the conformance",
        before: """
          import Combine
          final class GoalCoordinator: NSObject, ObservableObject {
            func load() {}
          }
          """,
        after: """
          import Combine
          final class GoalCoordinator: NSObject {
            func load() {}
          }
          """)
    ])
}

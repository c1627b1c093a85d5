import LintKit

/// An object of views that changes its state in asynchronous code on no actor.
enum ObservableViewModelWithoutMainActor: Rule {
  static let gate = Gate(
    anyOf: [.Observable, .ObservableObject],
    shape: { $0.contains(ClassDecl.self) { $0.isObserved && $0.mayChangeLater } })

  enum Exemption: String, RuleExemption {
    /// Tests, mocks, samples, previews and the like.
    case support
    /// It says that it is 'nonisolated', 'Sendable' or a model.
    case decided
    /// No view has such an object.
    case notShown
  }

  static func check(_ type: ClassDecl, in pass: Pass) {
    guard let ref = candidate(type, in: pass) else { return }
    let answer = pass.index.isolation(ofType: ref)
    guard answer.isolation.isKnown else { return pass.leaveUndecided(missing: .isolation(answer, in: pass.index)) }
    let changes = answer.isolation.isNonisolated ? pass.changesOffActor(in: ref) : []
    guard let change = changes.first else { return }
    let record = pass.index.type(ref)
    pass.report(
      at: record.nameRange, .offActor(record.name), notes: [pass.note(of: change)],
      fix: changes.allSatisfy { pass.inheritsIsolation($0) } ? isolating(type, ref, in: pass) : nil)
  }

  /// Whether the rule is about a class, as far as its code need not be known.
  private static func candidate(_ type: ClassDecl, in pass: Pass) -> DeclRef? {
    guard type.isObserved, type.mayChangeLater, let ref = pass.type(at: type.node),
      !pass.exempts(Exemption.support, pass.isSupportCode(type.node)),
      !pass.exempts(Exemption.decided, pass.isDecided(type, ref)),
      !pass.exempts(Exemption.notShown, !pass.index.isHeldByViews(ref))
    else { return nil }
    return ref
  }

  /// Whether a class is reported: where its changes are off the main actor is then said already.
  static func reports(_ type: ClassDecl, in pass: Pass) -> Bool {
    guard pass.runs(Self.self), let ref = candidate(type, in: pass),
      pass.index.isolation(ofType: ref).isolation.isNonisolated
    else { return false }
    return !pass.changesOffActor(in: ref).isEmpty
  }

  /// Puts the class on the main actor. Unsafe: code that used it elsewhere waits for that. Not made where other code
  /// than that of the main actor names the class.
  private static func isolating(_ type: ClassDecl, _ ref: DeclRef, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard pass.index.isWhole, !pass.index.isOffered(ref), !type.hasDeinitializer, !pass.index.hasSubclasses(ref),
      type.inheritedTypes.allSatisfy({ $0.name == .ObservableObject || $0.name == .Identifiable }),
      pass.isMadeOnMainActor(ref)
    else { return nil }
    var fix = FixBuilder(in: pass)
    fix.isolateToMainActor(type.node)
    return fix.fix(.isolate(pass.index.type(ref).name), .unsafe)
  }
}

extension ClassDecl {
  /// Whether views observe its objects.
  var isObserved: Bool { hasAttribute(.Observable) || observableEntry != nil }

  fileprivate var hasDeinitializer: Bool { members.contains { if case .deinitializer = $0 { true } else { false } } }

  /// Whether it, or code in its braces, may run asynchronously.
  fileprivate var mayChangeLater: Bool {
    node.tokens.contains { $0.name == .async || $0.name == .await || $0.name == .Task }
  }
}

extension Pass {
  fileprivate func isDecided(_ type: ClassDecl, _ ref: DeclRef) -> Bool {
    type.hasModifier(.nonisolated) || type.hasAttribute(.Model)
      || ([ref] + index.extensions(ofNominal: ref)).contains { place in
        index.node(place).children(.inheritedType).contains { $0.tokens.contains { $0.name == .Sendable } }
      }
  }

  /// The places in asynchronous code on no actor where a variable that views observe is set, or where they are told of
  /// a change, in source order.
  fileprivate func changesOffActor(in type: DeclRef) -> [Node] {
    let isMacro = index.type(type).attributes.contains { $0.name == "Observable" }
    let variables = index.properties(in: type).filter { property in
      let record = index.property(property)
      guard !record.isComputed, record.flags.isDisjoint(with: [.isLet, .isStatic]) else { return false }
      let attributes = record.attributes.map(\.name)
      // What views cannot read has other readers, and may have a lock.
      return isMacro
        ? !record.flags.contains(.isFilePrivate) && !attributes.contains("ObservationIgnored")
        : attributes.contains("Published")
    }
    let assignments = variables.flatMap { variable in
      uses(ofProperty: variable).filter { $0.isMutated(in: self) || changes(index.property(variable), at: $0) }
    }
    return (assignments + announcements(by: type)).filter { use in
      isAsync(around: use).isYes && isolation(around: use).isolation == .nonisolated
    }.sorted { $0.id < $1.id }
  }

  /// `objectWillChange.send()` of an object itself: its views read it again.
  private func announcements(by type: DeclRef) -> [Node] {
    guard outline.names.contains(.objectWillChange), index.inherits(type, fromSDK: "ObservableObject").isYes else {
      return []
    }
    return referencesByName.of([Name(.objectWillChange)]).filter { node in
      node.announces && self.type(around: node).flatMap { index.extendedNominal($0) } == type
    }
  }

  /// What a change does to views.
  fileprivate func note(of change: Node) -> RawDiagnostic.Note {
    note(change.announces ? Message.announced : Message.change, at: change.range)
  }

  /// Whether code would be on the actor that its type is isolated to.
  fileprivate func inheritsIsolation(_ code: Node) -> Bool {
    var function = code.enclosingFunctionLike
    while let current = function, current.node.kind == .closureExpr {
      switch traits(of: current.node)?.placement {
      case .calledInPlace?, .construct(.task)?, .construct(.immediateTask)?, .construct(.passThrough)?: break
      default: return false
      }
      function = current.node.enclosingFunctionLike
    }
    guard let method = function.flatMap({ FunctionDecl($0.node) }) else { return false }
    return !method.hasModifier(.nonisolated) && !method.hasAttribute(.concurrent)
  }

  /// Whether all code that calls an initializer of the class, as far as it is named, is on the main actor.
  fileprivate func isMadeOnMainActor(_ type: DeclRef) -> Bool {
    let name = index.type(type).nameID
    let query = NameQuery([name])
    return index.files.indices.map { FileID($0) }.allSatisfy { file in
      guard index.outline(file).mayContain(anyOf: query) else { return true }
      let other = looking(at: file)
      return other.referencesByName.of([name]).allSatisfy { node in
        guard node.role == .callee else { return true }
        return other.isolation(around: node).isolation == .mainActor
      }
    }
  }
}

extension Node {
  /// `objectWillChange.send`, with `self` or without.
  fileprivate var announces: Bool {
    guard mainToken.name == .objectWillChange, role == .base, let member = parent.flatMap({ MemberAccessExpr($0) }),
      member.node.role == .callee, member.nameToken?.isSpelled("send") ?? false
    else { return false }
    guard let access = MemberAccessExpr(self) else { return true }
    guard case .declReference(let base)? = access.base?.withoutNameSuffixes else { return false }
    return base.isSelf
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func offActor(_ name: String) -> Message {
    "Views show '\(name)', but its async code changes it off the main actor. Isolate it to '@MainActor'."
  }

  fileprivate static let change = "changed on a background thread, while views may read it"
  fileprivate static let announced = "views are told of a change on a background thread"

  fileprivate static func isolate(_ name: String) -> Message { "Isolate '\(name)' to '@MainActor'" }
}

// MARK: - Info

extension ObservableViewModelWithoutMainActor {
  static let info = RuleInfo(
    id: "observable-view-model-without-main-actor",
    family: .isolation,
    severity: .warning,
    priority: .high,
    summary: "Observable view model that is not on the main actor",
    why: """
      An asynchronous function of a nonisolated class runs on a background thread, whoever awaits it (SE-0338). Views \
      read the object on the main actor at the same time: a data race, and updates that are late or lost.
      """,
    instead: "Mark the class '@MainActor'. What works in the background goes into other types.",
    limits: """
      Classes that a view keeps or gets by a property wrapper, with an observed property that an async method or a \
      task on no actor sets, or with an 'objectWillChange' that it sends. Silent with NonisolatedNonsendingByDefault, \
      on classes that are '@Model', 'nonisolated' or 'Sendable', and in tests, mocks, samples and previews. Undecided \
      where the isolation of a superclass is not known.
      """,
    references: [
      .evolution("0338-clarify-execution-non-actor-async"), .evolution("0395-observability")
    ],
    compilerView: [
      CompilerView(
        when: "where main-actor code awaits it", swift5: .silent, swift5Complete: .warning, swift6: .error,
        groups: ["SendingRisksDataRace"])
    ],
    fix: .unsafe,
    noFix: "a use of the type, or what it conforms to, may not be on the main actor",
    examples: [
      .flagged(
        "an observable class",
        """
        import SwiftUI
        @Observable final class ↓FeedModel {
          var rows: [String] = []
          func load() async { rows = await api.rows() }
        }
        struct Feed: View {
          @State private var model = FeedModel()
          var body: some View { Text("Feed").task { await model.load() } }
        }
        """),
      .flagged(
        "an ObservableObject with a task",
        """
        import SwiftUI
        final class ↓FeedModel: ObservableObject {
          @Published var rows: [String] = []
          func load() {
            Task { self.rows = await api.rows() }
          }
        }
        struct Feed: View {
          @ObservedObject var model: FeedModel
          var body: some View { Text("Feed") }
        }
        """),
      .notFlagged(
        "it is on the main actor",
        """
        import SwiftUI
        @MainActor @Observable final class FeedModel {
          var rows: [String] = []
          func load() async { rows = await api.rows() }
        }
        struct Feed: View {
          @State private var model = FeedModel()
          var body: some View { Text("Feed") }
        }
        """),
      .notFlagged(
        "it changes on the main actor",
        """
        import SwiftUI
        @Observable final class FeedModel {
          var rows: [String] = []
          @MainActor func load() async { rows = await api.rows() }
        }
        struct Feed: View {
          @State private var model = FeedModel()
          var body: some View { Text("Feed") }
        }
        """),
      .notFlagged(
        "no view has it",
        """
        import Observation
        @Observable final class Feed {
          var rows: [String] = []
          func load() async { rows = await api.rows() }
        }
        """),
      .fixed(
        "on the main actor",
        before: """
          import SwiftUI
          @Observable final class FeedModel {
            var rows: [String] = []
            func load() async { rows = await api.rows() }
          }
          struct Feed: View {
            @State private var model = FeedModel()
            var body: some View { Text("Feed").task { await model.load() } }
          }
          """,
        after: """
          import SwiftUI
          @MainActor @Observable final class FeedModel {
            var rows: [String] = []
            func load() async { rows = await api.rows() }
          }
          struct Feed: View {
            @State private var model = FeedModel()
            var body: some View { Text("Feed").task { await model.load() } }
          }
          """, applicability: .unsafe)
    ])
}

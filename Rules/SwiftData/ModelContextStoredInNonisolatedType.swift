import LintKit

/// A context in a type on no actor, whose asynchronous functions use it on the global executor.
enum ModelContextStoredInNonisolatedType: Rule {
  static let gate = Gate(anyOf: [.ModelContext, .mainContext], and: [.async])

  enum Exemption: String, RuleExemption {
    /// Nothing else uses the context of a test case while a test waits.
    case testCase
    /// Views are on the main actor, and models have contexts.
    case viewOrModel
    case preview
    /// The type says that it is Sendable, which is reported.
    case sendable
    /// Only functions of the type call them, or code that is on no actor either, and the context is the type's own.
    case sharedIsolation
    /// A warning, where the type creates the context for itself.
    case ownContext
    /// Information only.
    case auxiliary
  }

  static func check(_ binding: PatternBinding, in pass: Pass) {
    guard let ref = pass.property(at: binding.node), let owner = pass.nonisolatedType(storingContext: ref),
      !pass.exempts(Exemption.preview, pass.isInPreview(binding.node))
    else { return }
    let users = ContextUsers(of: ref, in: owner, pass)
    if users.functions.isEmpty { return }
    switch pass.index.isUserInterface(owner).or(pass.index.isModel(owner)) {
    case .yes: if pass.exempts(Exemption.viewOrModel, true) { return }
    case .unknown: return pass.leaveUndecided(missing: .supertypes(of: owner, in: pass.index))
    case .no: break
    }
    if pass.exempts(Exemption.sendable, pass.index.sendability(of: owner).answer.isYes)
      || pass.exempts(Exemption.testCase, pass.index.inherits(owner, fromSDK: "XCTestCase").isYes)
    {
      return
    }
    report(ref, of: owner, users, in: pass)
  }

  private static func report(_ ref: DeclRef, of owner: DeclRef, _ users: ContextUsers, in pass: Pass) {
    var notes: [RawDiagnostic.Note] = []
    var crossing: BoundaryEvidence?
    let property = pass.index.property(ref)
    let isOwn = pass.exempts(Exemption.ownContext, pass.isCreatedByType(property))
    for function in users.functions {
      let answer = pass.index.isolation(ofFunction: function)
      switch pass.boundary(of: function, answer.isolation) {
      case .crossed(_, let evidence): crossing = crossing ?? evidence
      case .open: break
      case .unknown:
        pass.leaveUndecided(missing: pass.unknownBoundary(of: function, answer))
        continue
      case .shared:
        let isUncalled = pass.index.callers(of: function, includingTests: false).isEmpty
        if pass.exempts(Exemption.sharedIsolation, isOwn || isUncalled) { continue }
      }
      notes.append(pass.note(Message.usedIn, at: pass.index.function(function).nameRange))
    }
    if notes.isEmpty { return }
    let isAuxiliary = crossing == nil && pass.exempts(Exemption.auxiliary, pass.isAuxiliary(property.node))
    pass.report(
      at: property.nameRange,
      .usedElsewhere(property.name, pass.index.type(owner).name, crossing.map { pass.isolation(of: $0) }),
      severity: isAuxiliary ? .info : crossing != nil && !isOwn ? .error : nil,
      notes: notes + (crossing.map { pass.notes(for: $0) } ?? []),
      fix: crossing.flatMap { isolating(owner, calledFrom: pass.isolation(of: $0), in: pass) })
  }

  /// Shown only: what creates the type, and calls its other functions, may have to change with it.
  private static func isolating(_ type: DeclRef, calledFrom isolation: Isolation, in pass: Pass)
    -> RawDiagnostic.FixIt?
  {
    guard isolation == .mainActor, type.file == pass.file,
      let declaration = pass.tree.counterpart(of: pass.index.node(type))
    else { return nil }
    var fix = FixBuilder(in: pass)
    fix.insert("@MainActor\n" + fix.margin(of: declaration), at: declaration.firstToken.offset)
    return fix.fix(.isolate, .displayOnly)
  }
}

/// The asynchronous functions of a type, in this file, that use a property of it off every actor: themselves, or by
/// calling functions of the type that do.
private struct ContextUsers {
  private(set) var functions: [DeclRef] = []

  init(of property: DeclRef, in owner: DeclRef, _ pass: Pass) {
    let named = pass.functions(of: owner)
    var seen: Set<UInt32> = []
    var next: [Node] = []
    func add(_ use: Node) {
      guard pass.isolation(around: use).isolation.runsOffActors, let function = use.functionAround,
        seen.insert(function.id).inserted
      else { return }
      next.append(function)
    }
    for use in pass.uses(ofProperty: property) where !use.isGivenNewContext { add(use) }
    var callers: [Name: [Node]]?
    while let node = next.popLast() {
      guard let function = pass.function(at: node) else { continue }
      if pass.index.function(function).flags.contains(.isAsync) {
        if pass.index.isolation(ofFunction: function).isolation.runsOffActors { functions.append(function) }
        continue
      }
      let calls = callers ?? pass.callsOnSelf(in: named)
      callers = calls
      for call in calls[pass.index.function(function).nameID] ?? [] { add(call) }
    }
    functions.sort { $0.node < $1.node }
  }
}

extension Node {
  /// `context = ModelContext(container)`: no use of it.
  fileprivate var isGivenNewContext: Bool {
    guard isStoredAnew, case .functionCall(let call)? = givenModels?.withoutEffectMarkers else { return false }
    return call.makesContext
  }
}

extension Isolation {
  /// Whether asynchronous code of this isolation runs on the global executor.
  fileprivate var runsOffActors: Bool { self == .nonisolated || self == .concurrent }
}

extension Pass {
  /// The class or structure on no actor in which a property stores a context.
  fileprivate func nonisolatedType(storingContext ref: DeclRef) -> DeclRef? {
    let property = index.property(ref)
    guard !property.isComputed, !property.flags.contains(.isStatic),
      !property.attributes.contains(where: { $0.name == "Environment" }),
      let owner = property.owner.flatMap({ index.extendedNominal($0) }),
      [.class, .struct].contains(index.type(owner).kind),
      index.isolation(ofProperty: ref).isolation == .nonisolated, confinement(ofProperty: ref) == .context
    else { return nil }
    return owner
  }

  /// The calls of functions on 'self', by name.
  fileprivate func callsOnSelf(in functions: [Name: [Node]]) -> [Name: [Node]] {
    var found: [Name: [Node]] = [:]
    for function in functions.values.joined() {
      for node in function.descendants(of: .functionCallExpr) {
        let call = FunctionCallExpr(unchecked: node)
        guard let name = call.calleeName else { continue }
        switch call.calleeBase {
        case nil: found[name, default: []].append(node)
        case .declReference(let base)? where base.isSelf: found[name, default: []].append(node)
        default: continue
        }
      }
    }
    return found
  }

  /// Whether all that a property is given is created for it.
  fileprivate func isCreatedByType(_ property: PropertyDeclaration) -> Bool {
    var given = uses(ofProperty: property.ref).compactMap(\.givenModels)
    if let initial = tree.counterpart(of: property.node).flatMap({ PatternBinding($0)?.initializer }) {
      given.append(initial)
    }
    return !given.isEmpty
      && given.allSatisfy {
        if case .functionCall(let call) = $0.withoutEffectMarkers { call.makesContext } else { false }
      }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func usedElsewhere(_ property: String, _ type: String, _ caller: Isolation?) -> Message {
    """
    Async functions of '\(type)' use the ModelContext '\(property)' off \(caller?.place ?? "its callers' actor"). Make \
    the type '@MainActor', or store the ModelContainer.
    """
  }

  fileprivate static let usedIn = "used in this function"
  fileprivate static let isolate: Message = "Make the type '@MainActor'"
}

// MARK: - Info

extension ModelContextStoredInNonisolatedType {
  static let info = RuleInfo(
    id: "model-context-stored-in-nonisolated-type",
    family: .swiftData,
    severity: .warning,
    priority: .high,
    summary: "ModelContext stored in a nonisolated type with async use",
    why: """
      An asynchronous function of a type on no actor runs on the global executor, whoever calls it. It uses the main \
      actor's context and models there while views do, and the app crashes in Core Data or shows half of a change.
      """,
    instead: """
      Put '@MainActor' on the type that holds the main context. For work in the background store the ModelContainer, \
      and create a context in each function, or use a '@ModelActor'.
      """,
    limits: """
      Uses in the file that declares the property, by asynchronous functions of the type or functions that these call \
      on 'self'. An error where a call from an actor is in the project and the context is not created by the type. \
      Tasks that capture the context are reported by 'model-context-captured-in-task'. Nothing is reported where \
      'NonisolatedNonsendingByDefault' is on.
      """,
    references: [
      Reference(title: "ModelContext", url: "https://developer.apple.com/documentation/swiftdata/modelcontext"),
      .evolution("0338-clarify-execution-non-actor-async")
    ],
    compilerView: [
      CompilerView(
        when: "an actor awaits a function of what it stores", swift5: .silent, swift5Complete: .warning,
        swift6: .error, groups: ["SendingRisksDataRace"])
    ],
    fix: .displayOnly,
    noFix: "every use of the type would have to be on the context's actor, or await it",
    examples: [
      .flagged(
        "a view awaits a function that runs elsewhere",
        """
        import SwiftData
        import SwiftUI
        final class HikeStore {
          var ↓context: ModelContext?
          func reload() async throws { try context?.save() }
        }
        struct HikeScreen: View {
          @State private var store = HikeStore()
          var body: some View { Text("Hikes").task { try? await store.reload() } }
        }
        """, severity: .error),
      .flagged(
        "nothing in the project calls it yet",
        """
        import SwiftData
        final class HikeStore {
          private let ↓context: ModelContext
          init(context: ModelContext) { self.context = context }
          func count() async throws -> Int { try context.fetchCount(FetchDescriptor<Hike>()) }
        }
        """),
      .notFlagged(
        "on the main actor",
        """
        import SwiftData
        @MainActor final class HikeStore {
          private let context: ModelContext
          init(context: ModelContext) { self.context = context }
          func count() async throws -> Int { try context.fetchCount(FetchDescriptor<Hike>()) }
        }
        """),
      .notFlagged(
        "synchronous functions run where their callers run",
        """
        import SwiftData
        final class HikeStore {
          private let context: ModelContext
          init(context: ModelContext) { self.context = context }
          func count() throws -> Int { try context.fetchCount(FetchDescriptor<Hike>()) }
        }
        """),
      .fixed(
        "the type is on the main actor",
        before: """
          import SwiftData
          final class HikeStore {
            var context: ModelContext?
            func reload() async throws { try context?.save() }
          }
          @MainActor func show(_ store: HikeStore) async throws { try await store.reload() }
          """,
        after: """
          import SwiftData
          @MainActor
          final class HikeStore {
            var context: ModelContext?
            func reload() async throws { try context?.save() }
          }
          @MainActor func show(_ store: HikeStore) async throws { try await store.reload() }
          """, applicability: .displayOnly)
    ])
}

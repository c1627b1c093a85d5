import LintKit

/// A model that is kept longer than the context promises it to live.
enum CachedModelReference: Rule {
  static let gate = Gate(needsModels: true)

  enum Exemption: String, RuleExemption {
    case test, preview
    /// A model that the type makes itself and has not inserted yet: a form's draft.
    case draft
    /// Models and what draws them live as long as the context's objects, or are drawn anew.
    case modelOrInterface
  }

  static func check(_ variable: VariableDecl, in pass: Pass) {
    if pass.exempts(Exemption.test, pass.isTest) || pass.exempts(Exemption.preview, pass.isInPreview(variable.node)) {
      return
    }
    for binding in variable.bindings {
      if let property = pass.property(at: binding.node) {
        checkStored(property, binding, in: pass)
      } else if variable.node.role == .statement, !variable.isLet, binding.nameToken != nil {
        checkLocal(binding, in: pass)
      }
    }
  }

  private static func checkStored(_ ref: DeclRef, _ binding: PatternBinding, in pass: Pass) {
    let property = pass.index.property(ref)
    guard property.isKept, let owner = pass.referenceType(owning: ref), pass.mayHoldModels(property, of: owner) else {
      return
    }
    let confinement = pass.confinement(ofProperty: ref)
    guard confinement == .models || confinement == .unknown && pass.index.mayMentionModels(pass.file) else { return }
    if pass.exempts(Exemption.draft, pass.isDraft(property)) { return }
    switch pass.mayKeepModels(owner) {
    case .yes: if pass.exempts(Exemption.modelOrInterface, true) { return }
    case .unknown: return pass.leaveUndecided(missing: .supertypes(of: owner, in: pass.index))
    case .no: break
    }
    if confinement == .unknown {
      return pass.leaveUndecided(missing: pass.unknownType(of: binding))
    }
    pass.report(
      at: property.nameRange, .stored(property.name, pass.index.type(owner).name, looksCached: property.looksCached))
  }

  private static func checkLocal(_ binding: PatternBinding, in pass: Pass) {
    guard let name = binding.nameToken, pass.isCaptured(binding), pass.confinement(of: binding) == .models else {
      return
    }
    let declared = pass.isolation(around: binding.node).isolation
    let uses: [LocalUse]
    switch pass.usesByHop(of: binding, declaredIn: declared) {
    case .unknown(let place): return pass.leaveUndecided(missing: pass.unknownIsolation(around: place))
    case .known(let found): uses = found
    }
    guard let fill = uses.first(where: { $0.fills && $0.hop != nil }),
      let other = uses.first(where: { $0.hop != fill.hop && $0.node.id > fill.node.id })
    else { return }
    pass.report(
      at: name.range, .local(name.identifierText, declared, fill: fill, next: other),
      notes: [
        pass.step(Message.filled(in: fill.isolation), at: fill.node.range),
        pass.step(Message.used(in: other.isolation), at: other.node.range)
      ])
  }
}

extension PropertyDeclaration {
  /// Stored and variable, or stored for as long as the process lives.
  fileprivate var isKept: Bool {
    if flags.contains(.isComputed) || flags.contains(.isWeak) { return false }
    if flags.contains(.isLet) && !flags.contains(.isStatic) { return false }
    return !isManagedByWrapper
  }

  /// `@Query` and its like follow the store, relationships belong to models, and what other wrappers keep is theirs to
  /// know.
  private var isManagedByWrapper: Bool {
    attributes.contains { $0.name.first?.isUppercase == true && !Self.storing.contains($0.name) }
  }

  /// Attributes of properties that are stored as they are.
  private static let storing: Set<String> = [
    "Published", "State", "ObservationIgnored", "ObservationTracked", "MainActor", "GKInspectable"
  ]

  fileprivate var looksCached: Bool {
    let lowercased = name.lowercased()
    return ["cache", "current", "last", "shared", "selected"].contains { lowercased.contains($0) }
  }
}

extension Pass {
  /// Whether a closure uses a local: without one all its uses are in one isolation.
  fileprivate func isCaptured(_ binding: PatternBinding) -> Bool {
    guard let block = binding.node.parent?.parent, let name = binding.nameToken?.name else { return true }
    // To know what names mean costs more than to look for them.
    let isMentioned = block.descendants(of: .closureExpr).contains { $0.tokens.contains { $0.name == name } }
    return isMentioned
      && references(toLocalOf: binding.node).contains { reference in
        reference.node.ancestors.prefix { $0 != block }.contains { $0.kind == .closureExpr }
      }
  }

  /// Whether the name of a model, or of something that may stand for one, is in the declaration of a property.
  fileprivate func mayHoldModels(_ property: PropertyDeclaration, of owner: DeclRef) -> Bool {
    index.mentionsModels(property.node.parent ?? property.node)
      || index.node(owner).child(.genericParameters) != nil
  }

  /// The class or actor that a property is a member of.
  fileprivate func referenceType(owning ref: DeclRef) -> DeclRef? {
    guard let owner = index.property(ref).owner, let type = index.extendedNominal(owner) else { return nil }
    let kind = index.type(type).kind
    return kind == .class || kind == .actor ? type : nil
  }

  /// Models and what draws them live as long as the context's objects, or are drawn anew.
  fileprivate func mayKeepModels(_ owner: DeclRef) -> Truth { index.isModel(owner).or(index.isUserInterface(owner)) }

  /// A model that the type makes itself and has not inserted yet: a form's draft.
  fileprivate func isDraft(_ property: PropertyDeclaration) -> Bool {
    let name = property.name.lowercased()
    if name.contains("draft") || name.hasPrefix("new") || name.contains("unsaved") { return true }
    guard let binding = tree.counterpart(of: property.node) else { return false }
    let initializer = PatternBinding(binding)?.initializer
    if let initializer, initializer.node.kind != .nilLiteralExpr { return isFresh(initializer) }
    return isOnlyAssignedFreshModels(property, in: binding)
  }

  /// Whether the type assigns to the property, and only models that it has just made.
  private func isOnlyAssignedFreshModels(_ property: PropertyDeclaration, in binding: Node) -> Bool {
    guard let type = binding.ancestors.first(where: { type(at: $0) != nil }) else { return false }
    var isAssigned = false
    for node in type.descendants(of: .sequenceExpr) {
      var elements = SequenceExpr(unchecked: node).elements
      guard case .operand(let target)? = elements.next(), target.isProperty(property.nameID),
        case .assignment? = elements.next(),
        case .operand(let value)? = elements.next()
      else { continue }
      if case .nilLiteral = value { continue }
      guard elements.next() == nil, isFresh(value) else { return false }
      isAssigned = true
    }
    return isAssigned
  }

  /// `Model(…)`, or a local that is initialized so.
  private func isFresh(_ expression: Expr) -> Bool {
    switch expression.withoutEffectMarkers {
    case .functionCall(let call):
      return typeMade(by: call).map { index.isModel($0).isYes } ?? false
    case .declReference(let reference):
      guard case .variable(let variable)? = binding(of: reference), let initializer = variable.initializer,
        case .functionCall = initializer.withoutEffectMarkers
      else { return false }
      return isFresh(initializer) && !isInserted(variable)
    default: return false
    }
  }

  /// `context.insert(local)` in the block that declares the local.
  private func isInserted(_ variable: PatternBinding) -> Bool {
    guard let block = variable.node.parent?.parent else { return false }
    for node in block.descendants {
      guard let call = FunctionCallExpr(node), call.calleeName == .insert,
        case .declReference(let argument)? = call.arguments.first?.expression
      else { continue }
      if argument.name == variable.name { return true }
    }
    return false
  }
}

extension Expr {
  /// `name` or `self.name`.
  fileprivate func isProperty(_ name: Name) -> Bool {
    switch self {
    case .declReference(let reference): return reference.name == name
    case .memberAccess(let member):
      guard case .declReference(let base)? = member.base else { return false }
      return base.isSelf && member.name == name
    default: return false
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func stored(_ name: String, _ type: String, looksCached: Bool) -> Message {
    """
    '\(name)' keeps a SwiftData model in '\(type)'\(looksCached ? " as a cache" : ""): when the model is deleted or \
    its context goes away, the next access crashes. Keep its 'persistentModelID' and fetch the model when it is needed.
    """
  }

  fileprivate static func local(_ name: String, _ declared: Isolation, fill: LocalUse, next: LocalUse) -> Message {
    let other = next.hop == nil ? "used after it" : "used in another hop to code that is \(next.isolation.description)"
    return """
      '\(name)' carries SwiftData models between isolations: it is declared in code that is \(declared.description), \
      filled in one hop to code that is \(fill.isolation.description), and \(other). Keep persistent identifiers, or \
      do all of it in one hop.
      """
  }

  fileprivate static func filled(in isolation: Isolation) -> String {
    "filled here, where the code is \(isolation.description)"
  }
  fileprivate static func used(in isolation: Isolation) -> String {
    "used here, where the code is \(isolation.description)"
  }
}

// MARK: - Info

extension CachedModelReference {
  static let info = RuleInfo(
    id: "cached-model-reference",
    family: .swiftData,
    severity: .warning,
    priority: .high,
    summary: "A SwiftData model that is kept in a manager, service or view model, or between two isolation hops",
    why: """
      A model belongs to its context. When it is deleted elsewhere, or the context is gone, a kept reference still \
      looks alive, and reading a property stops the app ("backing data could no longer be found"); off its actor it \
      races.
      """,
    instead: """
      Keep the 'PersistentIdentifier' and fetch the model when it is needed: \
      'var current: Project? { currentID.flatMap { context.model(for: $0) as? Project } }'. Between isolations, pass \
      identifiers or plain values.
      """,
    limits: """
      Models are known by '@Model' in the project; those of other modules are not. Constants of an instance and local \
      constants are left alone, and so are locals that an actor's own method fills.
      """,
    references: [
      Reference(
        title: "PersistentIdentifier", url: "https://developer.apple.com/documentation/swiftdata/persistentidentifier"),
      Reference(title: "ModelContext", url: "https://developer.apple.com/documentation/swiftdata/modelcontext")
    ],
    compilerView: [
      CompilerView(when: "an instance property", swift5: .silent, swift5Complete: .silent, swift6: .silent),
      CompilerView(
        when: "a static variable", swift5: .silent, swift5Complete: .warning, swift6: .error,
        groups: ["MutableGlobalVariable"]),
      CompilerView(
        when: "a local that two hops share", swift5: .warning, swift5Complete: .warning, swift6: .error,
        groups: ["SendableClosureCaptures", "SendingRisksDataRace"])
    ],
    fix: .displayOnly,
    examples: [
      .flagged(
        "a manager remembers the current model",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        final class Manager {
          private var ↓current: Project?
          static var ↓cache: [String: Project] = [:]
        }
        """),
      .flagged(
        "a cache is filled in one hop and read in the next",
        """
        import SwiftData
        @Model final class Place { var name = "" }
        actor Importer {
          func run(_ container: ModelContainer) async {
            var ↓places: [String: Place] = [:]
            await MainActor.run { for place in load() { places[place.name] = place } }
            await MainActor.run { show(places["home"]) }
          }
        }
        """),
      .notFlagged(
        "identifiers may be kept",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        final class Manager { private var currentID: PersistentIdentifier? }
        """),
      .notFlagged(
        "models keep models, views draw them",
        """
        import SwiftData
        import SwiftUI
        @Model final class Project { var tasks: [Item] = [] }
        @Model final class Item { var project: Project? }
        struct Row: View {
          @State var selected: Item?
          var body: some View { Text("") }
        }
        """),
      .notFlagged(
        "a form's draft is not inserted yet",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        final class Form { var draft = Project() }
        """),
      .fixed(
        "the identifier is kept",
        before: """
          import SwiftData
          @Model final class Project { var title = "" }
          final class Manager {
            let context: ModelContext
            var current: Project?
          }
          """,
        after: """
          import SwiftData
          @Model final class Project { var title = "" }
          final class Manager {
            let context: ModelContext
            private var currentID: PersistentIdentifier?
            var current: Project? { currentID.flatMap { context.model(for: $0) as? Project } }
          }
          """, applicability: .displayOnly)
    ])
}

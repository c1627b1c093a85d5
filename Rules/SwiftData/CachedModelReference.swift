import LintKit
import LintText

/// A SwiftData model that is kept longer than the context promises it to live.
enum CachedModelReference: Rule {
  static let gate = Gate(needsModels: true)
  static let screens = RuleOption.flag(
    "screens", false,
    "Whether to report, as information, models that a screen shows or edits and that are hardly read after a delete.")
  static let shortLived = RuleOption.flag(
    "short_lived", false,
    "Whether to report, as information, each model of objects that do not live as long as the program.")

  enum Exemption: String, RuleExemption {
    case test
    /// Models that no context has when they are stored: a form's draft, rows for display.
    case draft
    /// Models live as long as the context's objects, and views are made again.
    case modelOrInterface
    /// Results that an object of a view fetches as a whole, and only views read.
    case rebuiltForViews
    /// What such an object is given as a whole, as a selection: information only.
    case shownByViews
    /// No code of the project deletes them.
    case neverDeleted
    /// Fetched again with each delete, or whenever the view appears.
    case reloaded
    /// Entries of a dictionary that the type takes out before it deletes the model.
    case takenOut
    /// Emptied or filled anew by their type with each delete, which it alone makes.
    case released
    /// Types whose objects are encoded or decoded: what is sent, not what is kept.
    case transfer
    /// No code that is called gives the property a model.
    case neverGiven
    /// Only compared with `nil`, counted or asked for the identifier.
    case onlyIdentified
    /// Collections that an asynchronous sequence delivers again with each change.
    case observed
    /// Their context ends with the function that stores them, which is reported.
    case outlivesContext
    /// The handle of a task, which is gone when it has ended.
    case task
    /// What views choose and put down again, as a selection or what a sheet edits: information only.
    case chosenByViews
    /// Rows are only deleted with all others of their table, as an application is reset: information only.
    case reset
    /// What the initializer of an object of a view is given, as a form is: information only.
    case givenAtFirst
    /// Samples and debug builds; of locals, which Swift 6 may not compile, information only.
    case auxiliary
    /// Hardly read after a delete in practice: only reported where that is asked for.
    case seldomRead
    /// Objects that do not live as long as the program, as those of screens: one of their models is information where
    /// the object has a context to fetch with, and each only where that is asked for.
    case shortLived
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.test, pass.isTest) { return }
    var groups: [CachedModels] = []
    var filled: [CachedModels.Filler: Int] = [:]
    var ofType: [DeclRef: Int] = [:]
    var keepers = ModelKeepers(pass)
    for node in pass.tree.root.descendants(of: .variableDecl) {
      let variable = VariableDecl(unchecked: node)
      for binding in variable.bindings {
        if let property = pass.property(at: binding.node) {
          guard let kept = keptModels(of: property, binding, &keepers, in: pass) else { continue }
          let isOneOfType = kept.isMild && !pass.flag(shortLived)
          let group =
            kept.fillers.compactMap { filled[$0] }.min()
            ?? (isOneOfType ? ofType[kept.owner] : nil) ?? groups.count
          if isOneOfType { ofType[kept.owner] = group }
          if group < groups.count { groups[group].add(kept) } else { groups.append(kept) }
          for filler in kept.fillers { filled[filler] = group }
        } else if node.role == .statement, !variable.isLet, binding.nameToken != nil {
          checkLocal(binding, in: pass)
        }
      }
    }
    for group in groups { report(group, canFetch: keepers.reachesStore(group.owner), in: pass) }
  }

  // MARK: Properties

  private static func keptModels(
    of ref: DeclRef, _ binding: PatternBinding, _ keepers: inout ModelKeepers, in pass: Pass
  ) -> CachedModels? {
    let property = pass.index.property(ref)
    guard property.isKept, let owner = pass.referenceType(owning: ref), pass.mayHoldModels(property, of: owner) else {
      return nil
    }
    let confinement = pass.confinement(ofProperty: ref)
    guard confinement == .models || confinement == .unknown && pass.index.mayMentionModels(pass.file) else {
      return nil
    }
    let uses = pass.uses(ofProperty: ref)
    if pass.exempts(Exemption.draft, pass.isDraft(property, binding, uses)) { return nil }
    switch pass.index.isModel(owner).or(pass.index.isUserInterface(owner)).or(pass.isInterface(ref)) {
    case .yes: if pass.exempts(Exemption.modelOrInterface, true) { return nil }
    case .unknown:
      pass.leaveUndecided(missing: .supertypes(of: owner, in: pass.index))
      return nil
    case .no: break
    }
    if confinement == .unknown {
      pass.leaveUndecided(missing: pass.unknownType(of: binding))
      return nil
    }
    if pass.exempts(Exemption.task, pass.type(ofProperty: ref).unwrapped.standardName == "Task") { return nil }
    if pass.exempts(Exemption.transfer, pass.index.isCodable(owner).isYes) { return nil }
    if pass.exempts(Exemption.auxiliary, pass.isAuxiliary(binding.node)) { return nil }
    let deletions = pass.deletions(ofModelsIn: ref)
    let keeper = PropertyKeeper(ref, of: owner, in: pass)
    if let deletions, survives(deletions, keeper, in: pass) { return nil }
    if pass.exempts(Exemption.neverGiven, keeper.isNeverGiven(binding))
      || pass.exempts(Exemption.onlyIdentified, keeper.isOnlyIdentified(countsID: false))
      || pass.exempts(Exemption.observed, keeper.isObserved)
      || pass.exempts(Exemption.outlivesContext, keeper.outlivesContext)
    {
      return nil
    }
    let isRebuilt =
      pass.isRebuilt(property, binding, uses) && keepers.isKeptByViews(owner)
      && pass.isOnlyReadByViews(property, of: owner)
    if pass.exempts(Exemption.rebuiltForViews, isRebuilt && (deletions == nil || !keeper.loaders.isEmpty)) {
      return nil
    }
    let isSeldomRead =
      pass.exempts(Exemption.shownByViews, isRebuilt) || isShort(keeper, &keepers)
      || pass.exempts(Exemption.reset, deletions?.areResets ?? false)
    if pass.exempts(Exemption.seldomRead, isSeldomRead && !pass.flag(screens)) { return nil }
    let isShortLived = pass.exempts(Exemption.shortLived, !pass.lasts(property, of: owner))
    if isShortLived, !keepers.reachesStore(owner), !pass.flag(shortLived) { return nil }
    let fillers = uses.compactMap(\.filler) + keeper.functionsCalledByObservers(of: binding).map(\.id)
    return CachedModels(
      property: ref, owner: owner, fillers: Set(fillers.map { CachedModels.Filler(owner: owner, function: $0) }),
      isMild: isSeldomRead || isShortLived)
  }

  /// Whether models are hardly read after a delete in practice.
  private static func isShort(_ keeper: PropertyKeeper, _ keepers: inout ModelKeepers) -> Bool {
    let pass = keeper.pass
    return pass.exempts(Exemption.givenAtFirst, keeper.isGivenAtFirst && keepers.isKeptByViews(keeper.owner))
      || pass.exempts(Exemption.chosenByViews, keeper.isChosenByViews)
      || pass.exempts(Exemption.onlyIdentified, keeper.isOnlyIdentified(countsID: true))
  }

  /// Whether no delete leaves a row in a property that is gone.
  private static func survives(_ deletions: Deletions, _ keeper: PropertyKeeper, in pass: Pass) -> Bool {
    if pass.exempts(Exemption.neverDeleted, pass.areNeverDeleted(deletions, heldBy: keeper.property)) { return true }
    if pass.index.property(keeper.property).flags.contains(.isStatic) { return false }
    let isDictionary = pass.type(ofProperty: keeper.property).unwrapped.standardName == "Dictionary"
    return pass.exempts(Exemption.reloaded, keeper.isReloaded(deletions))
      || pass.exempts(Exemption.released, keeper.isReleased(deletions))
      || pass.exempts(
        Exemption.takenOut,
        isDictionary && keeper.isOnlyDeleter(deletions) && deletions.calls.contains { keeper.clears(before: $0) })
  }

  private static func report(_ group: CachedModels, canFetch: Bool, in pass: Pass) {
    let kept = group.properties.map { pass.index.property($0) }
    let type = pass.type(ofProperty: kept[0].ref).unwrapped
    var notes = kept.dropFirst().map { pass.note(Message.alsoKept($0.name), at: $0.nameRange) }
    var name = kept[0].name
    if let carrier = type.ownDeclaration, pass.index.type(carrier).kind == .struct,
      let part = pass.modelProperty(of: carrier).map({ pass.index.property($0) })
    {
      name += ".\(part.name)"
      notes.append(pass.note(Message.declared(part.name), at: part.nameRange, of: part.ref.file))
    }
    let isSingle = type.ownDeclaration != nil
    pass.report(
      at: kept[0].nameRange,
      .stored(
        name, pass.index.type(group.owner).name, isSingle: isSingle, isCache: kept[0].isNamedCache,
        canFetch: canFetch),
      severity: .info, notes: notes)
  }
}

/// Properties of one type that the same function gives models to.
private struct CachedModels {
  /// A function of the file, by the id of its node, that stores models in properties of a type.
  struct Filler: Hashable {
    let owner: DeclRef
    let function: UInt32
  }

  private(set) var properties: [DeclRef]
  let owner: DeclRef
  let fillers: Set<Filler>
  /// Whether the models are hardly read after a delete, or not for long.
  private(set) var isMild: Bool

  init(property: DeclRef, owner: DeclRef, fillers: Set<Filler>, isMild: Bool) {
    (properties, self.owner, self.fillers, self.isMild) = ([property], owner, fillers, isMild)
  }

  /// The finding is about the worst.
  mutating func add(_ other: CachedModels) {
    let isWorse = isMild && !other.isMild
    properties = isWorse ? other.properties + properties : properties + other.properties
    if isWorse { isMild = false }
  }
}

extension PropertyDeclaration {
  /// Stored and variable, or stored for as long as the process lives.
  fileprivate var isKept: Bool {
    if flags.contains(.isComputed) || flags.contains(.isWeak) { return false }
    if flags.contains(.isLet) && !flags.contains(.isStatic) { return false }
    return !isManagedByWrapper
  }

  /// `@Query` and its like follow the store, relationships belong to models, and what other wrappers keep is not known.
  private var isManagedByWrapper: Bool {
    attributes.contains {
      $0.name.first?.isUppercase == true && !Self.storing.contains($0.name)
        && !SDKTrait.wrapsAsIs.names.contains($0.name)
    }
  }

  /// Attributes of properties that are stored as they are, besides property wrappers.
  private static let storing: Set<String> = ["ObservationIgnored", "ObservationTracked", "MainActor", "GKInspectable"]

  fileprivate var isNamedCache: Bool { name.lowercased().includes("cache") }
}

extension Pass {
  /// Whether the name of a model, or of something that may be one, is in the declaration of a property.
  fileprivate func mayHoldModels(_ property: PropertyDeclaration, of owner: DeclRef) -> Bool {
    index.mentionsModels(property.node.parent ?? property.node)
      || index.node(owner).child(.genericParameters) != nil
  }

  /// Whether a property holds a view, as the coordinator of a representable does.
  fileprivate func isInterface(_ ref: DeclRef) -> Truth {
    guard let type = type(ofProperty: ref).unwrapped.ownDeclaration, index.type(type).kind == .struct else {
      return .no
    }
    return Truth(index.isUserInterface(type).isYes)
  }

  /// Whether a property is there for as long as the program runs: a static one, or one of an object that the type, the
  /// application or top-level code keeps for good.
  fileprivate func lasts(_ property: PropertyDeclaration, of owner: DeclRef) -> Bool {
    property.flags.contains(.isStatic) || livesAsLongAsProcess(owner) || livesAsLongAsProgram(owner)
  }

  /// The class or actor that a property is a member of.
  fileprivate func referenceType(owning ref: DeclRef) -> DeclRef? {
    guard let owner = index.property(ref).owner, let type = index.extendedNominal(owner) else { return nil }
    let kind = index.type(type).kind
    return kind == .class || kind == .actor ? type : nil
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func stored(_ name: String, _ type: String, isSingle: Bool, isCache: Bool, canFetch: Bool)
    -> Message
  {
    """
    '\(name)' \(isCache ? "caches" : "keeps") \(isSingle ? "a SwiftData model" : "SwiftData models") in '\(type)', and \
    reading \(isSingle ? "it" : "one") after a delete can stop the app. \
    \(isSingle ? single(canFetch) : several(canFetch))
    """
  }

  private static func single(_ canFetch: Bool) -> String {
    "Keep its persistentModelID and \(canFetch ? "fetch the model" : "look the model up") when it is needed."
  }

  private static func several(_ canFetch: Bool) -> String {
    "Keep the identifiers ('[PersistentIdentifier]') and \(canFetch ? "fetch" : "look the models up") when needed."
  }

  fileprivate static func alsoKept(_ name: String) -> String { "'\(name)' keeps models, too" }
  fileprivate static func declared(_ name: String) -> String { "'\(name)' is a SwiftData model" }
}

// MARK: - Info

extension CachedModelReference {
  static let info = RuleInfo(
    id: "cached-model-reference",
    family: .swiftData,
    severity: .warning,
    priority: .high,
    summary: "SwiftData model kept in a manager, service or view model",
    why: """
      A model belongs to its context. When its row is deleted elsewhere, or the context is gone, a kept reference still \
      looks valid, and reading a property can stop the app ("backing data could no longer be found"). On another actor \
      the read is a data race.
      """,
    instead: """
      Keep the 'PersistentIdentifier', and fetch the model with a 'FetchDescriptor' on it when it is needed; in a \
      '@ModelActor', 'self[currentID, as: Project.self]'. Across actors, pass identifiers or plain values.
      """,
    limits: """
      Models are known by '@Model' in the project; those of other modules are not. Constants of an instance and local \
      constants are not reported, nor are models that no context has when they are stored, or of which no code of the \
      project deletes a row; what another device deletes does not count. Not reported either is what is fetched again \
      as a whole with each delete or whenever a view appears, or for views alone; what its type, which alone deletes \
      such models, empties with each delete; what no called code gives a model; what is only compared with 'nil' or \
      counted; collections that an asynchronous sequence delivers anew; tasks; and objects that are encoded. Of an \
      object that does not live as long as the program, one model is reported where it has a context or container \
      to fetch with, and each with the option 'short_lived'. With 'screens' also what \
      only views read otherwise, or choose, what is only asked for its 'id', what a view's object gets in its \
      initializer, as forms do, and rows that are only deleted with all others of their table.
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
        when: "a local that two 'MainActor.run' calls use", swift5: .warning, swift5Complete: .warning, swift6: .error,
        groups: ["SendableClosureCaptures", "SendingRisksDataRace"])
    ],
    fix: .unsafe,
    noFix: "every use of the cache has to fetch by identifier instead, and handle a row that is gone",
    options: [screens, shortLived],
    examples: [
      .flagged(
        "a manager remembers the current model, where that is asked for",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        final class Manager { private var ↓current: Project? }
        """, severity: .info, options: ["short_lived": .flag(true)]),
      .flagged(
        "a cache that lives as long as the program",
        """
        import SwiftData
        @Model final class Project { var title = "" }
        final class Manager { static var ↓cache: [String: Project] = [:] }
        """, severity: .info),
      .flagged(
        "what an editor is given, where that is asked for",
        """
        import SwiftData
        import SwiftUI
        @Model final class Project { var title = "" }
        @Observable final class Editor {
          var ↓project: Project
          init(project: Project) { self.project = project }
        }
        struct Screen: View {
          @State var editor: Editor
          var body: some View { Text("") }
        }
        """, severity: .info, options: ["screens": .flag(true), "short_lived": .flag(true)]),
      .flagged(
        "a cache is filled in one 'MainActor.run' and read in the next",
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
            var current: Project? {
              guard let currentID else { return nil }
              var descriptor = FetchDescriptor<Project>(predicate: #Predicate { $0.persistentModelID == currentID })
              descriptor.fetchLimit = 1
              return try? context.fetch(descriptor).first
            }
          }
          """, applicability: .displayOnly),
      .fixed(
        "a cache of identifiers",
        before: """
          import SwiftData
          @Model final class Place { var name = "" }
          actor Importer {
            func run(_ container: ModelContainer, _ names: [String]) async throws {
              var places: [String: Place] = [:]
              try await MainActor.run {
                let context = container.mainContext
                for place in try context.fetch(FetchDescriptor<Place>()) { places[place.name] = place }
              }
              for name in names {
                await MainActor.run {
                  let context = container.mainContext
                  show(places[name] ?? add(name, to: context))
                }
              }
            }
          }
          """,
        after: """
          import SwiftData
          @Model final class Place { var name = "" }
          actor Importer {
            func run(_ container: ModelContainer, _ names: [String]) async throws {
              var places: [String: PersistentIdentifier] = [:]
              try await MainActor.run {
                let context = container.mainContext
                for place in try context.fetch(FetchDescriptor<Place>()) { places[place.name] = place.persistentModelID }
              }
              for name in names {
                await MainActor.run {
                  let context = container.mainContext
                  show(places[name].flatMap { id in
                    var descriptor = FetchDescriptor<Place>(predicate: #Predicate { $0.persistentModelID == id })
                    descriptor.fetchLimit = 1
                    return try? context.fetch(descriptor).first
                  } ?? add(name, to: context))
                }
              }
            }
          }
          """, applicability: .unsafe)
    ])
}

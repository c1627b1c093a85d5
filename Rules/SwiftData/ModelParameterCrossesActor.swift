import LintKit

/// A SwiftData model that is passed to code of another isolation.
enum ModelParameterCrossesActor: Rule {
  static let gate = Gate(
    mentionsModels: true,
    when: { file, index in
      index.outline(file).tree.contains(FunctionParameter.self) { index.mayTakeModels($0, in: file) }
    })

  enum Exemption: String, RuleExemption {
    case preview
    /// `sending`: the caller gives the model away.
    case sending
    /// Callers make the model for the call.
    case newModel
    /// It comes back from a closure that has captured it, which is reported.
    case captured
    /// The requirement is reported.
    case witness
    /// Tests, debug builds and functions without a call.
    case auxiliary
    /// In Swift 6 mode no call that crosses compiles.
    case checked
    /// The model claims to be Sendable: the compiler believes it, and the claim is reported itself.
    case claimsSendable
  }

  static func check(_ node: FunctionParameter, in pass: Pass) {
    guard pass.index.mayTakeModels(node, in: pass.file),
      let function = node.node.parent?.parent.flatMap({ pass.function(at: $0) })
    else { return }
    let record = pass.index.function(function)
    guard let parameter = record.parameter(named: node), let type = node.type else { return }
    let confinement = pass.confinement(of: type)
    guard confinement == .models || confinement == .unknown else { return }
    // Nothing crosses that only tests call.
    if pass.isTest || pass.exempts(Exemption.preview, pass.isInPreview(node.node)) { return }
    if pass.exempts(Exemption.sending, parameter.type.isSending)
      || pass.exempts(Exemption.claimsSendable, confinement == .models && pass.claimsSendable(type))
    {
      return
    }

    let answer = pass.index.isolation(ofFunction: function)
    let boundary =
      pass.boundary(ofRequirement: function, answer.isolation)
      ?? pass.boundary(of: function, answer.isolation) { call in
        pass.exempts(Exemption.newModel, pass.passesNewModel(call, for: parameter, of: function) != .no)
          || pass.exempts(Exemption.captured, pass.passesCapturedLocal(call, for: parameter, of: function))
      }
    switch boundary {
    case .shared: return
    case _ where confinement == .unknown: return pass.leaveUndecided(missing: pass.unknownType(type))
    case .open(let domain) where !domain.isOnlyEnteredFromOutside:
      return pass.leaveUndecided(missing: pass.unknownBoundary(of: function, answer))
    case .unknown: return pass.leaveUndecided(missing: pass.unknownBoundary(of: function, answer))
    case .crossed, .open: break
    }
    if pass.exempts(Exemption.witness, pass.isWitnessOfCrossedRequirement(function)) { return }
    let models = pass.shownModels(ofType: pass.type(type), named: parameter.name)
    switch boundary {
    case .crossed(let domain, let evidence):
      pass.report(
        at: node.anchor, .crosses(parameter.name, models, record.name, domain, evidence, pass.isolation(of: evidence)),
        notes: pass.notes(for: evidence) + pass.notes(for: answer), fix: try isolating(function, in: pass))
    case .open(let domain):
      if pass.exempts(Exemption.auxiliary, pass.isAuxiliary(node.node))
        || pass.exempts(Exemption.checked, pass.isChecked(atCallsOf: function))
      {
        return
      }
      pass.report(
        at: node.anchor, .mayCross(parameter.name, models, record.name, domain), severity: .info,
        notes: pass.notes(for: answer))
    case .shared, .unknown: break
    }
  }
}

extension ModelParameterCrossesActor {
  /// Whether models that a function is called with certainly come from another isolation: the rules about its body have
  /// nothing to add.
  static func crosses(_ function: DeclRef, in pass: Pass) -> Bool {
    let isolation = pass.index.isolation(ofFunction: function).isolation
    let boundary = pass.boundary(ofRequirement: function, isolation) ?? pass.boundary(of: function, isolation)
    return if case .crossed = boundary { true } else { false }
  }
}

extension Pass {
  /// Whether a written type holds models that say they are Sendable, and no others.
  func claimsSendable(_ type: TypeRef) -> Bool { claimsSendable(self.type(type)) }

  func claimsSendable(_ type: SwiftType) -> Bool {
    let own = type.typesOfProject
    return !own.isEmpty && own.allSatisfy { index.sendability(of: $0, in: file).answer.isYes }
  }
}

extension SwiftType {
  /// The type itself, or those that it is a collection, optional or tuple of.
  fileprivate var typesOfProject: [SwiftType] {
    switch unwrapped {
    case .nominal(let nominal) where nominal.isOfSDK: nominal.arguments.flatMap(\.typesOfProject)
    case .tuple(let elements): elements.flatMap { $0.type.typesOfProject }
    default: [unwrapped]
    }
  }
}

extension ProjectIndex {
  /// Judged by names alone.
  fileprivate func mayTakeModels(_ parameter: FunctionParameter, in file: FileID) -> Bool {
    guard let type = parameter.type else { return false }
    return mayNameModels(type, in: file)
  }
}

extension FunctionDeclaration {
  /// The parameter that a node of the whole file declares.
  fileprivate func parameter(named node: FunctionParameter) -> Parameter? {
    let name = node.internalName?.identifierText ?? ""
    let label = node.label?.name ?? .noName
    return parameters.first { $0.name == name && $0.label == label }
  }
}

extension FunctionParameter {
  /// From the first name to the end of the type.
  fileprivate var anchor: Range<UInt32> {
    (firstName?.offset ?? range.lowerBound)..<(type?.range.upperBound ?? range.upperBound)
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func crosses(
    _ parameter: String, _ models: String, _ function: String, _ domain: FunctionDomain, _ evidence: BoundaryEvidence,
    _ other: Isolation
  ) -> Message {
    switch evidence {
    case .calls: "'\(parameter)' sends \(models) from \(other.place) to \(domain.target(function)). \(advice)"
    case .witness:
      "'\(parameter)' sends \(models) to \(other.place), while callers of '\(function)' run elsewhere. \(advice)"
    }
  }

  fileprivate static func mayCross(_ parameter: String, _ models: String, _ function: String, _ domain: FunctionDomain)
    -> Message
  {
    "'\(parameter)' sends \(models) from any caller to \(domain.target(function)). \(advice)"
  }

  private static let advice = "Send persistentModelIDs and fetch there, or send plain values."
}

// MARK: - Info

extension ModelParameterCrossesActor {
  static let info = RuleInfo(
    id: "model-parameter-crosses-actor",
    family: .swiftData,
    severity: .error,
    priority: .high,
    summary: "SwiftData model passed to another actor",
    why: """
      A model belongs to the context that fetched it, and that context to one actor. On another actor its reads and \
      writes race with the view that shows it, and relating it to models of another context stops the app: 'illegal \
      attempt to establish a relationship between objects in different contexts'.
      """,
    instead: """
      Pass 'model.persistentModelID', which is Sendable, and fetch the model at the top: in a '@ModelActor' 'guard let \
      item = self[id, as: Item.self] else { return }'. Where only values are needed, pass a Sendable structure of them.
      """,
    limits: """
      Callers are found by name, labels and types, and those in tests do not count. A model that the caller makes for \
      the call, and does not use again, may cross. Models of other modules and parameters of closures are not checked. \
      Without a call that is known to come from another actor the finding is information; and there is none where it \
      can have no call, or where Swift 6 checks all that it can have. A model that claims to be Sendable is reported \
      for that.
      """,
    references: [
      Reference(
        title: "PersistentIdentifier", url: "https://developer.apple.com/documentation/swiftdata/persistentidentifier"),
      Reference(title: "ModelActor", url: "https://developer.apple.com/documentation/swiftdata/modelactor"),
      .evolution("0338-clarify-execution-non-actor-async"), .evolution("0414-region-based-isolation")
    ],
    compilerView: [
      CompilerView(
        when: "at a call from another isolation", swift5: .silent, swift5Complete: .warning, swift6: .error,
        groups: ["SendingRisksDataRace"]),
      CompilerView(
        when: "at a witness that is isolated, of a requirement that is not", swift5: .warning, swift5Complete: .warning,
        swift6: .error)
    ],
    fix: .unsafe,
    noFix: "the function and all its callers have to pass an identifier, and the actor has to fetch by it",
    examples: [
      .flagged(
        "a model actor takes models",
        """
        import SwiftData
        @Model final class Item { var archived = false }
        @ModelActor actor Jobs {
          func archive(↓_ item: Item) { item.archived = true }
        }
        """, severity: .info),
      .flagged(
        "the main actor's model in an asynchronous function on no actor",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        enum Uploader {
          static func upload(↓_ items: [Item]) async throws { try await send(items.map(\\.name)) }
        }
        @MainActor func share(_ items: [Item]) async throws { try await Uploader.upload(items) }
        """),
      .flagged(
        "a requirement that an actor witnesses",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        protocol Repository {
          func save(↓_ item: Item) async throws
        }
        actor Store: Repository {
          func save(_ item: Item) async throws {}
        }
        """),
      .notFlagged(
        "an identifier crosses",
        """
        import SwiftData
        @Model final class Item { var archived = false }
        @ModelActor actor Jobs {
          func archive(_ id: PersistentIdentifier) { self[id, as: Item.self]?.archived = true }
        }
        """),
      .notFlagged(
        "function and callers are on the main actor",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        @MainActor final class Screen {
          func show(_ item: Item) async { await draw(item) }
          func draw(_ item: Item) async {}
        }
        """),
      .notFlagged(
        "a helper that only its own actor calls",
        """
        import SwiftData
        @Model final class Item { var archived = false }
        @ModelActor actor Jobs {
          func archiveAll() throws { for item in try modelContext.fetch(FetchDescriptor<Item>()) { archive(item) } }
          private func archive(_ item: Item) { item.archived = true }
        }
        """),
      .notFlagged(
        "a synchronous helper runs where its caller runs",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        func title(of item: Item) -> String { item.name }
        """),
      .notFlagged(
        "given away",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        actor Store {
          func add(_ item: sending Item) {}
        }
        """),
      .notFlagged(
        "made for the call",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        actor Store {
          func add(_ item: Item) {}
        }
        @MainActor func addNew(to store: Store) async { await store.add(Item()) }
        """),
      .notFlagged(
        "a protocol on the main actor",
        """
        import SwiftData
        @Model final class Item { var name = "" }
        @MainActor protocol Repository {
          func save(_ item: Item) async throws
        }
        final class Store: Repository {
          func save(_ item: Item) async throws {}
        }
        """),
      .fixed(
        "the identifier crosses",
        before: """
          import SwiftData
          @Model final class Item { var archived = false }
          @ModelActor actor Jobs {
            func archive(_ item: Item) { item.archived = true }
          }
          @MainActor func archive(_ item: Item, with jobs: Jobs) async { await jobs.archive(item) }
          """,
        after: """
          import SwiftData
          @Model final class Item { var archived = false }
          @ModelActor actor Jobs {
            func archive(_ itemID: PersistentIdentifier) {
              guard let item = self[itemID, as: Item.self] else { return }
              item.archived = true
            }
          }
          @MainActor func archive(_ item: Item, with jobs: Jobs) async { await jobs.archive(item.persistentModelID) }
          """, applicability: .unsafe),
      .fixed(
        "the function is where its callers are",
        before: """
          import SwiftData
          @Model final class Item { var name = "" }
          enum Uploader {
            static func upload(_ items: [Item]) async throws { try await send(items.map(\\.name)) }
            static func send(_ names: [String]) async throws {}
          }
          @MainActor func share(_ items: [Item]) async throws { try await Uploader.upload(items) }
          """,
        after: """
          import SwiftData
          @Model final class Item { var name = "" }
          enum Uploader {
            @MainActor static func upload(_ items: [Item]) async throws { try await send(items.map(\\.name)) }
            static func send(_ names: [String]) async throws {}
          }
          @MainActor func share(_ items: [Item]) async throws { try await Uploader.upload(items) }
          """, applicability: .unsafe)
    ])
}

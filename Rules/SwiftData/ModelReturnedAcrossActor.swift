import LintKit

/// A SwiftData model that a function returns to code of another isolation.
enum ModelReturnedAcrossActor: Rule {
  static let gate = Gate(
    mentionsModels: true,
    when: { file, index in
      let outline = index.outline(file).tree
      return outline.contains(FunctionDecl.self) { $0.returnType.map { index.mayNameModels($0, in: file) } ?? false }
        || outline.contains(PatternBinding.self) { binding in
          binding.accessors != nil && binding.type.map { index.mayNameModels($0, in: file) } ?? false
        }
    })

  enum Exemption: String, RuleExemption {
    case preview
    /// Synchronous, on the main actor.
    case synchronousOnMainActor
    /// `sending`: made for the caller alone.
    case sending
    /// The requirement is reported.
    case witness
    /// Made by a function on no actor, and in no store: it is the caller's alone.
    case fresh
    /// Of a function on no actor, where its models come from is not known: information only.
    case unknownOrigin
    /// A getter that the type itself uses.
    case ownUse
    /// Tests, debug builds and functions without a call.
    case auxiliary
    /// In Swift 6 mode no call that crosses compiles.
    case checked
    /// The model claims to be Sendable: the compiler believes it, and the claim is reported itself.
    case claimsSendable
  }

  /// Only declarations are checked, so the outline is enough.
  static func check(_ file: SourceFile, in pass: Pass) {
    // Nothing crosses that only tests call.
    if pass.isTest { return }
    for node in pass.outline.tree.root.descendants {
      switch node.kind {
      case .functionDecl: checkFunction(FunctionDecl(unchecked: node), in: pass)
      case .patternBinding: checkGetter(PatternBinding(unchecked: node), in: pass)
      default: continue
      }
    }
  }

  // MARK: Functions

  private static func checkFunction(_ decl: FunctionDecl, in pass: Pass) {
    guard let result = decl.returnType, pass.index.mayNameModels(result, in: pass.file),
      let function = pass.function(at: decl.node)
    else { return }
    let confinement = pass.confinement(of: result)
    guard confinement == .models || confinement == .unknown,
      !pass.exempts(Exemption.preview, pass.isInPreview(decl.node))
    else { return }
    if pass.exempts(Exemption.sending, LightType(result).isSending)
      || pass.exempts(Exemption.claimsSendable, confinement == .models && pass.claimsSendable(result))
    {
      return
    }
    let record = pass.index.function(function)
    let answer = pass.index.isolation(ofFunction: function)
    guard let boundary = boundary(of: record, answer, in: pass) else { return }
    switch boundary {
    case .shared: return
    case _ where confinement == .unknown: return pass.leaveUndecided(missing: pass.unknownType(result))
    case .open(let domain) where !domain.isOnlyEnteredFromOutside && !pass.makesContext(decl):
      return pass.leaveUndecided(missing: pass.unknownBoundary(of: function, answer))
    case .unknown: return pass.leaveUndecided(missing: pass.unknownBoundary(of: function, answer))
    case .crossed, .open: break
    }
    if pass.exempts(Exemption.witness, pass.isWitnessOfCrossedRequirement(function)) { return }
    let models = pass.shownModels(ofType: pass.type(result), named: "result")
    switch boundary {
    case .crossed(let domain, let evidence):
      let origin = pass.originOfCopies(from: function, domain, evidence)
      if pass.exempts(Exemption.fresh, origin == .unmanaged) { return }
      let isUnknown = pass.exempts(Exemption.unknownOrigin, origin == .unknown)
      // Only where an actor has the models it is certain that another thread uses them.
      pass.report(
        at: record.nameRange, .crosses(record.name, models, domain, evidence, pass.isolation(of: evidence)),
        severity: isUnknown ? .info : origin == .managed ? .warning : nil,
        notes: pass.notes(for: evidence) + pass.notes(for: answer))
    case .open(let domain):
      if pass.exempts(Exemption.auxiliary, pass.isAuxiliary(decl.node))
        || pass.exempts(Exemption.checked, pass.isChecked(atCallsOf: function))
      {
        return
      }
      pass.report(
        at: record.nameRange, .mayCross(record.name, models, domain), severity: .info, notes: pass.notes(for: answer))
    case .shared, .unknown: break
    }
  }

  /// `nil` where nothing leaves the function's isolation unseen.
  private static func boundary(of function: FunctionDeclaration, _ answer: IsolationAnswer, in pass: Pass)
    -> FunctionBoundary?
  {
    // A synchronous function on the main actor is called there; calls from elsewhere need an 'await', which says so.
    if answer.isolation == .mainActor,
      pass.exempts(Exemption.synchronousOnMainActor, !function.flags.contains(.isAsync))
    {
      return nil
    }
    return pass.boundary(ofRequirement: function.ref, answer.isolation)
      ?? pass.boundary(of: function.ref, answer.isolation)
  }

  /// Whether models that a function returns leave its isolation: the rules about its body have nothing to add.
  static func crosses(_ function: DeclRef, in pass: Pass) -> Bool {
    switch boundary(of: pass.index.function(function), pass.index.isolation(ofFunction: function), in: pass) {
    case .crossed?, .open?: true
    case .shared?, .unknown?, nil: false
    }
  }

  // MARK: Getters

  /// A computed property of an actor that only others can use.
  private static func checkGetter(_ binding: PatternBinding, in pass: Pass) {
    guard let type = binding.type, binding.accessors != nil, pass.index.mayNameModels(type, in: pass.file),
      let ref = pass.property(at: binding.node)
    else { return }
    let property = pass.index.property(ref)
    guard property.isComputed, property.owner != nil, !property.flags.contains(.isFilePrivate) else { return }
    let confinement = pass.confinement(of: type)
    guard confinement == .models || confinement == .unknown else { return }
    let answer = pass.index.isolation(ofProperty: ref)
    guard case .actor = answer.isolation, !pass.exempts(Exemption.preview, pass.isInPreview(binding.node)) else {
      return
    }
    if pass.exempts(Exemption.ownUse, pass.isUsedByName(property)) { return }
    if confinement == .unknown { return pass.leaveUndecided(missing: pass.unknownType(type)) }
    if pass.exempts(Exemption.auxiliary, pass.isAuxiliary(binding.node))
      || pass.exempts(Exemption.checked, pass.isChecked(atUsesOf: property))
      || pass.exempts(Exemption.claimsSendable, pass.claimsSendable(type))
    {
      return
    }
    pass.report(
      at: property.nameRange,
      .mayCross(
        property.name, pass.shownModels(ofType: pass.type(type), named: property.name), .actor(answer.isolation)),
      severity: .info, notes: pass.notes(for: answer))
  }
}

extension Pass {
  /// Where models come from that a function on no actor returns to its callers; `nil` of others, whose models belong to
  /// their actor.
  fileprivate func originOfCopies(from function: DeclRef, _ domain: FunctionDomain, _ evidence: BoundaryEvidence)
    -> ModelOrigin?
  {
    guard domain == .globalExecutor, case .calls = evidence else { return nil }
    return modelOrigin(ofResultOf: function)
  }

  /// Whether a function makes a context of its own: then no caller is on the models' side, whatever its isolation.
  fileprivate func makesContext(_ decl: FunctionDecl) -> Bool {
    guard outline.names.contains(.ModelContext), let whole = tree.counterpart(of: decl.node) else { return false }
    return whole.descendants.contains { FunctionCallExpr($0)?.makesContext ?? false }
  }

  /// Whether the property's name is somewhere in the file without a base, or as a member of `self`.
  fileprivate func isUsedByName(_ property: PropertyDeclaration) -> Bool {
    tree.root.descendants.contains { node in
      guard node.mainToken.name == property.nameID else { return false }
      switch node.kind {
      case .declReferenceExpr: return true
      case .memberAccessExpr:
        guard case .declReference(let base)? = MemberAccessExpr(unchecked: node).base else { return false }
        return base.isSelf
      default: return false
      }
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func crosses(
    _ name: String, _ models: String, _ domain: FunctionDomain, _ evidence: BoundaryEvidence, _ other: Isolation
  ) -> Message {
    switch evidence {
    case .calls: "'\(name)' returns \(models) from \(domain.source) to \(other.place). \(advice)"
    case .witness: "'\(name)' returns \(models) from \(other.place), while its callers run elsewhere. \(advice)"
    }
  }

  fileprivate static func mayCross(_ name: String, _ models: String, _ domain: FunctionDomain) -> Message {
    "'\(name)' returns \(models) from \(domain.source) to any caller. \(advice)"
  }

  private static let advice =
    "Return persistentModelIDs and fetch them in the caller's context, or return plain values."
}

// MARK: - Info

extension ModelReturnedAcrossActor {
  static let info = RuleInfo(
    id: "model-returned-across-actor",
    family: .swiftData,
    severity: .error,
    priority: .critical,
    summary: "SwiftData model returned from another actor",
    why: """
      The models belong to the context of the actor that fetched them. The caller reads them on its own thread while \
      the actor goes on, and loads relationships through a context of another actor: the app crashes, or shows values \
      that were never saved.
      """,
    instead: """
      Return '[PersistentIdentifier]', '.map(\\.persistentModelID)', and let the caller fetch in its own context; or a \
      Sendable structure made of what the caller needs: 'struct ItemSnapshot: Sendable { … }'. Use '@Query' in views.
      """,
    limits: """
      Callers are found by name, labels and types, and those in tests do not count. Of getters only those of actors \
      are checked. Models of other modules are not known. A warning where a function on no actor fetches the models \
      for a caller on one; information without a call that is known to come from elsewhere, or where it is not known \
      where the models come from. There is none where the function can have no call, or where Swift 6 checks all that \
      it can have. A model that claims to be Sendable is reported for that.
      """,
    references: [
      Reference(
        title: "PersistentIdentifier", url: "https://developer.apple.com/documentation/swiftdata/persistentidentifier"),
      Reference(title: "ModelActor", url: "https://developer.apple.com/documentation/swiftdata/modelactor"),
      .evolution("0338-clarify-execution-non-actor-async"), .evolution("0414-region-based-isolation")
    ],
    compilerView: [
      CompilerView(
        when: "a function of an actor, at a call from elsewhere", swift5: .silent, swift5Complete: .warning,
        swift6: .error),
      CompilerView(
        when: "a getter of an actor, a 'Task' with a model as its result, or an isolated witness", swift5: .warning,
        swift5Complete: .warning,
        swift6: .error),
      CompilerView(
        when: "an asynchronous function on no actor that is given nothing but a container", swift5: .silent,
        swift5Complete: .silent,
        swift6: .silent)
    ],
    fix: .unsafe,
    noFix: "the function and all its callers have to agree on an identifier or on plain values",
    examples: [
      .flagged(
        "a model actor returns models",
        """
        import SwiftData
        @Model final class Item { var title = "" }
        @ModelActor actor Repository {
          func ↓all() throws -> [Item] { try modelContext.fetch(FetchDescriptor<Item>()) }
        }
        """, severity: .info),
      .flagged(
        "fetched off every actor for the main actor",
        """
        import SwiftData
        @Model final class Item { var title = "" }
        func ↓loadItems(_ container: ModelContainer) async throws -> [Item] {
          try ModelContext(container).fetch(FetchDescriptor<Item>())
        }
        @MainActor func show(_ container: ModelContainer) async throws { draw(try await loadItems(container)) }
        """, severity: .warning),
      .flagged(
        "a getter of an actor",
        """
        import SwiftData
        @Model final class Item { var title = "" }
        @ModelActor actor Repository {
          var ↓newest: Item? { try? modelContext.fetch(FetchDescriptor<Item>()).first }
        }
        """, severity: .info),
      .flagged(
        "the main actor's models in code on no actor",
        """
        import SwiftData
        @Model final class Item { var title = "" }
        @MainActor final class Store {
          func ↓all() async throws -> [Item] { [] }
        }
        func export(_ store: Store) async throws { write(try await store.all()) }
        """),
      .notFlagged(
        "values are returned",
        """
        import SwiftData
        @Model final class Item { var title = "" }
        @ModelActor actor Repository {
          func titles() throws -> [String] { try modelContext.fetch(FetchDescriptor<Item>()).map(\\.title) }
          func ids() throws -> [PersistentIdentifier] { try modelContext.fetchIdentifiers(FetchDescriptor<Item>()) }
        }
        """),
      .notFlagged(
        "only the actor itself calls it",
        """
        import SwiftData
        @Model final class Item { var title = "" }
        @ModelActor actor Repository {
          func count() throws -> Int { try all().count }
          func all() throws -> [Item] { try modelContext.fetch(FetchDescriptor<Item>()) }
        }
        """),
      .notFlagged(
        "synchronous, on the main actor",
        """
        import SwiftData
        @Model final class Item { var title = "" }
        @MainActor final class Repository {
          func all() throws -> [Item] { [] }
        }
        """),
      .notFlagged(
        "made for the caller",
        """
        import SwiftData
        @Model final class Item { var title = "" }
        actor Factory {
          func make() -> sending Item { Item() }
        }
        """),
      .notFlagged(
        "a protocol on the main actor",
        """
        import SwiftData
        @Model final class Item { var title = "" }
        @MainActor protocol Repository {
          func all() async throws -> [Item]
        }
        final class Store: Repository {
          func all() async throws -> [Item] { [] }
        }
        """),
      .fixed(
        "identifiers are returned",
        before: """
          import SwiftData
          @Model final class Item { var title = "" }
          @ModelActor actor Repository {
            func all() throws -> [Item] { try modelContext.fetch(FetchDescriptor<Item>()) }
          }
          """,
        after: """
          import SwiftData
          @Model final class Item { var title = "" }
          @ModelActor actor Repository {
            func all() throws -> [PersistentIdentifier] { try modelContext.fetch(FetchDescriptor<Item>()).map(\\.persistentModelID) }
          }
          """, applicability: .unsafe)
    ])
}

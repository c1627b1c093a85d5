import LintKit

/// A member of a model actor that hands the actor's context to others, or uses it off the actor.
enum ModelContextExposedByModelActor: Rule {
  static let gate = Gate(anyOf: [.ModelContext, .modelContext, .modelExecutor])

  enum Exemption: String, RuleExemption {
    case test, preview
    /// Only the actor itself can use it, or does.
    case ownUse
    /// In Swift 6 mode no other code can read a stored context.
    case checked
  }

  static func check(_ file: SourceFile, in pass: Pass) {
    if pass.exempts(Exemption.test, pass.isTest) { return }
    for node in pass.tree.root.descendants {
      switch node.kind {
      case .functionDecl, .patternBinding, .memberAccessExpr:
        guard let actor = pass.type(around: node).flatMap({ pass.index.extendedNominal($0) }),
          pass.index.type(actor).kind == .actor, pass.isModelActor(actor).isYes,
          !pass.exempts(Exemption.preview, pass.isInPreview(node))
        else { continue }
        if let function = FunctionDecl(node) { check(function, of: actor, in: pass) }
        if let binding = PatternBinding(node) { check(binding, of: actor, in: pass) }
        if let member = MemberAccessExpr(node) { checkUse(member, of: actor, in: pass) }
      default: continue
      }
    }
  }

  private static func check(_ decl: FunctionDecl, of actor: DeclRef, in pass: Pass) {
    guard let result = decl.returnType, pass.confinement(of: result) == .context,
      let function = pass.function(at: decl.node)
    else { return }
    let record = pass.index.function(function)
    if pass.exempts(Exemption.ownUse, record.flags.contains(.isFilePrivate)) { return }
    let callers = pass.index.callers(of: function, includingTests: false)
    if pass.exempts(Exemption.ownUse, callers.areAllFine) { return }
    pass.report(
      at: record.nameRange, .exposes(record.name, pass.index.type(actor).name),
      severity: callers.crossings.isEmpty ? nil : .error,
      notes: callers.crossings.isEmpty ? [] : pass.notes(for: .calls(Array(callers.crossings.prefix(3)))))
  }

  private static func check(_ binding: PatternBinding, of actor: DeclRef, in pass: Pass) {
    guard let ref = pass.property(at: binding.node), pass.confinement(ofProperty: ref) == .context else { return }
    let property = pass.index.property(ref)
    let isolation = pass.index.isolation(ofProperty: ref).isolation
    guard property.owner.flatMap({ pass.index.extendedNominal($0) }) == actor, !property.flags.contains(.isStatic),
      !isolation.isOnGlobalActor, !pass.exempts(Exemption.ownUse, property.flags.contains(.isFilePrivate)),
      !pass.exempts(Exemption.checked, isolation.isOnActor && pass.isChecked(atUsesOf: property))
    else { return }
    let isPublic = property.flags.contains(.isPublic) && pass.index.type(actor).flags.contains(.isPublic)
    let isUnused = !isPublic && pass.allUses(of: property, outside: actor) { _, _ in false }
    if isUnused, pass.exempts(Exemption.ownUse, pass.isUsedByExtension(property, of: actor)) { return }
    pass.report(
      at: property.nameRange, .exposes(property.name, pass.index.type(actor).name),
      severity: isUnused ? .info : nil, fix: isUnused ? hiding(binding, in: pass) : nil)
  }

  /// `modelExecutor.modelContext` in code that does not run on the actor.
  private static func checkUse(_ member: MemberAccessExpr, of actor: DeclRef, in pass: Pass) {
    guard member.name == .modelContext, member.base?.lastName == .modelExecutor,
      let function = member.node.enclosingFunctionLike, function.node.kind != .initializerDecl,
      pass.isolation(around: member.node).isolation.isNonisolated,
      pass.confinement(of: .memberAccess(member)) == .context, !isReported(function, in: pass)
    else { return }
    pass.report(at: member.node.range, .usedOff(pass.index.type(actor).name), severity: .error)
  }

  /// Whether the function or property around gives the context away, which is the finding then.
  private static func isReported(_ function: FunctionLike, in pass: Pass) -> Bool {
    if let result = FunctionDecl(function.node)?.returnType { return pass.confinement(of: result) == .context }
    let binding = function.node.ancestors.first { $0.kind == .patternBinding }.flatMap { pass.property(at: $0) }
    return binding.map { pass.confinement(ofProperty: $0) == .context } ?? false
  }

  /// Those that let other files use a declaration.
  private static let accessLevels: Set<Name> = [Name(.internal), Name(.package), Name(.public), Name(.open)]

  private static func hiding(_ binding: PatternBinding, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard let variable = binding.node.parent.flatMap({ VariableDecl($0) }), variable.attributes.isEmpty,
      variable.modifiers.allSatisfy({ $0.detailToken == nil })
    else { return nil }
    var fix = FixBuilder(in: pass)
    // A declaration has one access level.
    if let access = variable.modifiers.first(where: { accessLevels.contains($0.name) }) {
      fix.replace(access.node.range, with: "private")
    } else {
      fix.insert("private ", at: variable.node.firstToken.offset)
    }
    return fix.fix(.hide, .safe)
  }
}

extension Pass {
  /// Whether an extension in another file may use a property of its type.
  fileprivate func isUsedByExtension(_ property: PropertyDeclaration, of type: DeclRef) -> Bool {
    let query = NameQuery([property.nameID])
    return index.extensions(ofNominal: type).contains {
      $0.file != property.ref.file && index.outline($0.file).mayContain(anyOf: query)
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func exposes(_ member: String, _ actor: String) -> Message {
    """
    '\(member)' gives the ModelContext of actor '\(actor)' to code that runs elsewhere. Make it 'private', and return \
    persistentModelIDs or plain values.
    """
  }

  fileprivate static func usedOff(_ actor: String) -> Message {
    """
    This nonisolated code uses the ModelContext of actor '\(actor)' off the actor. Remove 'nonisolated', and use \
    'modelContext'.
    """
  }

  fileprivate static let hide: Message = "Make it private"
}

// MARK: - Info

extension ModelContextExposedByModelActor {
  static let info = RuleInfo(
    id: "model-context-exposed-by-model-actor",
    family: .swiftData,
    severity: .warning,
    priority: .high,
    summary: "ModelContext that a model actor gives to other code",
    why: """
      The point of a ModelActor is that only its executor uses the context. Once another isolation has it, two threads \
      change the same objects. Through 'modelExecutor', which is nonisolated, no compiler notices.
      """,
    instead: """
      Keep the context private, and give the actor functions that do the work there and return Sendable values.
      """,
    limits: """
      An error where a call from another isolation is in the project, or nonisolated code uses the context; \
      information for a property that nothing uses from outside. Closures that are given the context are left to \
      'context-closure-not-sendable'.
      """,
    references: [Reference(title: "ModelActor", url: "https://developer.apple.com/documentation/swiftdata/modelactor")],
    compilerView: [
      CompilerView(
        when: "a property that is read from outside", swift5: .warning, swift5Complete: .warning, swift6: .error),
      CompilerView(
        when: "a function that returns it", swift5: .silent, swift5Complete: .warning, swift6: .error),
      CompilerView(when: "through 'modelExecutor'", swift5: .silent, swift5Complete: .silent, swift6: .silent)
    ],
    fix: .safe,
    noFix: "the context is used from outside of the actor",
    examples: [
      .flagged(
        "a way around the actor",
        """
        import SwiftData
        @ModelActor public actor Store {
          public nonisolated var ↓context: ModelContext { modelExecutor.modelContext }
        }
        """),
      .flagged(
        "nonisolated work",
        """
        import SwiftData
        @ModelActor actor Store {
          nonisolated func count() throws -> Int {
            try ↓modelExecutor.modelContext.fetchCount(FetchDescriptor<Row>())
          }
        }
        """, severity: .error),
      .notFlagged(
        "work on the actor",
        """
        import SwiftData
        @ModelActor actor Store {
          func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Row>()) }
          private var context: ModelContext { modelContext }
        }
        """),
      .notFlagged(
        "the executor's initializer",
        """
        import SwiftData
        actor Store: ModelActor {
          nonisolated let modelContainer: ModelContainer
          nonisolated let modelExecutor: any ModelExecutor
          init(modelContainer: ModelContainer) {
            self.modelContainer = modelContainer
            modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
            modelExecutor.modelContext.autosaveEnabled = false
          }
        }
        """),
      .fixed(
        "private",
        before: """
          import SwiftData
          @ModelActor actor Store {
            var context: ModelContext { modelContext }
            func save() throws { try context.save() }
          }
          """,
        after: """
          import SwiftData
          @ModelActor actor Store {
            private var context: ModelContext { modelContext }
            func save() throws { try context.save() }
          }
          """, applicability: .safe)
    ])
}

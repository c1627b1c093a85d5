import LintKit

/// `@unchecked Sendable` on a model, a context or something that stores one.
enum UncheckedSendableOnModel: Rule {
  static let gate = Gate(anyOf: [.unchecked], and: [.Sendable])

  enum Exemption: String, RuleExemption {
    /// Only the main actor, or another global actor, uses what is stored.
    case globalActor
    /// A private property that is only used under a lock or on a queue, by a type that gives no models out.
    case guarded
    /// Information only.
    case auxiliary
    /// A comment says what guards the models that a type stores: information only.
    case explained
    /// A subclass has to restate what its superclass says.
    case restated
  }

  static func check(_ entry: InheritedType, in pass: Pass) {
    guard entry.name == .Sendable, entry.node.tokens.contains(where: { $0.name == .unchecked }),
      let declaration = entry.node.parent, let place = pass.type(at: declaration),
      let what = pass.confinedPart(of: place, declaration)
    else { return }
    let isInfo =
      pass.exempts(Exemption.auxiliary, pass.isAuxiliary(declaration))
      || pass.exempts(Exemption.explained, what.part != nil && declaration.isExplainedAsGuarded)
    pass.report(
      at: entry.node.range, .unchecked(what), severity: isInfo ? .info : nil,
      notes: what.note.map { [$0] } ?? [], fix: removing(entry, of: declaration, in: pass))
  }

  /// Shown only: what relies on the conformance does not compile without it.
  private static func removing(_ entry: InheritedType, of declaration: Node, in pass: Pass) -> RawDiagnostic.FixIt? {
    let entries = Array(declaration.children(.inheritedType))
    guard let place = entries.firstIndex(of: entry.node) else { return nil }
    var fix = FixBuilder(in: pass)
    if entries.count == 1 {
      guard declaration.kind != .extensionDecl else {
        fix.remove(member: declaration)
        return fix.fix(.remove, .displayOnly)
      }
      let start = declaration.child(.genericParameters)?.range.upperBound ?? declaration.mainToken.end
      fix.replace(start..<entry.node.range.upperBound, with: "")
    } else if place == 0 {
      fix.replace(entry.node.range.lowerBound..<entries[1].range.lowerBound, with: "")
    } else {
      fix.replace(entries[place - 1].range.upperBound..<entry.node.range.upperBound, with: "")
    }
    return fix.fix(.remove, .displayOnly)
  }
}

/// What must not be shared of a type.
private struct ConfinedPart {
  let type: String
  /// `nil` where it is the type itself.
  let part: String?
  /// Whether it is of Core Data.
  var isManagedObject = false
  let note: RawDiagnostic.Note?
}

extension Pass {
  /// Whether what a type is, or an extension extends, is on a global actor, which makes it Sendable.
  private func isOnGlobalActor(_ place: DeclRef) -> Bool {
    let type = index.extendedNominal(place) ?? place
    return exempts(
      UncheckedSendableOnModel.Exemption.globalActor, index.isolation(ofType: type).isolation.isOnGlobalActor)
  }

  fileprivate func confinedPart(of place: DeclRef, _ declaration: Node) -> ConfinedPart? {
    if let extended = ExtensionDecl(declaration)?.extendedType, confinement(of: extended).isConfined,
      !isOnGlobalActor(place)
    {
      return ConfinedPart(type: extended.node.text, part: nil, note: nil)
    }
    guard let type = index.extendedNominal(place), !type.isOfSDK else { return nil }
    let name = index.type(type).name
    let isManagedObject = index.inherits(type, fromSDK: "NSManagedObject").isYes
    if isManagedObject || index.isModel(type).isYes {
      let superclass = index.superclass(of: type)
      let isRestated = superclass.map { !$0.isOfSDK && index.sendability(of: $0).answer.isYes } ?? false
      if exempts(UncheckedSendableOnModel.Exemption.restated, isRestated) || isOnGlobalActor(type) { return nil }
      return ConfinedPart(type: name, part: nil, isManagedObject: isManagedObject, note: nil)
    }
    for ref in index.properties(in: type) {
      let property = index.property(ref)
      guard property.flags.isDisjoint(with: [.isStatic, .isComputed]), confinement(ofProperty: ref).isConfined,
        !exempts(
          UncheckedSendableOnModel.Exemption.globalActor, index.isolation(ofProperty: ref).isolation.isOnGlobalActor),
        !exempts(UncheckedSendableOnModel.Exemption.guarded, isGuarded(ref, of: type))
      else { continue }
      let what = confinement(ofProperty: ref) == .context ? "a ModelContext" : "SwiftData models"
      return ConfinedPart(
        type: name, part: property.name, note: note(Message.stores(what), at: property.nameRange, of: ref.file))
    }
    return nil
  }

  /// Whether only code under a lock, or on a queue, uses a property, and no model leaves the type.
  private func isGuarded(_ property: DeclRef, of type: DeclRef) -> Bool {
    guard property.file == file, index.property(property).flags.contains(.isFilePrivate) else { return false }
    let uses = uses(ofProperty: property).filter { !isInInitializer($0) }
    return !uses.isEmpty && uses.allSatisfy { codeGuard(of: $0) != nil }
      && !index.functions(in: type).contains { givesModels($0) && !index.isClosedInFile($0) }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func unchecked(_ what: ConfinedPart) -> Message {
    let crossing = what.part.map { "'\($0)' of '\(what.type)'" } ?? "'\(what.type)'"
    let sendable = what.isManagedObject ? "objectIDs" : "persistentModelIDs or the ModelContainer"
    return """
      '@unchecked Sendable' hides every place where \(crossing) crosses to another thread. Send \(sendable) instead.
      """
  }

  fileprivate static func stores(_ what: String) -> String { "this stores \(what)" }
  fileprivate static let remove: Message = "Remove the conformance"
}

// MARK: - Info

extension UncheckedSendableOnModel {
  static let info = RuleInfo(
    id: "unchecked-sendable-on-model",
    family: .swiftData,
    severity: .warning,
    priority: .high,
    summary: "'@unchecked Sendable' on a SwiftData model or context",
    why: """
      Neither models nor contexts can be shared: both change without a lock, and a lock in the wrapper does not reach \
      the models that leave it. The conformance silences the compiler at each place that needs a fix.
      """,
    instead: """
      Remove the conformance and send 'PersistentIdentifier's, the ModelContainer, or a Sendable structure. A type \
      that owns a context in the background is a '@ModelActor'.
      """,
    limits: """
      Models, subclasses of 'NSManagedObject', 'ModelContext', and types that store a model or context. Subclasses that \
      restate what their superclass says are left alone. Information in tests, mocks and samples.
      """,
    references: [
      Reference(title: "ModelContext", url: "https://developer.apple.com/documentation/swiftdata/modelcontext"),
      .evolution("0302-concurrent-value-and-concurrent-closures")
    ],
    compilerView: [
      CompilerView(
        when: "an extension of 'ModelContext'", swift5: .warning, swift5Complete: .warning, swift6: .warning),
      CompilerView(
        when: "a model, or a type that stores one", swift5: .silent, swift5Complete: .silent, swift6: .silent)
    ],
    fix: .displayOnly,
    noFix: "what sends the model to another isolation has to change first",
    examples: [
      .flagged(
        "a wrapper around a context",
        """
        import SwiftData
        struct ContextBox: ↓@unchecked Sendable { let context: ModelContext }
        """),
      .flagged(
        "a model",
        """
        import SwiftData
        @Model final class Row { var name = "" }
        extension Row: ↓@unchecked Sendable {}
        """),
      .notFlagged(
        "a wrapper around a container",
        """
        import SwiftData
        final class Store: @unchecked Sendable { let container: ModelContainer }
        """),
      .notFlagged(
        "the context is on the main actor",
        """
        import SwiftData
        final class Store: @unchecked Sendable { @MainActor var context: ModelContext? }
        """),
      .fixed(
        "without the conformance",
        before: """
          import SwiftData
          struct ContextBox: @unchecked Sendable { let context: ModelContext }
          """,
        after: """
          import SwiftData
          struct ContextBox { let context: ModelContext }
          """, applicability: .displayOnly)
    ])
}

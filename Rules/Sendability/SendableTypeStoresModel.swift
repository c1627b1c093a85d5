import LintKit

/// A type that is declared `Sendable` and stores what is not: a SwiftData model or its context.
enum SendableTypeStoresModel: Rule {
  static let gate = Gate(
    outline: { $0.tree.contains(InheritedType.self) { _ in true } },
    when: { file, index in index.mayMentionModels(file) || index.outline(file).names.contains(.ModelContext) })

  enum Exemption: String, RuleExemption {
    /// What is on a global actor may store anything.
    case globalActor
    case preview
  }

  static func check(_ entry: InheritedType, in pass: Pass) {
    guard let place = entry.node.parent.flatMap({ pass.type(at: $0) }),
      pass.index.statesCheckedSendable(entry, of: place),
      let type = pass.index.extendedNominal(place), type.file == pass.file,
      [.class, .struct, .enum].contains(pass.index.type(type).kind), pass.index.isModel(type).isNo,
      !pass.exempts(Exemption.preview, pass.isInPreview(entry.node))
    else { return }
    let stored = pass.storedModels(of: type)
    guard let first = stored.first else { return }
    // What it stores may never be compiled together with the conformance.
    if entry.node.ancestors.contains(where: { $0.kind == .ifConfigClause }) {
      return pass.leaveUndecided(missing: "condition: whether a conformance in an '#if' is compiled")
    }
    let isolation = pass.index.isolation(ofType: type)
    if pass.exempts(Exemption.globalActor, isolation.isolation.isOnGlobalActor) { return }
    if !isolation.isolation.isKnown { return pass.leaveUndecided(missing: .isolation(isolation, in: pass.index)) }
    pass.report(
      at: first.range, .stores(pass.index.type(type).name, first.name, first.what),
      notes: [pass.note(Message.stated, at: entry.node.range)]
        + stored.dropFirst().map { pass.note(Message.also($0.what), at: $0.range) })
  }
}

/// A part of a type that holds a context or models.
private struct StoredModels {
  let name: String
  let range: Range<UInt32>
  /// For messages.
  let what: String
}

extension Pass {
  fileprivate func storedModels(of type: DeclRef) -> [StoredModels] {
    if index.type(type).kind == .enum { return payloadsWithModels(of: type) }
    return index.properties(in: type).compactMap { ref in
      let property = index.property(ref)
      guard property.flags.isDisjoint(with: [.isStatic, .isComputed, .isUnsafe]),
        !index.isolation(ofProperty: ref).isolation.isOnGlobalActor
      else { return nil }
      switch confinement(ofProperty: ref) {
      case .context: return StoredModels(name: property.name, range: property.nameRange, what: "a ModelContext")
      case .models:
        return StoredModels(
          name: property.name, range: property.nameRange,
          what: shownModels(ofType: self.type(ofProperty: ref), named: property.name))
      case .none, .unknown: return nil
      }
    }
  }

  private func payloadsWithModels(of type: DeclRef) -> [StoredModels] {
    index.node(type).descendants(of: .enumCaseElement).compactMap { node in
      let element = EnumCaseElement(unchecked: node)
      guard self.type(around: node) == type else { return nil }
      for parameter in element.parameters {
        guard let written = parameter.type, confinement(of: written).isConfined else { continue }
        let name = element.nameToken.identifierText
        return StoredModels(
          name: name, range: element.nameToken.range,
          what: confinement(of: written) == .context
            ? "a ModelContext" : shownModels(ofType: self.type(written), named: name))
      }
      return nil
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func stores(_ type: String, _ part: String, _ what: String) -> Message {
    """
    '\(type)' is Sendable, but '\(part)' stores \(what) (an error in Swift 6). Store persistentModelIDs or plain \
    values.
    """
  }

  fileprivate static let stated = "'Sendable' is stated here"
  fileprivate static func also(_ what: String) -> String { "this stores \(what), too" }
}

// MARK: - Info

extension SendableTypeStoresModel {
  static let info = RuleInfo(
    id: "sendable-type-stores-model",
    family: .sendability,
    severity: .error,
    priority: .high,
    summary: "Sendable type that stores a SwiftData model or context",
    why: """
      Everything that sends the value believes the conformance, so models cross to other threads and nothing warns \
      there. Swift 5 mode accepts the declaration with a warning, Swift 6 does not compile it.
      """,
    instead: """
      Store '[PersistentIdentifier]' and fetch where the value arrives, or copy what is needed into a structure. A type \
      that stays with its models needs no 'Sendable'.
      """,
    limits: "Structures that hold a model are followed one level deep. '@unchecked' has a rule of its own.",
    references: [.evolution("0302-concurrent-value-and-concurrent-closures")],
    compilerView: [CompilerView(swift5: .warning, swift5Complete: .warning, swift6: .error)],
    noFix: "whether an identifier or plain values should cross depends on what the receiver needs",
    examples: [
      .flagged(
        "rows of a sheet",
        """
        import SwiftData
        @Model final class Row { var name = "" }
        struct Sheet: Sendable { var ↓rows: [Row] }
        """),
      .flagged(
        "a payload",
        """
        import SwiftData
        @Model final class Row { var name = "" }
        enum Route: Sendable {
          case list
          case ↓detail(Row)
        }
        """),
      .notFlagged(
        "identifiers and values",
        """
        import SwiftData
        @Model final class Row { var name = "" }
        struct Sheet: Sendable { var ids: [PersistentIdentifier]; var names: [String] }
        """),
      .notFlagged(
        "on the main actor",
        """
        import SwiftData
        @Model final class Row { var name = "" }
        @MainActor struct Sheet: Sendable { var rows: [Row] }
        """)
    ])
}

import LintKit

/// Conformances of isolated types that Swift 6 refuses: the compiler's group `ConformanceIsolation`.
enum ForecastConformanceIsolation: Rule {
  static let gate = Gate()

  static func check(_ entry: InheritedType, in pass: Pass) {
    // One question for all entries of a clause.
    guard let declaration = entry.node.parent, declaration.child(.inheritedType) == entry.node,
      let place = pass.type(at: declaration), pass.index.type(place).kind != .protocol
    else { return }
    let crossing = pass.index.crossingConformances(statedBy: place)
    for name in crossing.unknown {
      pass.leaveUndecided(missing: "isolation: of what witnesses the requirements of '\(name)'")
    }
    for conformance in crossing.found where pass.isForecast(declaration) {
      let proto = conformance.proto
      if pass.importsWithoutChecks({ pass.index.isOfModule($0, proto) }) { continue }
      let causes = proto.isOfSDK ? [] : [pass.cause(of: proto, isAlternative: true, annotations: [.mainActor])]
      pass.report(
        at: conformance.range, .crosses(conformance),
        notes: [pass.note("'\(conformance.witness)' is isolated, and its requirement is not", at: conformance.range)],
        because: causes)
    }
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func crosses(_ conformance: CrossingConformance) -> Message {
    """
    conformance of '\(conformance.typeName)' to protocol '\(conformance.protocolName)' crosses into main \
    actor-isolated code and can cause data races.
    """
  }
}

// MARK: - Info

extension ForecastConformanceIsolation {
  static let info = RuleInfo(
    id: "forecast-conformance-isolation",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A conformance whose witness is on an actor",
    why:
      "Code that only knows the protocol calls the requirement from anywhere, and would run the witness off its actor.",
    instead: """
      Isolate the conformance ('@MainActor Named') or the protocol, make the witness 'nonisolated', or enable \
      'InferIsolatedConformances'.
      """,
    limits: """
      Of an SDK, protocols are checked as far as the facts about it have their requirements. Witnesses are looked for in \
      the type, its superclasses and their extensions.
      """,
    references: [.evolution("0470-isolated-conformances")],
    compilerView: [
      CompilerView(swift5: .warning, swift5Complete: .warning, swift6: .error, groups: ["ConformanceIsolation"])
    ],
    isOptIn: true,
    examples: [
      .flagged(
        "a method on the main actor",
        """
        protocol Reloading { func reload() }
        @MainActor final class Screen: ↓Reloading { func reload() {} }
        """),
      .flagged(
        "a computed property",
        """
        protocol Named { var name: String { get } }
        @MainActor final class Screen: ↓Named { var name: String { "screen" } }
        """),
      .flagged(
        "a protocol of Swift's library",
        """
        @MainActor final class Screen: ↓CustomStringConvertible { var description: String { "screen" } }
        """),
      .notFlagged(
        "a protocol on the main actor",
        """
        @MainActor protocol Reloading { func reload() }
        @MainActor final class Screen: Reloading { func reload() {} }
        """),
      .notFlagged(
        "a nonisolated witness",
        """
        protocol Reloading { func reload() }
        @MainActor final class Screen: Reloading { nonisolated func reload() {} }
        """)
    ])
}

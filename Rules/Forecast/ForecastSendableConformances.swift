import LintKit

/// Stated conformances to 'Sendable' that Swift 6 refuses.
enum ForecastSendableConformances: Rule {
  static let gate = Gate()

  static func check(_ entry: InheritedType, in pass: Pass) {
    guard let place = entry.node.parent.flatMap({ pass.type(at: $0) }), pass.index.type(place).kind != .protocol else {
      return
    }
    if pass.index.impliesSendable(ofNonFinalClassBy: entry, at: place) {
      return checkFinal(place, in: pass)
    }
    guard pass.index.asksForSendable(entry, of: place), let type = pass.index.extendedNominal(place),
      type.file == pass.file, pass.isForecast(entry.node)
    else { return }
    // What an actor stores is isolated to it.
    if pass.index.type(type).kind == .actor { return }
    if !pass.index.type(place).constraints.isEmpty, place != type {
      return pass.leaveUndecided(missing: "conditions: what the extension's requirements make of the stored types")
    }
    let isolation = pass.index.isolation(ofType: type)
    // What is on a global actor is 'Sendable' for that reason.
    if isolation.isolation.isOnActor { return }
    guard isolation.isolation.isKnown else {
      return pass.leaveUndecided(missing: .isolation(isolation, in: pass.index))
    }
    let refusals = pass.index.refusals(ofSendable: type)
    for name in refusals.unknown { pass.leaveUndecided(missing: "type: of '\(name)'") }
    let declaration = pass.index.type(type)
    let vouched = pass.cause(of: type, isAlternative: true, annotations: [.mainActor, .uncheckedSendable])
    for refusal in refusals.found {
      switch refusal {
      case .notFinal: reportNotFinal(type, in: pass)
      case .superclass:
        pass.report(at: declaration.nameRange, .superclass(declaration.name), because: [vouched])
      case .mutable(let part) where pass.isForecast(part.node):
        pass.report(at: part.nameRange, .mutable(part.name, declaration.name), because: [pass.cause(of: part), vouched])
      case .stored(let part, let sendability) where pass.answer(sendability).isNo && pass.isForecast(part.node):
        pass.report(
          at: part.nameRange, .stored(part, declaration),
          notes: sendability.reasons.last.map { [pass.note($0, at: part.nameRange)] } ?? [],
          because: pass.causes(of: sendability) + [vouched])
      case .mutable, .stored: break
      }
    }
  }
}

extension ForecastSendableConformances {
  /// What a class that is an `Error`, say, stores is a warning.
  private static func checkFinal(_ place: DeclRef, in pass: Pass) {
    guard let type = pass.index.extendedNominal(place), type.file == pass.file else { return }
    let isolation = pass.index.isolation(ofType: type)
    guard isolation.isolation.isKnown else {
      return pass.leaveUndecided(missing: .isolation(isolation, in: pass.index))
    }
    if !isolation.isolation.isOnActor, pass.isForecast(pass.index.type(type).node) { reportNotFinal(type, in: pass) }
  }

  private static func reportNotFinal(_ type: DeclRef, in pass: Pass) {
    let (declaration, annotations) = (pass.index.type(type), pass.index.mayBeFinal(type) ? [Annotation.final] : [])
    pass.report(
      at: declaration.nameRange, .notFinal(declaration.name),
      because: [pass.cause(of: type, annotations: annotations + [.mainActor, .uncheckedSendable])])
  }
}

extension ProjectIndex {
  /// Whether a conformance to `Sendable` that is checked is due to an entry of an inheritance clause: to the superclass
  /// if nothing else says it.
  fileprivate func asksForSendable(_ entry: InheritedType, of place: DeclRef) -> Bool {
    if statesCheckedSendable(entry, of: place) { return true }
    guard type(place).kind == .class, node(place).child(.inheritedType)?.mainToken.offset == entry.node.mainToken.offset
    else { return false }
    return inheritsCheckedSendable(place) && !statesCheckedSendable(place)
  }
}

extension Pass {
  fileprivate func cause(of part: RefusedPart) -> RawCause {
    RawCause(
      kind: "property", name: part.name, place: location(part.nameRange, of: file), isAlternative: true,
      annotations: [.mainActor, .unsafe])
  }
}

// MARK: - Messages

/// In the compiler's words.
extension Message {
  fileprivate static func notFinal(_ name: String) -> Message {
    "non-final class '\(name)' cannot conform to the 'Sendable' protocol."
  }

  fileprivate static func superclass(_ name: String) -> Message {
    "'Sendable' class '\(name)' cannot inherit from another class other than 'NSObject'."
  }

  fileprivate static func mutable(_ property: String, _ type: String) -> Message {
    "stored property '\(property)' of 'Sendable'-conforming class '\(type)' is mutable."
  }

  fileprivate static func stored(_ part: RefusedPart, _ type: TypeDeclaration) -> Message {
    """
    \(part.isAssociatedValue ? "associated value" : "stored property") '\(part.name)' of 'Sendable'-conforming \
    \(type.kind) '\(type.name)' has non-Sendable type.
    """
  }
}

// MARK: - Info

extension ForecastSendableConformances {
  static let info = RuleInfo(
    id: "forecast-sendable-conformances",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A 'Sendable' type that stores what is not",
    why: "A value can be shared only where all that it stores can be.",
    instead: "Make the property 'let' and its type 'Sendable', the class 'final', or an actor of it.",
    limits: "Conformances that hold under conditions are left out.",
    references: [.evolution("0302-concurrent-value-and-concurrent-closures")],
    compilerView: [CompilerView(swift5: .warning, swift5Complete: .warning, swift6: .error)],
    isOptIn: true,
    examples: [
      .flagged("a mutable property", "final class Log: Sendable { var ↓lines: [String] = [] }"),
      .flagged("a class that others inherit from", "class ↓Log: Sendable {}"),
      .flagged(
        "a superclass asks for it", "class ↓Log: Sendable {}\nfinal class FileLog: Log { var ↓lines: [String] = [] }"),
      .flagged("a part that cannot be shared", "class Log {}\nstruct Entry: Sendable { let ↓log: Log }"),
      .notFlagged("constants", "final class Name: Sendable { let text = \"\" }"),
      .notFlagged("vouched for", "final class Log: @unchecked Sendable { var lines: [String] = [] }")
    ])
}

import LintKit

// Local variables that hold models across calls to other isolations.

extension CachedModelReference {
  static func checkLocal(_ binding: PatternBinding, in pass: Pass) {
    guard let name = binding.nameToken, pass.isCaptured(binding), pass.confinement(of: binding) == .models else {
      return
    }
    let declared = pass.isolation(around: binding.node).isolation
    let uses: [LocalUse]
    switch pass.usesByIsolation(of: binding, declaredIn: declared) {
    case .unknown(let place): return pass.leaveUndecided(missing: pass.unknownIsolation(around: place))
    case .known(let found): uses = found
    }
    guard let fill = uses.first(where: { $0.fills && $0.closure != nil }),
      let other = uses.first(where: { $0.closure != fill.closure && $0.node.id > fill.node.id })
    else { return }
    let isAuxiliary = pass.exempts(Exemption.auxiliary, pass.isAuxiliary(binding.node))
    pass.report(
      at: name.range, .local(name.identifierText, fill: fill, next: other), severity: isAuxiliary ? .info : nil,
      notes: [
        pass.step(Message.filled(in: fill.isolation), at: fill.node.range),
        pass.step(Message.used(in: other.isolation), at: other.node.range)
      ], fix: try keepingIdentifiers(binding, in: pass))
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
}

// MARK: - Messages

extension Message {
  fileprivate static func local(_ name: String, fill: LocalUse, next: LocalUse) -> Message {
    let isSame = fill.isolation == next.isolation
    let across = isSame ? "two calls to \(fill.isolation.place)" : "\(fill.isolation.place) and \(next.isolation.place)"
    return "'\(name)' keeps SwiftData models across \(across). Keep persistentModelIDs, or do the work in one call."
  }

  fileprivate static func filled(in isolation: Isolation) -> String { "filled here from \(isolation.place)" }
  fileprivate static func used(in isolation: Isolation) -> String { "used here from \(isolation.place)" }
}

import LintKit

// Putting declarations on the main actor.

extension FixBuilder {
  /// Isolates a declaration to the main actor; the attribute is on a line of its own where another one is.
  mutating func isolateToMainActor(_ declaration: Node) {
    let hasLine =
      declaration.child(.attribute).map { first in
        first.range.upperBound < declaration.mainToken.offset
          && text(first.range.upperBound..<declaration.mainToken.offset).contains("\n")
      } ?? false
    insert(hasLine ? "@MainActor\n" + margin(of: declaration) : "@MainActor ", at: declaration.firstToken.offset)
  }
}

extension Pass {
  /// Whether a call from elsewhere sends only Sendable values, there and back.
  func crossesWithSendableValues(_ function: FunctionDeclaration) -> Bool {
    if let owner = function.owner, !function.flags.contains(.isStatic) {
      guard let type = index.extendedNominal(owner), index.sendability(of: type).answer.isYes else { return false }
    }
    return sendability(ofSignatureOf: function.ref).isYes
  }

  /// Why a function is better left off the main actor: its thread would wait for files or a database.
  func checkInputOutput(in function: Node, named name: String) throws(NoFix) {
    let waits = function.descendants(of: .functionCallExpr).contains {
      inputOutput(of: FunctionCallExpr(unchecked: $0)) == .blocking
    }
    if waits { throw NoFix("'\(name)' reads or writes files, for which the main actor would wait") }
  }
}

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

  /// Whether code is better left off the main actor: that would wait for files or a database.
  func checkInputOutput(in code: Node, named name: String) throws(OpenCalls) {
    let waits = code.descendants(of: .functionCallExpr).contains {
      inputOutput(of: FunctionCallExpr(unchecked: $0)) == .blocking
    }
    if waits { throw .other("'\(name)' reads or writes files, for which the main actor would wait") }
  }
}

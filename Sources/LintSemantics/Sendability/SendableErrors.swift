import LintSyntax

/// Whether the errors of a module state `Sendable`, although `Error` inherits from it.
final class SendableErrors: AnswerTable {
  static let number = AnswerTableNumber()
  /// By the first target of a file; those of no target together.
  fileprivate let counts = Once<[Int?: Counts]>()

  fileprivate struct Counts {
    var stating = 0
    var all = 0
  }
}

extension ProjectIndex {
  /// Whether it is a convention of a file's module that errors state `Sendable`: most of several do. Judged by the
  /// names in their inheritance clauses; errors of tests do not count.
  public func errorsStateSendable(around file: FileID) -> Bool {
    let counts = answers(SendableErrors.self).counts { countErrors() }
    guard let found = counts[targets(of: file).first] else { return false }
    return found.stating >= Self.fewestErrors && found.stating * 4 >= found.all * 3
  }

  private func countErrors() -> [Int?: SendableErrors.Counts] {
    var counts: [Int?: SendableErrors.Counts] = [:]
    for number in files.indices.map({ FileID($0) }) where !isTest(number) {
      for entry in files[Int(number)].entries where entry.kind == .type {
        let inherited = type(DeclRef(file: number, node: entry.node)).inherited
        guard inherited.contains(where: { Self.errorProtocols.contains($0) }) else { continue }
        let target = targets(of: number).first
        counts[target, default: SendableErrors.Counts()].all += 1
        if inherited.contains("Sendable") { counts[target, default: SendableErrors.Counts()].stating += 1 }
      }
    }
    return counts
  }

  private static let errorProtocols: Set<String> = ["Error", "LocalizedError", "CustomNSError"]
  private static let fewestErrors = 4
}

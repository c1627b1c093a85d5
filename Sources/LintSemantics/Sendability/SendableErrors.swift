import LintSyntax

/// Whether the errors of a project state `Sendable`, although `Error` inherits from it.
final class SendableErrors: AnswerTable {
  static let number = AnswerTableNumber()
  fileprivate let areStated = Once<Bool>()
}

extension ProjectIndex {
  /// Whether it is a convention of the project that errors state `Sendable`: most of several do. Judged by the names in
  /// their inheritance clauses.
  public var errorsStateSendable: Bool {
    answers(SendableErrors.self).areStated {
      var (stating, all) = (0, 0)
      for (number, file) in files.enumerated() {
        for entry in file.entries where entry.kind == .type {
          let inherited = type(DeclRef(file: FileID(number), node: entry.node)).inherited
          guard inherited.contains(where: { Self.errorProtocols.contains($0) }) else { continue }
          all += 1
          if inherited.contains("Sendable") { stating += 1 }
        }
      }
      return stating >= Self.fewestErrors && stating * 4 >= all * 3
    }
  }

  private static let errorProtocols: Set<String> = ["Error", "LocalizedError", "CustomNSError"]
  private static let fewestErrors = 4
}

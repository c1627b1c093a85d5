import LintKit
import LintText

/// The one diagnostic that the engine makes itself: the parser rejected a file.
public enum SyntaxErrorRule {
  public static let info = RuleInfo(
    id: "syntax-error",
    family: .source,
    severity: .warning,
    priority: .medium,
    summary: "A file that could not be understood in whole",
    why: """
      Rules run on what was understood, so findings near the error may be missing or wrong. One diagnostic is for \
      all errors of a file.
      """,
    instead: "Fix the error; the compiler reports it with more context. Unlock what git-crypt has encrypted.",
    limits: "Syntax newer than Swift 6.3 is reported too.",
    compilerView: [CompilerView(swift5: .error, swift5Complete: .error, swift6: .error)],
    noFix: "the compiler says what it expects, and its own fix-its know more",
    examples: [])

  /// How git-crypt begins what it has encrypted, until the checkout is unlocked.
  private static let encryptedStart = Array("\0GITCRYPT\0".utf8)

  /// The first error of a file, and how many there are; nil when there is none.
  ///
  /// - Parameter tokens: of the whole file.
  static func diagnostic(
    for errors: [SyntaxError], in source: UnsafeBufferPointer<UInt8>, among tokens: UnsafeBufferPointer<Token>,
    path: String
  ) -> RawDiagnostic? {
    guard let first = errors.first else { return nil }
    if source.starts(with: encryptedStart) {
      let message = "The file is encrypted by git-crypt, so nothing in it is checked."
      return RawDiagnostic(
        ruleID: info.id, severity: .info, message: message,
        location: RawDiagnostic.Location(path: path, bytes: 0..<encryptedStart.count),
        // The files of a checkout are unlocked together.
        subject: Diagnostic.Subject(.place, name: path, predicate: message, scope: "git-crypt"))
    }
    let sentence = first.message.prefix(1).uppercased() + first.message.dropFirst() + "."
    let others = errors.count - 1
    let more = others == 0 ? "" : " The file has \(others) more \(others == 1 ? "error" : "errors")."
    return RawDiagnostic(
      ruleID: info.id, message: sentence + more,
      location: RawDiagnostic.Location(path: path, bytes: range(of: first, among: tokens)))
  }

  /// The token that the error is at, or the bare place between two tokens.
  private static func range(of error: SyntaxError, among tokens: UnsafeBufferPointer<Token>) -> Range<Int> {
    let place = tokens.partitioningIndex { $0.offset >= error.offset }
    let start = Int(error.offset)
    guard place < tokens.count, tokens[place].offset == error.offset else { return start..<start }
    return start..<Int(tokens[place].end)
  }
}

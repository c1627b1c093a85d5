import LintKit

/// What edited files were before any fix, to tell what edits have broken: what the compiler refuses in every language
/// mode, and no rule reports.
final class OriginalState {
  static let effectRuleID = "effect-marker"

  private let result: LintResult
  /// By path, how often each sentence is true of a file.
  private var mistakes: [String: [String: Int]] = [:]
  private var names: [String: LocalNamesOfFile] = [:]

  init(_ result: LintResult) { self.result = result }

  /// Names that are no longer in scope, and every `try` and `await` that an edit has made wrong.
  ///
  /// - Parameters:
  ///   - index: of the project with the edits.
  ///   - projectPath: of the file, from the project's root.
  ///   - path: of the file, as diagnostics have it.
  func mistakes(in index: ProjectIndex, at projectPath: String, path: String) -> [Diagnostic] {
    guard let old = result.text(projectPath), let oldIndex = result.index,
      let file = index.file(at: projectPath), let names = LostNames(at: projectPath, in: index)
    else { return [] }
    let tree = index.outline(file).wholeTree()
    var known = self.mistakes[projectPath]
    if known == nil || self.names[projectPath] == nil {
      let oldTree = SyntaxTree.parse(old)
      self.names[projectPath] = LocalNamesOfFile(oldTree)
      let mistakes = oldIndex.file(at: projectPath).map { EffectMarkers(in: oldTree, of: $0, oldIndex).mistakes } ?? []
      known = Dictionary(mistakes.map { ($0.message.text, 1) }, uniquingKeysWith: +)
      self.mistakes[projectPath] = known
    }
    var left = known ?? [:]
    let positions = TextPositions(Array(tree.source))
    var found: [Diagnostic] = []
    for mistake in EffectMarkers(in: tree, of: file, index).mistakes {
      if let count = left[mistake.message.text], count > 0 {
        left[mistake.message.text] = count - 1
        continue
      }
      let range = Int(mistake.range.lowerBound)..<Int(mistake.range.upperBound)
      found.append(
        Diagnostic(
          ruleID: Self.effectRuleID, severity: .error, priority: .critical, message: mistake.message.text, path: path,
          range: positions.range(of: range)))
    }
    return found
      + (self.names[projectPath].map { names.diagnostics(before: $0, in: tree, path: path) } ?? [])
  }
}

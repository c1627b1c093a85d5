import LintText

extension FixBuilder {
  /// Puts the statements of a closure into braces of their own: on one line where they stand on one, otherwise a level
  /// further in.
  ///
  /// - Parameter opening: ends with the brace, or with what stands behind it.
  /// - Returns: false where a literal of several lines would change.
  public mutating func wrap(bodyOf closure: ClosureExpr, in opening: String) -> Bool {
    let statements = Array(closure.node.children(.statement))
    guard let first = statements.first, let last = statements.last else { return false }
    let range = first.range.lowerBound..<last.range.upperBound
    let lines = text(range).replacingAll("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count == 1 {
      insert(opening + " ", at: range.lowerBound)
      insert(" }", at: range.upperBound)
      return true
    }
    let holdsLines = closure.node.descendants.contains { node in
      node.kind == .stringLiteralExpr && text(node.range).contains("\n")
    }
    if holdsLines { return false }
    let margin = margin(of: first)
    let unit = indentation
    let body = lines.enumerated().map { $1.isEmpty ? "" : $0 == 0 ? margin + unit + $1 : unit + $1 }.joined(
      separator: "\n")
    replace(range, with: "\(opening)\n\(body)\n\(margin)}")
    return true
  }
}

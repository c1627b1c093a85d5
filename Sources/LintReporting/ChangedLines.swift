import LintDiagnostics

/// What a fix changes in neighbouring lines, as rows below a finding's code.
struct ChangedLines {
  struct Row {
    /// The number of the line in the current file; nil for a line that is added below another row.
    let number: Int?
    let isAdded: Bool
    let text: String
  }

  let path: String
  /// The number of the first line, from 1.
  let line: Int
  private(set) var rows: [Row] = []

  /// - Parameter finding: its first line is shown already, so its removal is omitted; nil if no code is shown.
  static func rows(of preview: FixPreview, below finding: SourceLocation?) -> [ChangedLines] {
    preview.hunks.map { hunk in
      ChangedLines(hunk, shownLine: hunk.path == finding?.path ? finding?.range.start.line : nil)
    }
  }

  private init(_ hunk: FixPreview.Hunk, shownLine: Int?) {
    (path, line) = (hunk.path, hunk.line)
    var number = hunk.line
    // The number of the next row if it is an added one.
    var replaced: Int? = number
    for change in hunk.changes {
      switch change {
      case .kept:
        number += 1
        replaced = number
      case .removed(let text):
        if number == shownLine {
          replaced = number
        } else {
          rows.append(Row(number: number, isAdded: false, text: text))
          replaced = nil
        }
        number += 1
      case .added(let text):
        rows.append(Row(number: replaced, isAdded: true, text: text))
        replaced = nil
      }
    }
  }
}

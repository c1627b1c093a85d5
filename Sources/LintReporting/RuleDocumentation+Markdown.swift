import LintDiagnostics

extension RuleDocumentation {
  /// For viewers that render Markdown, and for pages.
  public func markdown() -> String {
    var parts = ["# `\(rule.id)`", facts, rule.summary + ".", "## Why", rule.why, "## Instead", rule.instead]
    if !rule.examples.isEmpty {
      parts.append("## Examples")
      parts += rule.examples.map(markdown)
    }
    if !compilerLines.isEmpty {
      parts += ["## What the compiler says", compilerLines.map { "- \($0)" }.joined(separator: "\n")]
    }
    if !rule.limits.isEmpty { parts += ["## Limits", rule.limits] }
    if let reason = noFix { parts += ["## No fix", reason] }
    if !optionLines.isEmpty { parts += ["## Options", optionLines.map { "- \($0)" }.joined(separator: "\n")] }
    if !rule.references.isEmpty {
      parts += ["## References", rule.references.map { "- [\($0.title)](\($0.url))" }.joined(separator: "\n")]
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func markdown(_ example: Example) -> String {
    let label =
      switch example.kind {
      case .flagged: "Flagged"
      case .notFlagged: "Not flagged"
      case .fixed: "Fixed"
      }
    let title = title(of: example).map { "\(label): \($0)" } ?? label
    let blocks = example.files.map { file -> String in
      let name = example.files.count > 1 ? "`\(file.path)`\n\n" : ""
      guard let fixed = file.fixed else {
        return name + markdownFence(flaggedLines(of: file.marked), language: "swift")
      }
      let lines = lineChanges(from: file.marked.text, to: fixed).map { change in
        switch change {
        case .kept(let line): "  \(line)"
        case .removed(let line): "- \(line)"
        case .added(let line): "+ \(line)"
        }
      }
      return name + markdownFence(lines.joined(separator: "\n"), language: "diff")
    }
    return (["**\(title)**"] + blocks).joined(separator: "\n\n")
  }

  /// The code with a comment after each line that is flagged: a fenced block cannot underline.
  private func flaggedLines(of source: MarkedSource) -> String {
    var lines: [String] = []
    var start = 0
    for line in source.text.trimmedOfFinalNewline.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFlagged = source.offsets.contains { start..<start + line.utf8.count + 1 ~= $0 }
      lines.append(isFlagged ? "\(line)  // flagged" : String(line))
      start += line.utf8.count + 1
    }
    return lines.joined(separator: "\n")
  }
}

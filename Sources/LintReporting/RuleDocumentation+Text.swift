import LintDiagnostics
import LintText

extension RuleDocumentation {
  /// For a terminal or a plain-text viewer.
  ///
  /// - Parameter width: columns to fill.
  public func text(color: Bool = false, width: Int = 80) -> String {
    var page = TextPage(palette: Palette(isEnabled: color), width: width)
    page.lines.append(page.palette.paint(rule.id, .strong))
    page.lines.append(page.palette.paint(facts, .faint))
    page.lines.append("")
    page.lines.append(wrapped(rule.summary + ".", width: width))
    page.section("Why", rule.why)
    page.section("Instead", rule.instead)
    if !rule.examples.isEmpty {
      page.heading("Examples")
      for (index, example) in rule.examples.enumerated() {
        if index > 0 { page.lines.append("") }
        page.example(example, title: title(of: example))
      }
    }
    page.list("What the compiler says", compilerLines)
    if !rule.limits.isEmpty { page.section("Limits", rule.limits) }
    if let reason = noFix { page.section("No fix", reason) }
    page.list("Options", optionLines.map { $0.replacingAll("`", with: "") })
    page.list("References", rule.references.map { "\($0.title)\n\($0.url)" })
    return page.lines.joined(separator: "\n") + "\n"
  }
}

/// A page of `explain` while it is being made.
private struct TextPage {
  let palette: Palette
  let width: Int
  var lines: [String] = []

  init(palette: Palette, width: Int) {
    self.palette = palette
    self.width = width
  }

  mutating func heading(_ title: String) {
    lines.append("")
    lines.append(palette.paint(title, .strong))
  }

  mutating func section(_ title: String, _ text: String) {
    heading(title)
    lines.append(wrapped(text, width: width, indentation: "  "))
  }

  mutating func list(_ title: String, _ items: [String]) {
    guard !items.isEmpty else { return }
    heading(title)
    for item in items {
      // Addresses keep a line of their own, whole.
      for line in item.split(separator: "\n") { lines.append(wrapped(String(line), width: width, indentation: "  ")) }
    }
  }

  mutating func example(_ example: Example, title: String?) {
    let (label, style) = example.kind.label
    let title = title.map { ": \($0)" } ?? ""
    lines.append("  " + palette.paint(label, style) + title)
    for file in example.files {
      if example.files.count > 1 { lines.append("    " + palette.paint("// \(file.path)", .faint)) }
      if let fixed = file.fixed {
        for change in lineChanges(from: file.marked.text, to: fixed) { lines.append("    " + paint(change)) }
      } else {
        code(file.marked)
      }
    }
  }

  /// The code, with each flagged place marked on the line below.
  private mutating func code(_ source: MarkedSource) {
    var lineStart = 0
    for line in source.text.trimmedOfFinalNewline.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty ? "" : "    " + line)
      let marks = source.offsets.filter { lineStart..<lineStart + line.utf8.count + 1 ~= $0 }
      if !marks.isEmpty {
        lines.append("    " + palette.paint(pointers(at: marks.map { $0 - lineStart }, in: line), .warning))
      }
      lineStart += line.utf8.count + 1
    }
  }

  private func pointers(at offsets: [Int], in line: Substring) -> String {
    var text = ""
    var offset = 0
    for character in line {
      let isMarked = offsets.contains { offset..<offset + character.utf8.count ~= $0 }
      text += (isMarked ? "^" : "").padded(to: displayWidth(of: character))
      offset += character.utf8.count
      if offset > offsets[offsets.count - 1] { break }
    }
    return (offsets[offsets.count - 1] >= offset ? text + "^" : text).trimmedOfTrailingSpaces
  }

  private func paint(_ change: LineChange) -> String {
    switch change {
    case .kept(let line): "  \(line)"
    case .removed(let line): palette.paint("- \(line)", .error)
    case .added(let line): palette.paint("+ \(line)", .good)
    }
  }
}

extension Example.Kind {
  fileprivate var label: (String, Palette.Style) {
    switch self {
    case .flagged: ("Flagged", .warning)
    case .notFlagged: ("Not flagged", .good)
    case .fixed(.safe): ("Fixed", .good)
    case .fixed(.unsafe): ("Fixed (unsafe)", .good)
    case .fixed(.displayOnly): ("Suggested", .good)
    }
  }
}

extension String {
  fileprivate var trimmedOfTrailingSpaces: String {
    String(decoding: utf8.dropLast(utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count), as: UTF8.self)
  }

  var trimmedOfFinalNewline: String { utf8.last == UInt8(ascii: "\n") ? String(dropLast()) : self }
}

import LintDiagnostics

extension DocumentationSite {
  /// The page of a rule: all that it says of itself.
  func write(_ entry: Entry, _ html: HTMLWriter) {
    let rule = entry.rule
    let documentation = RuleDocumentation(rule)
    html.element("p", ("class", "soft"), text: documentation.facts)
    html.element("p", ("class", "verdict")) { html.message(rule.summary + ".") }
    section("Why", html) { html.element("p") { html.message(rule.why) } }
    section("Instead", html) { html.element("p") { html.message(rule.instead) } }
    section("What it says", of: entry.messages, html) { html.message($0) }
    if !rule.examples.isEmpty {
      section("Examples", html) { for example in rule.examples { write(example, documentation, html) } }
    }
    section("What the compiler says", of: documentation.compilerLines, html) { html.text($0) }
    if !rule.limits.isEmpty { section("Limits", html) { html.element("p") { html.message(rule.limits) } } }
    if let reason = documentation.noFix { section("No fix", html) { html.element("p") { html.message(reason) } } }
    section("Options", of: rule.options, html) { option in
      html.element("code", text: option.name)
      html.message(": \(option.summary); \(option.kind), \(option.standard) if not given.")
    }
    section("References", of: rule.references, html) { reference in
      html.element("a", ("href", reference.url), ("rel", "noreferrer"), text: reference.title)
    }
  }

  private func section(_ title: String, _ html: HTMLWriter, content: () -> Void) {
    html.element("section") {
      html.element("h2", text: title)
      content()
    }
  }

  /// A section with a list; none where the list is empty.
  private func section<Item>(_ title: String, of items: [Item], _ html: HTMLWriter, item: (Item) -> Void) {
    if items.isEmpty { return }
    section(title, html) {
      html.element("ul") { for value in items { html.element("li") { item(value) } } }
    }
  }

  private func write(_ example: Example, _ documentation: RuleDocumentation, _ html: HTMLWriter) {
    let (label, style) =
      switch example.kind {
      case .flagged: ("Flagged", "warning")
      case .notFlagged: ("Not flagged", "good")
      case .fixed(let applicability): (applicability.shownName, "good")
      }
    html.element("h3", ("class", "example")) {
      html.element("span", ("class", "badge \(style)"), text: label)
      html.text(" ")
      html.message(documentation.title(of: example) ?? "")
    }
    for file in example.files {
      html.element("div", ("class", "code")) {
        if example.files.count > 1 { html.element("span", ("class", "path"), text: file.path) }
        html.element("pre") {
          if let fixed = file.fixed {
            for change in lineChanges(from: file.marked.text, to: fixed) { write(change, html) }
          } else {
            writeLines(of: file.marked, html)
          }
        }
      }
    }
  }

  private func write(_ change: LineChange, _ html: HTMLWriter) {
    switch change {
    case .kept(let line): html.element("span", ("class", "line")) { html.code("  \(line)") }
    case .removed(let line): html.element("span", ("class", "line removed")) { html.code("- \(line)") }
    case .added(let line): html.element("span", ("class", "line added")) { html.code("+ \(line)") }
    }
  }

  private func writeLines(of source: MarkedSource, _ html: HTMLWriter) {
    var start = 0
    for line in source.text.trimmedOfFinalNewline.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFlagged = source.offsets.contains { start..<start + line.utf8.count + 1 ~= $0 }
      html.element("span", ("class", isFlagged ? "line flagged" : "line")) {
        html.code(String(line))
        if isFlagged { html.element("span", ("class", "unseen"), text: " (flagged)") }
      }
      start += line.utf8.count + 1
    }
  }
}

import LintDiagnostics

extension JSONWriter {
  /// A rule as a `reportingDescriptor`, with the members that code scanning services show.
  ///
  /// - Parameter site: the address of the documentation; nil when there is none.
  mutating func sarifRule(_ rule: RuleInfo, site: String?) {
    let documentation = RuleDocumentation(rule)
    line { json in
      json.member("id", rule.id)
      json.member("name", pascalCase(rule.id))
      json.text("shortDescription", shortened(rule.summary + "."))
      json.text("fullDescription", shortened(rule.why))
      json.object("help") { json in
        json.member("text", documentation.text())
        json.member("markdown", documentation.markdown())
      }
      // Without a page of our own, the rule's own references are the best further reading.
      let page = site.map { DocumentationSite.address(ofRule: rule.id, at: $0) }
      if let uri = page ?? rule.references.first?.url { json.member("helpUri", uri) }
      json.object("defaultConfiguration") { json in json.member("level", rule.severity.sarifLevel) }
      json.object("properties") { json in
        json.array("tags") { json in
          for tag in ["concurrency", rule.family.rawValue] { json.value(tag) }
        }
        json.member("precision", rule.isOptIn ? "medium" : "high")
        json.member("problem.severity", rule.severity == .info ? "recommendation" : rule.severity.rawValue)
        json.member("priority", rule.priority.rawValue)
      }
    }
  }

  private mutating func text(_ name: String, _ text: String) {
    object(name) { json in json.member("text", text) }
  }
}

/// SARIF requires a name that differs from the id: `task-sleep` is `TaskSleep`.
func pascalCase(_ id: String) -> String {
  id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}

/// At most 1,024 characters, GitHub's limit for a description.
private func shortened(_ text: String) -> String {
  let limit = 1024
  return text.unicodeScalars.count <= limit ? text : String(text.unicodeScalars.prefix(limit - 1)) + "…"
}

import LintDiagnostics
import LintEngine
import LintKit
import LintReporting
import LintServer
import LintText

/// What is shown for a place: findings with their reasons, where a declaration runs and why, and what a rule is that a
/// comment names. Nothing else, so that it adds to what the compiler's server shows.
extension Questions {
  func hover(_ parameters: JSONValue) -> JSONValue {
    guard let subject = subject(parameters), let position = TextPosition(parameters["position"]) else { return .null }
    var parts = subject.findings.filter { Self.holds($0.range, position) }.map { text(about: $0, subject) }
    let document = DocumentText(String(decoding: subject.document.text, as: UTF8.self))
    let offset = document.offset(of: position)
    if parts.isEmpty, let rule = ruleInComment(document, offset) { parts.append(text(about: rule)) }
    parts += isolation(subject, offset)
    if parts.isEmpty { return .null }
    let kind = capabilities.markdown ? "markdown" : "plaintext"
    return ["contents": ["kind": .string(kind), "value": .string(parts.joined(separator: "\n\n"))]]
  }

  private static func holds(_ range: SourceRange, _ position: TextPosition) -> Bool {
    let range = DiagnosticMessage.range(range)
    return range.start <= position && (position < range.end || position == range.start)
  }

  private func text(about finding: Diagnostic, _ subject: Subject) -> String {
    var lines = ["\(strong(finding.ruleID)): \(escaped(finding.message))"]
    for note in finding.notes {
      guard let location = note.location else {
        lines.append("- \(escaped(note.message))")
        continue
      }
      let message = message(subject.project)
      let place = "\(FilePath(location.path).lastName):\(location.range.start.line)"
      let link =
        capabilities.markdown
        ? "[\(escaped(place))](\(message.uri(location.path))#L\(location.range.start.line))" : place
      lines.append("- \(escaped(note.message)) (\(link))")
    }
    var text = lines.joined(separator: "\n")
    if let rule = rules.infos.first(where: { $0.id == finding.ruleID }) { text += "\n\n" + reasons(of: rule) }
    return text
  }

  private func text(about rule: RuleInfo) -> String {
    "\(strong(rule.id)): \(escaped(rule.summary)).\n\n\(reasons(of: rule))"
  }

  private func reasons(of rule: RuleInfo) -> String {
    var text = "\(escaped(rule.why))\n\n\(escaped(rule.instead))"
    if let page = settings.documentation(of: rule.id) {
      text += "\n\n" + (capabilities.markdown ? "[Documentation](\(page))" : page)
    }
    return text
  }

  /// The rule whose id is at a place in a comment for the linter.
  private func ruleInComment(_ text: DocumentText, _ offset: Int) -> RuleInfo? {
    let bytes = text.bytes
    let isOfID = { (byte: UInt8) in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || byte == UInt8(ascii: "-")
    }
    let start = bytes[..<offset].lastIndex { !isOfID($0) }.map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex { !isOfID($0) } ?? bytes.count
    let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    guard String(decoding: bytes[line..<start], as: UTF8.self).hasDirective else { return nil }
    let id = String(decoding: bytes[start..<end], as: UTF8.self)
    return rules.infos.first { $0.id == id }
  }

  /// Where the declaration whose name is at a place runs.
  private func isolation(_ subject: Subject, _ offset: Int) -> [String] {
    guard let (index, file) = file(of: subject) else { return [] }
    let text = subject.document.text
    return index.isolations(in: file).filter { entry in
      let start = Int(entry.offset)
      let name = Array(entry.name.utf8.prefix { $0 != UInt8(ascii: "(") })
      let end = text[start...].starts(with: name) ? start + max(1, name.count) : start + 1
      return start..<end ~= offset
    }.map { entry in
      var lines = ["isolation: " + strong(entry.answer.isolation.word)]
      lines += entry.answer.reasons.map { "- \(escaped($0.text))" }
      if let sendability = entry.sendability {
        lines.append("\nSendable: " + strong(sendability.word))
        lines += sendability.reasons.map { "- \(escaped($0))" }
      }
      return lines.joined(separator: "\n")
    }
  }

  // MARK: Markdown

  private func strong(_ text: String) -> String { capabilities.markdown ? "**`\(text)`**" : text }

  /// Names in single quotes become code; nothing else is markup.
  private func escaped(_ text: String) -> String {
    guard capabilities.markdown else { return text }
    var (result, previous, isCode) = ("", Character(" "), false)
    for character in text {
      switch character {
      case "'" where isCode || !previous.isLetter && !previous.isNumber:
        result += "`"
        isCode.toggle()
      case "*", "_", "<", "[", "\\", "`", "#": result += isCode ? String(character) : "\\\(character)"
      default: result.append(character)
      }
      previous = character
    }
    return isCode ? text : result
  }
}

extension FilePath {
  fileprivate var lastName: String { FilePath(lastComponent).description }
}

extension String {
  /// Whether it holds the beginning of a comment for the linter.
  fileprivate var hasDirective: Bool { includes("concurlint:") }
}

import LintKit

/// Finds what is wrong with a directive, and how to fix it.
struct DirectiveReview {
  let path: String
  let source: UnsafeBufferPointer<UInt8>
  let rules: SuppressibleRules
  /// Whether rules could find everything in the file.
  let findsAll: Bool

  /// - Parameter isUsed: Whether the directive suppressed something for an id that it names.
  func findings(about directive: Directive, isUsed: (String) -> Bool) -> [RawDiagnostic] {
    if case .unknown = directive.action { return [unknownVerb(directive)].filter(isEnabled) }
    if directive.ids.isEmpty { return [namesNothing(directive)].filter(isEnabled) }
    var findings: [RawDiagnostic] = []
    let unknown = directive.ids.filter { $0.text != Directive.all && !rules.known.contains($0.text) }
    if !unknown.isEmpty { findings.append(unknownRules(unknown, directive)) }
    let unused = directive.ids.filter { !isUsed($0.text) && isCertain($0.text) }
    if !unused.isEmpty { findings.append(useless(unused, directive)) }
    if case .disable = directive.action, directive.reason == nil { findings.append(givesNoReason(directive)) }
    return findings.filter(isEnabled)
  }

  private func isEnabled(_ finding: RawDiagnostic) -> Bool { rules.enabled.contains(finding.ruleID) }

  /// Whether a rule without findings may only have been unable to find any.
  private func isCertain(_ id: String) -> Bool {
    if !findsAll { return false }
    return id == Directive.all ? rules.ranAllDefaults : rules.enabled.contains(id)
  }

  // MARK: Findings

  private func unknownVerb(_ directive: Directive) -> RawDiagnostic {
    let verb = directive.verb
    let hint = closestName(to: verb.text, among: Directive.verbs)
    let fixes = hint.map { [fix("Replace '\(verb.text)' with '\($0)'", .unsafe, [(verb.bytes, $0)])] } ?? []
    return finding(
      SuppressionRules.invalid, .unknownVerb(verb.text, hint), at: verb.bytes.isEmpty ? directive.bytes : verb.bytes,
      fixes)
  }

  private func namesNothing(_ directive: Directive) -> RawDiagnostic {
    finding(SuppressionRules.invalid, .namesNothing(directive.verb.text), at: directive.bytes, [])
  }

  private func unknownRules(_ words: [Directive.Word], _ directive: Directive) -> RawDiagnostic {
    let hint = words.count == 1 ? closestRule(to: words[0].text, among: rules.known.sorted()) : nil
    // Ids of rules, then prose: a reason without its dash.
    let isReason =
      hint == nil && directive.reason == nil && words.count < directive.ids.count
      && directive.ids.suffix(words.count).map(\.bytes) == words.map(\.bytes)
    var fixes: [RawDiagnostic.FixIt] = []
    if let hint { fixes = [fix("Replace '\(words[0].text)' with '\(hint)'", .unsafe, [(words[0].bytes, hint)])] }
    if isReason {
      fixes = [
        fix("Put a dash before the reason", .unsafe, [(words[0].bytes.lowerBound..<words[0].bytes.lowerBound, "- ")])
      ]
    }
    let place = words[0].bytes.lowerBound..<words[words.count - 1].bytes.upperBound
    return finding(SuppressionRules.invalid, .unknownRules(words.map(\.text), hint), at: place, fixes)
  }

  private func useless(_ words: [Directive.Word], _ directive: Directive) -> RawDiagnostic {
    let edits =
      words.count == directive.ids.count
      ? [(removal(of: directive), "")] : words.map { (removal(of: $0, in: directive), "") }
    let what =
      words.count == directive.ids.count ? "the suppression" : words.map { "'\($0.text)'" }.joined(separator: " and ")
    let isEnable = if case .enable = directive.action { true } else { false }
    return finding(
      SuppressionRules.unused, .useless(words.map(\.text), directive.action),
      at: words.count == 1 ? words[0].bytes : directive.bytes,
      [fix("Remove \(isEnable && words.count == directive.ids.count ? "the comment" : what)", .safe, edits)])
  }

  private func givesNoReason(_ directive: Directive) -> RawDiagnostic {
    finding(
      SuppressionRules.withoutReason, .givesNoReason, at: directive.bytes,
      [fix("Write ' - ' and the reason after the rules", .displayOnly, [])])
  }

  private func finding(_ rule: RuleInfo, _ message: Message, at bytes: Range<Int>, _ fixes: [RawDiagnostic.FixIt])
    -> RawDiagnostic
  {
    RawDiagnostic(
      ruleID: rule.id, message: message.text, location: RawDiagnostic.Location(path: path, bytes: bytes), fixes: fixes)
  }

  private func fix(_ message: String, _ applicability: Applicability, _ edits: [(Range<Int>, String)])
    -> RawDiagnostic.FixIt
  {
    RawDiagnostic.FixIt(
      message: message, applicability: applicability,
      edits: edits.map {
        RawDiagnostic.Edit(location: RawDiagnostic.Location(path: path, bytes: $0.0), replacement: $0.1)
      })
  }

  // MARK: What to remove

  /// One id of several, with what separates it from the one before or after it.
  private func removal(of word: Directive.Word, in directive: Directive) -> Range<Int> {
    guard let place = directive.ids.firstIndex(where: { $0.bytes == word.bytes }) else { return word.bytes }
    if place > 0 { return directive.ids[place - 1].bytes.upperBound..<word.bytes.upperBound }
    guard directive.ids.count > 1 else { return word.bytes }
    return word.bytes.lowerBound..<directive.ids[1].bytes.lowerBound
  }

  /// The comment and the blanks before it, with its line if nothing else is on it. If the comment has other text, only
  /// the directive.
  private func removal(of directive: Directive) -> Range<Int> {
    let comment = directive.comment
    let around =
      Array(source[comment.lowerBound..<directive.bytes.lowerBound])
      + Array(source[directive.bytes.upperBound..<comment.upperBound])
    guard around.allSatisfy({ " \t/!*".utf8.contains($0) }) else { return directive.bytes }
    var start = comment.lowerBound
    while start > 0, source[start - 1] == UInt8(ascii: " ") || source[start - 1] == UInt8(ascii: "\t") { start -= 1 }
    let beginsLine = start == 0 || source[start - 1].isLineEnd
    var end = comment.upperBound
    while end < source.count, source[end] == UInt8(ascii: " ") || source[end] == UInt8(ascii: "\t") { end += 1 }
    let endsLine = end == source.count || source[end].isLineEnd
    switch (beginsLine, endsLine) {
    case (true, true):
      if end < source.count {
        end +=
          source[end] == UInt8(ascii: "\r") && end + 1 < source.count && source[end + 1] == UInt8(ascii: "\n") ? 2 : 1
      }
      return start..<end
    case (false, true): return start..<end
    // Code follows: its indentation and the space between two tokens stay.
    case (true, false): return comment.lowerBound..<end
    case (false, false):
      // Without a blank on either side, what the comment separates would become one word.
      return start == comment.lowerBound && end == comment.upperBound ? directive.bytes : start..<comment.upperBound
    }
  }
}

extension UInt8 {
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension Message {
  fileprivate static func unknownVerb(_ verb: String, _ hint: String?) -> Message {
    if let hint { return "Suppressions know no '\(verb)'; did you mean '\(hint)'?" }
    let verbs = Directive.verbs.map { "'\($0)'" }.joined(separator: ", ")
    return verb.isEmpty
      ? "This suppression says nothing; it can be one of \(verbs)." : "Suppressions know no '\(verb)', but \(verbs)."
  }

  fileprivate static func namesNothing(_ verb: String) -> Message {
    "'\(verb)' names no rule; write the id of one after it, or 'all'."
  }

  fileprivate static func unknownRules(_ words: [String], _ hint: String?) -> Message {
    if let hint { return "There is no rule '\(words[0])'; did you mean '\(hint)'?" }
    let names = words.map { "'\($0)'" }.joined(separator: ", ")
    return words.count == 1
      ? "There is no rule \(names); a reason comes after a dash."
      : "There are no rules \(names); a reason comes after a dash."
  }

  fileprivate static func useless(_ words: [String], _ action: Directive.Action) -> Message {
    let names = words.map { "'\($0)'" }.joined(separator: " and ")
    guard case .disable(let reach) = action else {
      return "Nothing has disabled \(names), so there is nothing to enable."
    }
    let place =
      switch reach {
      case .onward: "from here on"
      case .this: "in this line"
      case .next: "in the next line with code"
      case .previous: "in the last line with code"
      case .file: "in this file"
      }
    if words == [Directive.all] { return "No rule finds anything \(place), so there is nothing to suppress." }
    return "\(names) \(words.count == 1 ? "finds" : "find") nothing \(place), so there is nothing to suppress."
  }

  fileprivate static let givesNoReason: Message =
    "This suppression does not say why; write a dash and the reason after it."
}

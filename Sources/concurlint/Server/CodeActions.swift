import LintDiagnostics
import LintEngine
import LintReporting
import LintServer

/// What can be done about findings. Editors ask on every movement of the cursor, so edits are made when an action is
/// chosen, where the editor can wait for them.
extension Questions {
  private static let mostActions = 200

  /// What an editor is told about an action, and sends back.
  private enum Choice: String {
    case fix, suppress, fixAll, migration
  }

  func codeActions(_ parameters: JSONValue) -> JSONValue {
    guard let subject = subject(parameters), let range = TextRange(parameters["range"]) else { return [] }
    let context = parameters["context"]
    let only = context?["only"]?.array?.compactMap(\.string)
    // Such as for a lamp beside the line, or when a file is saved.
    let isAutomatic = context?["triggerKind"]?.integer == 2
    var actions: [JSONValue] = []
    if only.map({ CodeActionKind.isWanted(CodeActionKind.quickFix, by: $0) }) ?? true {
      let found = subject.findings(at: range)
      for finding in found { actions += fixes(of: finding, subject, isAutomatic: isAutomatic) }
      actions += found.filter(SuppressionEdit.isPossible).map { suppression(of: $0, subject) }
      var explained: Set<String> = []
      actions += found.filter { explained.insert($0.ruleID).inserted }.map { explanation(of: $0.ruleID) }
    }
    if only.map({ CodeActionKind.isWanted(CodeActionKind.rewrite, by: $0) }) ?? true, !isAutomatic {
      actions += migrations(subject, range)
      actions += insertions(subject, range, ofAll: only != nil)
    }
    if let only, CodeActionKind.isWanted(CodeActionKind.fixAll, by: only), let action = fixAll(subject) {
      actions.append(action)
    }
    return .array(Array(actions.prefix(Self.mostActions)))
  }

  // MARK: Actions

  private func fixes(of finding: Diagnostic, _ subject: Subject, isAutomatic: Bool) -> [JSONValue] {
    var actions: [JSONValue] = []
    for (number, fix) in finding.fixes.enumerated() where !(isAutomatic && fix.applicability == .unsafe) {
      // An editor that takes whole edits gets the best one alone.
      if !capabilities.resolvesEdits && !actions.isEmpty { break }
      let isDisabled = fix.applicability == .displayOnly || fix.edits.isEmpty
      if isDisabled && !capabilities.disabledActions { continue }
      let count = Set(fix.edits.map(\.path)).count
      let files = count > 1 ? " (\(count) files)" : ""
      let review = fix.applicability == .unsafe && !capabilities.changeAnnotations ? " (review)" : ""
      let reason: JSONValue = ["reason": .string(finding.noFixReason ?? "it is an example")]
      let isPreferred = number == 0 && fix.applicability == .safe && capabilities.preferredActions
      let edit = isDisabled ? nil : edit(.fix, finding, number, subject)
      if !isDisabled && !capabilities.resolvesEdits && edit == nil { continue }
      actions.append(
        .members([
          "title": .string(fix.message + files + review + " (concurlint)"), "kind": .string(CodeActionKind.quickFix),
          "diagnostics": [message(subject.project).json(finding)], "isPreferred": isPreferred ? true : nil,
          "disabled": isDisabled ? reason : nil, "edit": edit,
          "data": isDisabled ? nil : data(.fix, finding, number, subject)
        ]))
    }
    return actions
  }

  private func suppression(of finding: Diagnostic, _ subject: Subject) -> JSONValue {
    .members([
      "title": .string("Suppress '\(finding.ruleID)' on this line (concurlint)"),
      "kind": .string(CodeActionKind.quickFix), "diagnostics": [message(subject.project).json(finding)],
      "edit": edit(.suppress, finding, 0, subject), "data": data(.suppress, finding, 0, subject)
    ])
  }

  private func explanation(of rule: String) -> JSONValue {
    let title: JSONValue = "Explain '\(rule)' (concurlint)"
    return [
      "title": title, "kind": .string(CodeActionKind.quickFix),
      "command": [
        "title": title, "command": .string(ServerCommandName.explain.rawValue), "arguments": [.string(rule)]
      ]
    ]
  }

  /// Nil where no finding of the file has a safe fix of the file alone.
  private func fixAll(_ subject: Subject) -> JSONValue? {
    let isFixed = subject.findings.contains { finding in
      finding.fixes.contains { fix in fix.applicability == .safe && fix.edits.allSatisfy { $0.path == subject.path } }
    }
    guard isFixed else { return nil }
    return .members([
      "title": "Apply all safe fixes in this file (concurlint)", "kind": .string(CodeActionKind.fixAll),
      "edit": capabilities.resolvesEdits ? nil : allFixes(subject),
      "data": ["uri": .string(subject.document.uri), "choice": .string(Choice.fixAll.rawValue)]
    ])
  }

  /// For each rule of which the project has several findings with fixes. The edit is made when it is chosen.
  private func migrations(_ subject: Subject, _ range: TextRange) -> [JSONValue] {
    guard capabilities.resolvesEdits else { return [] }
    var seen: Set<String> = []
    return subject.findings(at: range).filter { $0.isFixable && seen.insert($0.ruleID).inserted }.compactMap {
      finding in
      let all = subject.project.result.diagnostics.filter { $0.ruleID == finding.ruleID && $0.isFixable }
      guard all.count > 1 else { return nil }
      let files = Set(all.map(\.path)).count
      return [
        "title": .string(
          "Fix all \(all.count) '\(finding.ruleID)' in \(files == 1 ? "1 file" : "\(files) files") (concurlint)"),
        "kind": .string(CodeActionKind.rewrite),
        // It takes several checks of the project.
        "data": [
          "uri": .string(subject.document.uri), "choice": .string(Choice.migration.rawValue),
          "rule": .string(finding.ruleID), "isLong": true
        ]
      ]
    }
  }

  // MARK: Edits

  private func data(_ choice: Choice, _ finding: Diagnostic, _ number: Int, _ subject: Subject) -> JSONValue? {
    guard capabilities.keepsData else { return nil }
    return [
      "uri": .string(subject.document.uri), "choice": .string(choice.rawValue), "rule": .string(finding.ruleID),
      "start": .integer(finding.range.start.offset), "end": .integer(finding.range.end.offset),
      "number": .integer(number)
    ]
  }

  /// The edit of an action for an editor that does not ask for it later.
  private func edit(_ choice: Choice, _ finding: Diagnostic, _ number: Int, _ subject: Subject) -> JSONValue? {
    if capabilities.resolvesEdits { return nil }
    // An action whose edit cannot be made is not offered.
    return try? madeEdit(choice, finding, number, subject)
  }

  private func madeEdit(
    _ choice: Choice, _ finding: Diagnostic, _ number: Int, _ subject: Subject
  ) throws(ResponseError) -> JSONValue {
    switch choice {
    case .fix:
      guard finding.fixes.indices.contains(number) else { throw .contentModified }
      return try edit(finding.fixes[number], of: finding, subject)
    case .suppress:
      let rules = subject.project.input.configurations.configurations(of: subject.project.input.discovery)(finding)
      let reason = SuppressionEdit.needsReason(rules.enabledRules) ? "why it is right here" : nil
      guard let edit = SuppressionEdit.suppressing(finding, in: subject.document.text, reason: reason) else {
        throw .invalidParameters("the finding cannot be suppressed")
      }
      return workspaceEdit([edit], subject.project)
    case .fixAll: return allFixes(subject)
    case .migration: return try migration(finding.ruleID, in: subject.project)
    }
  }

  /// Adds the edit to an action that was chosen.
  ///
  /// - Throws: where the text is no longer the one that was checked.
  func resolve(_ action: JSONValue) throws(ResponseError) -> JSONValue {
    let data = action["data"]
    guard let choice = data?["choice"]?.string.flatMap(Choice.init) else {
      throw .invalidParameters("the action is not one of this server")
    }
    guard let subject = subject(action) else { throw .contentModified }
    let edit: JSONValue
    switch choice {
    case .fixAll: edit = allFixes(subject)
    case .migration: edit = try migration(data?["rule"]?.string ?? "", in: subject.project)
    case .fix, .suppress:
      let finding = subject.findings.first { finding in
        finding.ruleID == data?["rule"]?.string && finding.range.start.offset == data?["start"]?.integer
          && finding.range.end.offset == data?["end"]?.integer
      }
      guard let finding else { throw .contentModified }
      edit = try madeEdit(choice, finding, data?["number"]?.integer ?? 0, subject)
    }
    return .object(
      action.members.filter { $0.name != "key" && $0.name != "edit" } + [JSONValue.Member(name: "edit", value: edit)])
  }

  private func edit(
    _ fix: FixIt, of finding: Diagnostic, _ subject: Subject
  ) throws(ResponseError) -> JSONValue {
    let project = subject.project
    let planner = FixPlanner(
      linter: project.linter, discovery: project.input.discovery, scope: nil, allowsUnsafe: true,
      overlay: project.input.overlay)
    if let refusal = planner.refusal(of: fix, of: finding, in: project.result) {
      throw .requestFailed("the fix cannot be made: \(refusal)")
    }
    for path in Set(fix.edits.map(\.path)) where !isCurrent(path, project) { throw .contentModified }
    let isSafe = fix.applicability == .safe
    return workspaceEdit(
      fix.edits, project, isSafe ? nil : AnnotatedEdit.Annotation(fix.message, finding.ruleID, fix.applicability))
  }

  /// Whether a file has the text that was checked.
  private func isCurrent(_ path: String, _ project: ProjectCheck) -> Bool {
    guard let text = project.text(ofReported: path) else { return false }
    if let document = documents[project.key(ofReported: path)] { return document.text == text }
    // A file that cannot be read has another text.
    return (try? FileReader().read(project.input.discovery.absolutePath(ofReported: path)) { Array($0) }) == text
  }

  /// The safe fixes that edit the document alone, one after the other until none is left; what is left of the text is
  /// replaced line by line.
  private func allFixes(_ subject: Subject) -> JSONValue {
    let project = subject.project
    let file = FilePath(subject.path)
    let planner = FixPlanner(
      linter: project.linter, discovery: project.input.discovery, scope: nil, allowsUnsafe: false,
      overlay: project.input.overlay, onlyFile: file)
    // Without a thread nothing is fixed.
    guard let plan = try? planner.plan(), let new = plan.texts[file] else { return workspaceEdit([], project) }
    let positions = TextPositions(subject.document.text)
    let edits = LineReplacement.all(from: subject.document.text, to: new).map { replacement in
      Edit(
        path: subject.path, range: positions.range(of: replacement.bytes),
        replacement: String(decoding: replacement.new, as: UTF8.self))
    }
    return workspaceEdit(edits, project)
  }

  private func workspaceEdit(
    _ edits: [Edit], _ project: ProjectCheck, _ annotation: AnnotatedEdit.Annotation? = nil
  ) -> JSONValue {
    var result = WorkspaceEdit()
    workspaceEdit(edits.map { AnnotatedEdit(edit: $0, annotation: annotation) }, project, into: &result)
    return result.json(capabilities)
  }
}

extension Questions.Subject {
  fileprivate func findings(at range: TextRange) -> [Diagnostic] {
    findings.filter { $0.range.start.line - 1 <= range.end.line && range.start.line <= $0.range.end.line - 1 }
  }
}

extension Diagnostic {
  fileprivate var isFixable: Bool { fixes.contains { $0.applicability != .displayOnly && !$0.edits.isEmpty } }
}

import LintDiagnostics
import LintEngine
import LintKit
import LintReporting
import LintServer

/// Where code runs, in the text: before declarations, after the braces of closures, at each `await` that leaves the
/// actor.
extension Questions {
  func inlayHints(_ parameters: JSONValue) -> JSONValue {
    guard settings.inlayHints != .off, let subject = subject(parameters), let range = TextRange(parameters["range"]),
      let (index, file) = file(of: subject)
    else { return [] }
    let document = DocumentText(String(decoding: subject.document.text, as: UTF8.self))
    let (start, end) = (document.offset(of: range.start), document.offset(of: range.end))
    guard start <= end else { return [] }
    var places = Places(self, subject.project)
    let hints = index.isolationHints(in: file, UInt32(start)..<UInt32(end + 1))
    return .array(
      hints.filter { $0.isBoundary || settings.inlayHints == .all }.map { hint in
        Self.json(hint, at: document.position(of: Int(hint.offset)), &places)
      })
  }

  /// Actions that write the isolation of declarations, where that means the same.
  ///
  /// - Parameter ofAll: whether also where it is that of the code around.
  func insertions(_ subject: Subject, _ range: TextRange, ofAll: Bool) -> [JSONValue] {
    guard let (index, file) = file(of: subject) else { return [] }
    let document = DocumentText(String(decoding: subject.document.text, as: UTF8.self))
    let start = document.offset(of: TextPosition(line: range.start.line, character: 0))
    let end = document.offset(of: TextPosition(line: range.end.line, character: .max))
    guard start <= end else { return [] }
    let hints = index.isolationHints(in: file, UInt32(start)..<UInt32(end + 1))
    return hints.filter { $0.canBeWritten && ($0.isBoundary || ofAll) }.map { hint in
      let word = hint.answer.isolation.description
      let place = TextPositions(subject.document.text).range(of: Int(hint.offset)..<Int(hint.offset))
      let edit = AnnotatedEdit(edit: Edit(path: subject.path, range: place, replacement: word + " "))
      var edits = WorkspaceEdit()
      workspaceEdit([edit], subject.project, into: &edits)
      return [
        "title": .string("Write '\(word)', which is inferred (concurlint)"), "kind": .string(CodeActionKind.rewrite),
        "edit": edits.json(capabilities)
      ]
    }
  }

  func file(of subject: Subject) -> (ProjectIndex, FileID)? {
    guard let index = subject.project.result.index,
      let file = index.file(at: subject.project.names.path(ofReported: subject.path))
    else { return nil }
    return (index, file)
  }

  private static func json(_ hint: IsolationHint, at position: TextPosition, _ places: inout Places) -> JSONValue {
    let isolation = hint.answer.isolation
    let isBefore = hint.place == .declaration
    let reason = hint.answer.reasons.first { $0.range != nil }
    let text = hint.place == .suspension ? "→ " + isolation.targetName : isolation.description
    let tooltip = hint.answer.reasons.map(\.text).joined(separator: "\n")
    let edit: JSONValue = [
      "range": TextRange(start: position, end: position).json, "newText": .string(isolation.description + " ")
    ]
    return .members([
      "position": position.json,
      "label": [
        .members([
          "value": .string(text), "tooltip": .string(tooltip), "location": reason.flatMap { places.location(of: $0) }
        ])
      ],
      "paddingLeft": .bool(!isBefore), "paddingRight": .bool(isBefore),
      "textEdits": hint.canBeWritten ? [edit] : nil
    ])
  }
}

extension Isolation {
  /// What code goes to.
  fileprivate var targetName: String {
    switch self {
    case .mainActor: "MainActor"
    case .global(let name), .actor(let name), .parameter(let name): name
    case .nonisolated, .caller, .concurrent, .unknown: description
    }
  }
}

/// Places of the index as an editor has them. Each file's lines are counted once.
struct Places {
  private let questions: Questions
  private let project: ProjectCheck
  private var positions: [FileID: TextPositions] = [:]

  init(_ questions: Questions, _ project: ProjectCheck) {
    self.questions = questions
    self.project = project
  }

  /// Nil for a reason without a place in the project.
  mutating func location(of reason: IsolationAnswer.Reason) -> JSONValue? {
    guard let file = reason.file, let range = reason.range else { return nil }
    return location(file, range)
  }

  mutating func location(_ file: FileID, _ range: Range<UInt32>) -> JSONValue? {
    guard let range = self.range(file, range) else { return nil }
    return ["uri": .string(uri(file)), "range": range.json]
  }

  /// The file as the editor spells it.
  func uri(_ file: FileID) -> String {
    let path = project.result.index?.path(file) ?? ""
    return questions.message(project).uri(project.reportedPath(of: path))
  }

  mutating func range(_ file: FileID, _ range: Range<UInt32>) -> TextRange? {
    guard let index = project.result.index else { return nil }
    if positions[file] == nil { positions[file] = project.result.text(index.path(file)).map(TextPositions.init) }
    return positions[file].map { DiagnosticMessage.range($0.range(of: Int(range.lowerBound)..<Int(range.upperBound))) }
  }
}

import LintDiagnostics
import LintEngine
import LintReporting
import LintServer

/// An edit, and what an editor shows of it before it is made.
struct AnnotatedEdit {
  struct Annotation: Hashable {
    var label: String
    var description: String
    /// Whether the user is to agree to it.
    var needsConfirmation: Bool

    init(_ label: String, _ ruleID: String, _ applicability: Applicability) {
      self.label = label
      description = applicability == .safe ? ruleID : "\(ruleID), to be reviewed"
      needsConfirmation = applicability != .safe
    }
  }

  let edit: Edit
  /// Nil for an edit that the user has seen.
  var annotation: Annotation?
}

/// Annotations of one edit, by the ids that its parts have.
struct ChangeAnnotations {
  private var ids: [AnnotatedEdit.Annotation: String] = [:]
  private(set) var members: [JSONValue.Member] = []

  mutating func id(of annotation: AnnotatedEdit.Annotation) -> String {
    if let known = ids[annotation] { return known }
    let id = "\(ids.count + 1)"
    ids[annotation] = id
    members.append(
      JSONValue.Member(
        name: id,
        value: [
          "label": .string(annotation.label), "description": .string(annotation.description),
          "needsConfirmation": .bool(annotation.needsConfirmation)
        ]))
    return id
  }
}

extension Questions {
  /// One for all files; open ones with their versions, so that an editor refuses it after another change.
  func workspaceEdit(_ edits: [AnnotatedEdit], _ project: ProjectCheck, into result: inout WorkspaceEdit) {
    for path in Set(edits.map(\.edit.path)).sorted() {
      let key = project.key(ofReported: path)
      let document = documents[key]
      let uri = document?.uri ?? key
      let texts = edits.filter { $0.edit.path == path }.map { edit in
        let id = capabilities.changeAnnotations ? edit.annotation.map { result.annotations.id(of: $0) } : nil
        return JSONValue.members([
          "range": DiagnosticMessage.range(edit.edit.range).json, "newText": .string(edit.edit.replacement),
          "annotationId": id.map { .string($0) }
        ])
      }
      result.byURI.append(JSONValue.Member(name: uri, value: .array(texts)))
      let version = document.map { JSONValue.integer($0.version) } ?? .null
      result.documentChanges.append(
        ["textDocument": ["uri": .string(uri), "version": version], "edits": .array(texts)])
    }
  }
}

/// Edits of several files, as the protocol has them.
struct WorkspaceEdit {
  fileprivate(set) var byURI: [JSONValue.Member] = []
  fileprivate(set) var documentChanges: [JSONValue] = []
  fileprivate(set) var annotations = ChangeAnnotations()

  func json(_ capabilities: ClientCapabilities) -> JSONValue {
    guard capabilities.documentChanges else { return ["changes": .object(byURI)] }
    return .members([
      "documentChanges": .array(documentChanges),
      "changeAnnotations": annotations.members.isEmpty ? nil : .object(annotations.members)
    ])
  }
}

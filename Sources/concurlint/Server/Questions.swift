import LintDiagnostics
import LintEngine
import LintReporting
import LintServer

/// Answers questions about what a check has found. Nothing is analysed for them but the text of one file, and a project
/// where fixes are applied one after the other.
final class Questions {
  let projects: [ProjectCheck]
  let forecasts: [ProjectCheck]
  let documents: [String: OpenDocument]
  let capabilities: ClientCapabilities
  let settings: ServerSettings
  let rules: RuleCatalog

  /// A file, as it was checked and as it is open.
  final class Subject {
    let key: String
    let document: OpenDocument
    let project: ProjectCheck
    let findings: [Diagnostic]
    /// As findings name it.
    let path: String

    init(key: String, document: OpenDocument, project: ProjectCheck, findings: [Diagnostic], path: String) {
      self.key = key
      self.document = document
      self.project = project
      self.findings = findings
      self.path = path
    }
  }

  init(
    projects: [ProjectCheck], forecasts: [ProjectCheck], documents: [String: OpenDocument],
    capabilities: ClientCapabilities,
    settings: ServerSettings, rules: RuleCatalog
  ) {
    self.projects = projects
    self.forecasts = forecasts
    self.documents = documents
    self.capabilities = capabilities
    self.settings = settings
    self.rules = rules
  }

  /// Nil for a file that was not checked; open or not.
  func checkedFile(_ key: String, in projects: [ProjectCheck]) -> (project: ProjectCheck, path: String)? {
    for project in projects {
      let file = project.input.discovery.files.first { project.key(ofReported: $0.path.description) == key }
      if let file { return (project, file.path.description) }
    }
    return nil
  }

  /// Nil for a file that was not checked, or that has another text by now.
  func subject(_ parameters: JSONValue) -> Subject? {
    guard let key = parameters["key"]?.string, let document = documents[key] else { return nil }
    for project in projects {
      let file = project.input.discovery.files.first { file in
        file.isReported && project.input.overlay[file.path] == document.text
          && project.key(ofReported: file.path.description) == key
      }
      guard let file else { continue }
      return Subject(
        key: key, document: document, project: project, findings: project.findings[key] ?? [],
        path: file.path.description)
    }
    return nil
  }

  func message(_ project: ProjectCheck) -> DiagnosticMessage {
    DiagnosticMessage(capabilities: capabilities, settings: settings) { [documents] path in
      let key = project.key(ofReported: path)
      return documents[key]?.uri ?? key
    }
  }

  // MARK: Commands

  /// - Returns: a text in Markdown, and a short one to show.
  func execute(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    switch parameters["command"]?.string.flatMap(ServerCommandName.init) {
    case .isolationMap:
      let map = try isolationMap(parameters)
      return ["markdown": .string(map.markdown), "message": .string(map.summary)]
    case .whatIf: return try forecast(parameters)
    case .fixProject: return try projectFixes(parameters)
    default: return try explain(parameters)
    }
  }

  private func explain(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let id = parameters["arguments"]?.array?.first?.string, let rule = rules.infos.first(where: { $0.id == id })
    else { throw .invalidParameters("the id of a rule is needed") }
    return [
      "markdown": .string(RuleDocumentation(rule).markdown()),
      "message": .string("\(rule.id): \(rule.summary). \(rule.why) \(rule.instead)")
    ]
  }
}

import LintDiagnostics
import LintEngine
import LintReporting
import LintServer

/// A project as it was checked, with everything that questions about its findings need.
final class ProjectCheck {
  let input: LintInput
  let options: LintOptions
  let linter: Linter
  /// As `lint` would report.
  let result: LintResult
  let names: ProjectNames
  /// The findings by the keys of their files.
  let findings: [String: [Diagnostic]]
  /// Whether they are what the compiler would say in Swift 6 mode.
  let isForecast: Bool
  private let uris: [String: String]

  /// Lints as the command does: the same configurations, baselines and limits.
  init(
    _ project: ServerProject, _ documents: [OpenDocument], leavingOut failures: [AnalysisFailure],
    _ options: LintOptions, _ rules: RuleCatalog, isForecast: Bool = false
  ) throws {
    self.isForecast = isForecast
    self.options = options
    let texts = Dictionary(documents.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    let input = try LintInput(
      paths: project.paths, unsaved: project.unsaved, documents: texts, leavingOut: failures, options, rules)
    self.input = input
    linter = Linter(
      rules: rules.rules, configurations: input.configurations, jobs: options.jobs, overrides: options.overrides)
    var result = try linter.run(input.discovery, overlay: input.overlay)
    if let known = try KnownFindings(options, input.configurations) { _ = known.subtract(from: &result, input) }
    result.mergeTargets()
    let thresholds = SeverityThresholds(input)
    _ = result.limit(toSevere: thresholds.isReported)
    result.add(input.discovery.failures)
    self.result = result
    names = ProjectNames(input.discovery)
    var uris: [String: String] = [:]
    for path in Set(result.diagnostics.map(\.path)) {
      uris[path] = FileURI.uri(input.discovery.absolutePath(ofReported: path).canonical.bytes)
    }
    for document in documents where !document.isFile { uris[document.path.description] = document.uri }
    self.uris = uris
    findings = Dictionary(grouping: result.diagnostics) { [uris] in uris[$0.path] ?? $0.path }
  }

  /// The key of a file that is named in a finding.
  func key(ofReported path: String) -> String {
    uris[path] ?? FileURI.uri(input.discovery.absolutePath(ofReported: path).canonical.bytes)
  }

  /// The name in findings of a file of the index.
  func reportedPath(of projectPath: String) -> String { reportedPaths[projectPath] ?? projectPath }

  private lazy var reportedPaths = Dictionary(
    input.discovery.files.map { ($0.projectPath, $0.path.description) }, uniquingKeysWith: { first, _ in first })

  /// The text that was analysed; nil for what is no file of the project.
  func text(ofReported path: String) -> [UInt8]? { result.text(names.path(ofReported: path)) }

  /// Files that could not be read, for people.
  var messages: [String] {
    (input.discovery.problems + result.problems).filter(\.isReported).map { "concurlint: \($0.message)" }
  }
}

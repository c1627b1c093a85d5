import LintConfiguration
import LintDiagnostics
import LintEngine
import LintReporting
import LintServer

/// Checks projects and answers questions about what was found, one message after the other.
final class Engine {
  private let rules: RuleCatalog
  private var capabilities = ClientCapabilities(nil)
  private var settings = ServerSettings()
  /// By their keys.
  private var documents: [String: OpenDocument] = [:]
  /// What the last check found.
  private var projects: [ProjectCheck] = []
  /// What the compiler would say of them, where that is asked.
  private var forecasts: [ProjectCheck] = []
  /// What the first process was told last about each file.
  private var told: [String: JSONValue] = [:]

  init(rules: RuleCatalog) { self.rules = rules }

  /// - Returns: the messages that answer it.
  func receive(_ message: Message) -> [Message] {
    switch message {
    case .notification(EngineMethod.start, let parameters):
      capabilities = ClientCapabilities(parameters["capabilities"])
      return []
    case .notification(EngineMethod.open, let parameters):
      if let key = parameters["key"]?.string { documents[key] = OpenDocument(parameters) }
      return []
    case .notification(EngineMethod.close, let parameters):
      if let key = parameters["key"]?.string { documents[key] = nil }
      return []
    case .notification(EngineMethod.check, let parameters):
      return [.notification(method: EngineMethod.checked, check(parameters))]
    case .request(let id, let method, let parameters):
      return [
        Recovery.protect(AnalysisLimits()) {
          // Fixes of a project are planned by analysing its files, and take as long as there are fixes.
          guard let key = parameters["key"]?.string, !Questions.areOfProject(parameters) else {
            return .response(id, answer(method, parameters))
          }
          // A question that ends the process, or takes for ever, is about a file: that one is left out afterwards.
          let file = documents[key]?.path ?? FileURI.path(key).map { FilePath($0) } ?? "/"
          return Recovery.working(on: file) { .response(id, answer(method, parameters)) }
        }
      ]
    case .notification, .response, .invalid: return []
    }
  }

  private func answer(_ method: String, _ parameters: JSONValue) -> Result<JSONValue, ResponseError> {
    do throws(ResponseError) {
      let questions = Questions(
        projects: projects, forecasts: forecasts, documents: documents, capabilities: capabilities, settings: settings,
        rules: rules)
      switch method {
      case "textDocument/hover": return .success(questions.hover(parameters))
      case "workspace/textDocumentContent":
        return .success(["text": .string(try questions.isolationMap(parameters).markdown)])
      case "textDocument/inlayHint": return .success(questions.inlayHints(parameters))
      case "textDocument/codeAction": return .success(questions.codeActions(parameters))
      case "codeAction/resolve": return .success(try questions.resolve(parameters))
      case "workspace/executeCommand": return .success(try questions.execute(parameters))
      default: throw .invalidParameters("the engine does not know '\(method)'")
      }
    } catch {
      return .failure(error)
    }
  }

  // MARK: Checks

  /// Half of the processors: the editor has work to do, too.
  private static let jobs = min(4, max(1, Platform.processorCount / 2))

  private func check(_ parameters: JSONValue) -> JSONValue {
    settings = ServerSettings()
    // They come from the other process, which has told what is wrong with them.
    _ = settings.read(parameters["settings"])
    settings.documentation = settings.documentation ?? DocsCommand.address
    let folders = (parameters["folders"]?.array ?? []).compactMap(\.string).compactMap { FileURI.path($0) }
    let failures = Failures((parameters["failures"]?.array ?? []).compactMap { FailureRecord($0)?.failure })
    var outcome = CheckOutcome()
    outcome.messages = failures.rules.sorted().map {
      "concurlint: rule '\($0)' failed in \(Failures.mostOfRule) files, and is left out."
    }
    do {
      let isForecastAlone = parameters["extent"]?.string == CheckExtent.whatIf.rawValue
      (projects, forecasts) = try Recovery.protect(AnalysisLimits()) {
        let folders = folders.map { FilePath($0).canonical }
        let projects = isForecastAlone ? [] : try check(folders, leavingOut: failures)
        guard let whatIf = settings.whatIf else { return (projects, []) }
        return (projects, try check(folders, leavingOut: failures, forecasting: whatIf))
      }
      for project in projects + forecasts {
        var message = DiagnosticMessage(capabilities: capabilities, settings: settings) { [uri] in uri($0, project) }
        if project.isForecast { message.source += " (Swift 6)" }
        for (key, findings) in project.findings {
          outcome.files[key] = .array((outcome.files[key]?.array ?? []) + (message.list(findings).array ?? []))
        }
        outcome.messages += project.messages
      }
      outcome.limit(first: Set(documents.keys))
    } catch let error as ConfigurationError {
      outcome.add(error)
    } catch {
      outcome.isPartial = true
      outcome.messages.append("concurlint: \(error)")
    }
    return outcome.json(generation: parameters["generation"] ?? .null, after: &told)
  }

  private func check(
    _ folders: [FilePath], leavingOut failures: Failures, forecasting whatIf: ForecastSettings? = nil
  ) throws -> [ProjectCheck] {
    var options = LintOptions()
    options.rules.disabled = failures.rules.sorted()
    options.jobs = Self.jobs
    options.allowsEmpty = true
    if let file = settings.configurationFile { options.configuration = .file(FilePath(file)) }
    if let whatIf { options = ForecastCommand(options: options, paths: [], rules: rules).forecasting(with: whatIf) }
    let open = documents.keys.sorted().compactMap { documents[$0] }
    return try ServerProject.all(folders: folders, documents: open).map { project in
      var options = options
      if project.isStray, let folder = folders.first { options.useConfiguration(in: folder) }
      return try ProjectCheck(project, open, leavingOut: failures.files, options, rules, isForecast: whatIf != nil)
    }
  }

  /// As the editor spells it, where it is open.
  private func uri(_ path: String, _ project: ProjectCheck) -> String {
    let key = project.key(ofReported: path)
    return documents[key]?.uri ?? key
  }
}

extension ServerProject {
  /// Whether it is a document that is no file.
  fileprivate var isStray: Bool { paths.isEmpty && unsaved == [root] }
}

extension LintOptions {
  /// The configuration of a folder for what is in none.
  fileprivate mutating func useConfiguration(in folder: FilePath) {
    let file = folder.appending(ConfigurationFile.name)
    if case .nearest = configuration, file.exists { configuration = .file(file) }
  }
}

/// What earlier engines have failed on.
private struct Failures {
  /// Files that one rule may fail in before it is left out itself: an engine is not started again for ever.
  static let mostOfRule = 3

  let rules: Set<String>
  /// Files that are left out.
  let files: [AnalysisFailure]

  init(_ all: [AnalysisFailure]) {
    let failing = all.compactMap(\.rule)
    let rules = Set(failing.filter { rule in failing.count { $0 == rule } >= Self.mostOfRule })
    self.rules = rules
    files = all.filter { failure in failure.rule.map { !rules.contains($0) } ?? true }
  }
}

/// What a check came to, for the first process.
private struct CheckOutcome {
  var files: [String: JSONValue] = [:]
  /// To be shown to the user, each once.
  var messages: [String] = []
  /// Whether what was found before stays.
  var isPartial = false

  /// A configuration that cannot be used: a finding in it, and nothing new elsewhere.
  mutating func add(_ error: ConfigurationError) {
    isPartial = true
    messages += error.lines.map { "concurlint: \($0)" }
    guard case .invalid(let path, let invalid) = error else { return }
    // Without a working directory, no relative path was made.
    let directory = try? Platform.workingDirectory()
    let name = FilePath(path)
    let file = name.isAbsolute ? name : directory?.appending(name.bytes) ?? name
    files[FileURI.uri(file.canonical.bytes)] = .array(
      invalid.problems.map { problem in
        let place = TextPosition(line: max(0, problem.line - 1), character: max(0, problem.column - 1))
        return [
          "range": TextRange(start: place, end: place).json, "severity": 1, "code": "configuration",
          "source": "concurlint", "message": .string(problem.message)
        ]
      })
  }

  /// In all files.
  private static let mostFindings = 20_000

  /// Leaves out whole files if there are too many findings for an editor.
  ///
  /// - Parameter open: the files that are left out last.
  mutating func limit(first open: Set<String>) {
    var left = Self.mostFindings
    var leftOut = 0
    let keys = files.keys.sorted()
    for key in keys.filter({ open.contains($0) }) + keys.filter({ !open.contains($0) }) {
      let count = files[key]?.array?.count ?? 0
      if count <= left {
        left -= count
      } else {
        files[key] = nil
        leftOut += 1
      }
    }
    if leftOut > 0 { messages.append("concurlint: too many findings: those of \(leftOut) files are not shown.") }
  }

  /// What differs from what was told before, which it replaces.
  func json(generation: JSONValue, after told: inout [String: JSONValue]) -> JSONValue {
    var new = isPartial ? told.merging(files) { $1 } : files
    for (key, value) in new where value == [] { new[key] = nil }
    let changed = Set(new.keys).union(told.keys).filter { new[$0] != told[$0] }.sorted()
    told = new
    return [
      "generation": generation,
      "files": .array(changed.map { ["key": .string($0), "diagnostics": new[$0] ?? []] }),
      "messages": .array(messages.map { .string($0) }), "hasFailed": .bool(isPartial)
    ]
  }
}

import LintReporting

/// The beginning of a session, and what an editor says about itself.
extension ServerSession {
  private static let watched = [
    "**/*.swift", "**/project.pbxproj", "**/project.yml", "**/*.xcconfig", "**/.concurlint.yml", "**/.concurlint-baseline",
    "**/.gitignore"
  ]

  func initialize(_ parameters: JSONValue) -> JSONValue {
    phase = .running
    rawCapabilities = parameters["capabilities"] ?? .null
    capabilities = ClientCapabilities(rawCapabilities)
    clientProcess = parameters["processId"]?.integer
    folders = Self.folders(parameters)
    for problem in settings.read(parameters["initializationOptions"]) { tell(.warning, "concurlint: \(problem)") }
    return [
      "capabilities": .members([
        "positionEncoding": "utf-16",
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "hoverProvider": true,
        "codeActionProvider": capabilities.codeActions
          ? ["codeActionKinds": .array(CodeActionKind.all.map { .string($0) }), "resolveProvider": true] : nil,
        "inlayHintProvider": capabilities.inlayHints ? true : nil,
        "executeCommandProvider": ["commands": .array(ServerCommandName.allCases.map { .string($0.rawValue) })],
        "workspace": .members([
          "workspaceFolders": ["supported": true, "changeNotifications": true],
          "textDocumentContent": capabilities.textDocumentContent
            ? ["schemes": [.string(IsolationMapURI.scheme)]] : nil
        ])
      ]),
      "serverInfo": ["name": "concurlint", "version": .string(surroundings.version)]
    ]
  }

  /// The folders of a workspace; of older editors its root; none where there is none.
  private static func folders(_ parameters: JSONValue) -> [String] {
    let named = (parameters["workspaceFolders"]?.array ?? []).compactMap { $0["uri"]?.string }
    let root = parameters["rootUri"]?.string ?? parameters["rootPath"]?.string.map { FileURI.uri($0.utf8) }
    var seen: Set<String> = []
    return (named.isEmpty ? [root].compactMap(\.self) : named).filter { seen.insert($0).inserted }
  }

  func initialized(at now: Time) {
    if capabilities.watchesFiles {
      let watchers = Self.watched.map { ["globPattern": .string($0)] as JSONValue }
      ask(
        .registration, "client/registerCapability",
        [
          "registrations": [
            [
              "id": "concurlint-files", "method": "workspace/didChangeWatchedFiles",
              "registerOptions": ["watchers": .array(watchers)]
            ]
          ]
        ])
    }
    startEngine(at: now)
  }

  func didChangeFolders(_ parameters: JSONValue, at now: Time) {
    let removed = Set((parameters["event"]?["removed"]?.array ?? []).compactMap { $0["uri"]?.string })
    folders.removeAll { removed.contains($0) }
    for case let uri? in (parameters["event"]?["added"]?.array ?? []).map({ $0["uri"]?.string })
    where !folders.contains(uri) { folders.append(uri) }
    scheduleCheck(at: now, after: Self.eventDelay)
  }

  func read(_ settings: JSONValue?, at now: Time) {
    for problem in self.settings.read(settings) { tell(.warning, "concurlint: \(problem)") }
    hasNewSettings = true
    scheduleCheck(at: now, after: Self.eventDelay)
  }

  func answered(_ question: Question, _ result: Result<JSONValue, ResponseError>, at now: Time) {
    switch (question, result) {
    case (.registration, .failure(let error)): log("files are not watched: \(error.message)")
    case (.fixes(let fixes), .success(let chosen)): apply(fixes, chosen["title"]?.string)
    case (.edit, .success(let result)) where result["applied"]?.isTrue != true:
      tell(
        .warning,
        "concurlint: the editor did not make the edits\(result["failureReason"]?.string.map { ": " + $0 } ?? "")")
    case (.edit, .failure(let error)): tell(.warning, "concurlint: the editor did not make the edits: \(error.message)")
    case (.restart, .success(let chosen)) where chosen["title"]?.string == Self.restartTitle:
      restartEngine(at: now)
    default: break
    }
  }
}

/// The kinds of code actions that are offered.
public enum CodeActionKind {
  public static let quickFix = "quickfix"
  /// All fixes of a rule, in all files.
  public static let rewrite = "refactor.rewrite.concurlint"
  public static let fixAll = "source.fixAll.concurlint"
  static let all = [quickFix, rewrite, fixAll]

  /// Whether a kind is asked for, by itself or by the beginning of its name.
  public static func isWanted(_ kind: String, by only: [String]) -> Bool {
    only.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty }
  }
}

/// The commands of `workspace/executeCommand`.
public enum ServerCommandName: String, CaseIterable, Sendable {
  case explain = "concurlint.explain"
  case isolationMap = "concurlint.isolationMap"
  case whatIf = "concurlint.whatIf"
  case fixProject = "concurlint.fixProject"
  case restartEngine = "concurlint.restartEngine"
  case status = "concurlint.status"
}

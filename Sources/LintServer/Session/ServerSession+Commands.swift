import LintReporting

/// The commands of `workspace/executeCommand`.
extension ServerSession {
  func execute(_ id: MessageID, _ parameters: JSONValue, at now: Time) throws(ResponseError) {
    guard let name = parameters["command"]?.string, let command = ServerCommandName(rawValue: name) else {
      throw .invalidParameters("there is no such command")
    }
    let argument = parameters["arguments"]?.array?.first
    switch command {
    case .explain:
      guard engine.isRunning else { return answer(id, .success(.null)) }
      send(EngineRequest(id: id, key: nil, change: nil, method: "workspace/executeCommand", parameters: parameters))
    case .isolationMap:
      guard let uri = argument?["textDocument"]?["uri"]?.string else {
        throw .invalidParameters("the document of the map is needed")
      }
      enqueue(question(id, name, about: uri, argument), at: now)
    case .whatIf: try whatIf(id, argument, at: now)
    case .fixProject:
      guard capabilities.appliesEdits else { throw .requestFailed("the editor makes no edits that it is asked for") }
      let question: JSONValue = .members(["command": .string(name), "rule": argument?["rule"]])
      let request = EngineRequest(
        id: id, key: nil, change: nil, method: "workspace/executeCommand", parameters: question)
      try begin(request, .all, with: settings)
    case .restartEngine:
      restartEngine(at: now)
      answer(id, .success(.null))
    case .status: answer(id, .success(status))
    }
  }

  /// A command about a file, and about a place in it where there is one.
  private func question(_ id: MessageID, _ name: String, about uri: String, _ argument: JSONValue?) -> EngineRequest {
    request(
      id, "workspace/executeCommand", .members(["command": .string(name), "position": argument?["position"]]),
      about: uri)
  }

  /// Says what the compiler would say of a file or a type in Swift 6 mode; without one, shows it in all files from now
  /// on, or no longer.
  private func whatIf(_ id: MessageID, _ argument: JSONValue?, at now: Time) throws(ResponseError) {
    let wanted = try ForecastSettings(argument)
    if let uri = argument?["textDocument"]?["uri"]?.string {
      var settings = settings
      settings.whatIf = wanted
      return try begin(
        question(id, ServerCommandName.whatIf.rawValue, about: uri, argument), .whatIf, with: settings)
    }
    let isEnd = settings.whatIf != nil && (argument == nil || argument == .null || settings.whatIf == wanted)
    settings.whatIf = isEnd ? nil : wanted
    scheduleCheck(at: now, after: 0)
    show(.info, isEnd ? "Errors of Swift 6 mode are no longer shown." : "Errors of Swift 6 mode are shown, too.")
    answer(id, .success(settings.whatIf?.json ?? .null))
  }

  private var status: JSONValue {
    [
      "engine": .string(!engine.isRunning ? "stopped" : engine.isFresh ? "idle" : "checking"),
      "folders": .array(folders.map { .string($0) }), "documents": .integer(documents.count),
      "leftOut": .array(engine.quarantine.records), "restarts": .integer(engine.deaths.count)
    ]
  }
}

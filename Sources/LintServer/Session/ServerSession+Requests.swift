import LintReporting

/// Requests about documents: answered by the engine, about the text as it is now.
extension ServerSession {
  func forward(
    _ id: MessageID, _ method: String, _ parameters: JSONValue, at now: Time
  ) throws(ResponseError) {
    switch method {
    case "textDocument/hover":
      guard TextPosition(parameters["position"]) != nil else { throw .invalidParameters("a position is needed") }
      try forward(id, method, parameters, about: parameters["textDocument"]?["uri"], at: now)
    case "textDocument/codeAction", "textDocument/inlayHint":
      if method == "textDocument/inlayHint" { hints.isUsed = true }
      guard TextRange(parameters["range"]) != nil else { throw .invalidParameters("a range is needed") }
      try forward(id, method, parameters, about: parameters["textDocument"]?["uri"], at: now)
    case "codeAction/resolve":
      guard parameters["title"]?.string != nil else { throw .invalidParameters("an action is needed") }
      guard let uri = parameters["data"]?["uri"] else { return answer(id, .success(parameters)) }
      try forward(id, method, parameters, about: uri, at: now)
    case "workspace/executeCommand": try execute(id, parameters, at: now)
    default: throw .methodNotFound(method)
    }
  }

  private func forward(
    _ id: MessageID, _ method: String, _ parameters: JSONValue, about uri: JSONValue?, at now: Time
  ) throws(ResponseError) {
    guard let uri = uri?.string else { throw .invalidParameters("the URI of a document is needed") }
    let key = surroundings.key(uri)
    let request = EngineRequest(
      id: id, key: key, change: engine.changes[key], method: method, parameters: adding(key: key, to: parameters))
    guard engine.isRunning, documents[uri]?.isAnalysed == true else {
      // What cannot be resolved stays as it is.
      return answer(id, .success(method == "codeAction/resolve" ? parameters : request.emptyAnswer))
    }
    if engine.isFresh { return send(request) }
    if waiting.count >= Self.mostWaiting {
      let oldest = waiting.removeFirst()
      answer(oldest.id, .success(oldest.emptyAnswer))
    }
    waiting.append(request)
    // The user waits, so the rest of the delay is left out. For hints an editor asks by itself after each change.
    if engine.deadline != nil, method != "textDocument/inlayHint" { engine.deadline = now }
  }

  private func adding(key: String, to parameters: JSONValue) -> JSONValue {
    .object(parameters.members + [JSONValue.Member(name: "key", value: .string(key))])
  }

  func send(_ request: EngineRequest) {
    // The text has changed while it waited: the editor asks again.
    if let key = request.key, request.change != engine.changes[key] {
      let isAction = request.method == "codeAction/resolve"
      return answer(request.id, isAction ? .failure(.contentModified) : .success(request.emptyAnswer))
    }
    engine.lastRequest += 1
    engine.forwarded.append((engine.lastRequest, request))
    put(.toEngine(.request(.number(engine.lastRequest), method: request.method, request.parameters)))
  }

  /// What the engine has begun is answered.
  func cancel(_ parameters: JSONValue) {
    guard let id = MessageID(parameters["id"]), let place = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: place)
    answer(id, .failure(.cancelled))
  }

  private func execute(_ id: MessageID, _ parameters: JSONValue, at now: Time) throws(ResponseError) {
    guard let name = parameters["command"]?.string, let command = ServerCommandName(rawValue: name) else {
      throw .invalidParameters("there is no such command")
    }
    switch command {
    case .explain:
      guard engine.isRunning else { return answer(id, .success(.null)) }
      send(EngineRequest(id: id, key: nil, change: nil, method: "workspace/executeCommand", parameters: parameters))
    case .restartEngine:
      restartEngine(at: now)
      answer(id, .success(.null))
    case .status: answer(id, .success(status))
    }
  }

  private var status: JSONValue {
    [
      "engine": .string(!engine.isRunning ? "stopped" : engine.isFresh ? "idle" : "checking"),
      "folders": .array(folders.map { .string($0) }), "documents": .integer(documents.count),
      "leftOut": .array(engine.quarantine.records), "restarts": .integer(engine.deaths.count)
    ]
  }
}

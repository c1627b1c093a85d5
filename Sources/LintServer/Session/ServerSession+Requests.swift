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
      if parameters["data"]?["isLong"]?.isTrue == true, let uri = uri.string {
        return try begin(request(id, method, parameters, about: uri), .all, with: settings)
      }
      try forward(id, method, parameters, about: uri, at: now)
    case "workspace/textDocumentContent":
      guard let uri = parameters["uri"]?.string.flatMap(IsolationMapURI.file) else {
        throw .invalidParameters("there is no such document")
      }
      enqueue(request(id, method, parameters, about: uri), at: now)
    case "workspace/executeCommand": try execute(id, parameters, at: now)
    default: throw .methodNotFound(method)
    }
  }

  private func forward(
    _ id: MessageID, _ method: String, _ parameters: JSONValue, about uri: JSONValue?, at now: Time
  ) throws(ResponseError) {
    guard let uri = uri?.string else { throw .invalidParameters("the URI of a document is needed") }
    let request = request(id, method, parameters, about: uri)
    guard documents[uri]?.isAnalysed == true else {
      // What cannot be resolved stays as it is.
      return answer(id, .success(method == "codeAction/resolve" ? parameters : request.emptyAnswer))
    }
    // For hints an editor asks by itself after each change.
    enqueue(request, isUrgent: method != "textDocument/inlayHint", at: now)
  }

  func request(_ id: MessageID, _ method: String, _ parameters: JSONValue, about uri: String) -> EngineRequest {
    let key = surroundings.key(uri)
    return EngineRequest(
      id: id, key: key, change: engine.changes[key], method: method, parameters: adding(key: key, to: parameters))
  }

  /// Asks the engine as soon as it knows what was said so far.
  ///
  /// - Parameter isUrgent: whether a user waits, so that the rest of the delay is left out.
  func enqueue(_ request: EngineRequest, isUrgent: Bool = true, at now: Time) {
    guard engine.isRunning else { return answer(request.id, .success(request.emptyAnswer)) }
    if engine.isFresh { return send(request) }
    if waiting.count >= Self.mostWaiting {
      let oldest = waiting.removeFirst()
      answer(oldest.id, .success(oldest.emptyAnswer))
    }
    waiting.append(request)
    if engine.deadline != nil, isUrgent { engine.deadline = now }
  }

  private func adding(key: String, to parameters: JSONValue) -> JSONValue {
    .object(parameters.members + [JSONValue.Member(name: "key", value: .string(key))])
  }

  func send(_ request: EngineRequest) {
    // The text has changed while it waited: the editor asks again.
    if let key = request.key, request.change != engine.changes[key] {
      // For what they ask by themselves, editors would show the error.
      let isAsked = request.method == "codeAction/resolve" || request.method == "workspace/executeCommand"
      return answer(request.id, isAsked ? .failure(.contentModified) : .success(request.emptyAnswer))
    }
    engine.lastRequest += 1
    engine.forwarded.append((engine.lastRequest, request))
    put(.toEngine(.request(.number(engine.lastRequest), method: request.method, request.parameters)))
  }

  /// What the engine has begun is answered.
  func cancel(_ parameters: JSONValue) {
    guard let id = MessageID(parameters["id"]), !cancelLong(id),
      let place = waiting.firstIndex(where: { $0.id == id })
    else { return }
    waiting.remove(at: place)
    answer(id, .failure(.cancelled))
  }
}

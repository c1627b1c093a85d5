import LintReporting

/// The engine's life, and when it checks.
extension ServerSession {
  static let restartTitle = "Restart"

  func startEngine(at now: Time) {
    engine.isRunning = true
    engine.isNew = true
    engine.checking = nil
    engine.unsent = Set(documents.values.map(\.key))
    put(.startEngine)
    put(.toEngine(startMessage))
    scheduleCheck(at: now, after: 0)
  }

  /// On request: what has happened before is forgotten.
  func restartEngine(at now: Time) {
    engine.deaths = []
    engine.quarantine.releaseAll()
    waitAgain()
    startEngine(at: now)
  }

  // MARK: Checks

  /// Something has changed.
  func scheduleCheck(at now: Time, after delay: Time) {
    engine.generation += 1
    engine.deadline = now + delay
  }

  /// When ``tick(at:)`` has to be called next; nil for never.
  public var deadline: Time? {
    guard phase == .running else { return nil }
    return [checkDeadline, capabilities.refreshesHints ? hints.deadline : nil].compactMap(\.self).min()
  }

  private var checkDeadline: Time? { engine.isRunning && engine.checking == nil ? engine.deadline : nil }

  public func tick(at now: Time) {
    refreshHints(at: now)
    guard phase == .running, let deadline = checkDeadline, deadline <= now else { return }
    engine.deadline = nil
    noteChange(of: engine.unsent)
    for key in engine.unsent.sorted() { put(.toEngine(openMessage(key))) }
    engine.unsent = []
    engine.checking = engine.generation
    put(.toEngine(checkMessage(settings, .all)))
  }

  // MARK: To an engine

  var startMessage: Message { .notification(method: EngineMethod.start, ["capabilities": rawCapabilities]) }

  /// The text of a document, or that it has none.
  func openMessage(_ key: String) -> Message {
    guard let document = documents(of: key).first, document.isAnalysed else {
      return .notification(method: EngineMethod.close, ["key": .string(key)])
    }
    return .notification(
      method: EngineMethod.open,
      [
        "key": .string(key), "uri": .string(document.uri), "version": .integer(document.version),
        "text": .string(String(decoding: document.text.bytes, as: UTF8.self))
      ])
  }

  func checkMessage(_ settings: ServerSettings, _ extent: CheckExtent) -> Message {
    .notification(
      method: EngineMethod.check,
      [
        "generation": .integer(engine.generation), "folders": .array(folders.map { .string($0) }),
        "settings": settings.json, "extent": .string(extent.rawValue), "failures": .array(engine.quarantine.records)
      ])
  }

  // MARK: From the engine

  public func receiveFromEngine(_ message: Message, at now: Time) {
    switch message {
    case .notification(EngineMethod.checked, let result): checked(result, at: now)
    case .response(let id, let result):
      guard let place = engine.forwarded.firstIndex(where: { .number($0.number) == id }) else { return }
      pass(result, on: engine.forwarded.remove(at: place).request)
    default: log("the engine sent what is no answer")
    }
  }

  func pass(_ result: Result<JSONValue, ResponseError>, on request: EngineRequest) {
    guard request.method == "workspace/executeCommand", case .success(let text) = result else {
      return answer(request.id, result)
    }
    if let fixes = PlannedFixes(text["fixes"], generation: engine.generation) { return offer(fixes, to: request.id) }
    // Most editors show nothing of a command's result.
    if let message = text["message"]?.string { show(.info, message) }
    answer(request.id, .success(text["markdown"] ?? .null))
  }

  private func checked(_ result: JSONValue, at now: Time) {
    guard let generation = result["generation"]?.integer, generation == engine.checking else { return }
    engine.checking = nil
    engine.checked = generation
    let messages = (result["messages"]?.array ?? []).compactMap(\.string)
    forgetTold(but: Set(messages))
    for message in messages { tell(.warning, message) }
    var changed = publisher.take(result, isFirst: engine.isNew)
    engine.isNew = false
    // Versions of open documents differ, and with other settings all.
    changed.formUnion(hasNewSettings ? Set(publisher.keys).union(names.keys) : Set(names.keys))
    changed.formUnion(closedKeys)
    closedKeys = []
    hasNewSettings = false
    for key in changed.sorted() { publish(key) }
    hints.schedule(at: now)
    if engine.isFresh {
      let requests = waiting
      waiting = []
      for request in requests { send(request) }
    }
  }

  /// The engine has ended, unasked.
  ///
  /// - Parameter failures: what it said about the files that it was working on, each with its `uri`.
  public func engineEnded(_ failures: [JSONValue], at now: Time) {
    guard engine.isRunning, phase == .running else { return }
    engine.isRunning = false
    engine.checking = nil
    failForwarded()
    for failure in failures {
      guard let uri = failure["uri"]?.string else { continue }
      engine.quarantine.add(surroundings.key(uri), failure)
      log("concurlint stopped while it analysed \(uri)")
    }
    engine.deaths = engine.deaths.filter { now - min(now, $0) < EngineState.deathPeriod } + [now]
    if engine.deaths.count < EngineState.mostDeaths { return startEngine(at: now) }
    giveUp()
  }

  private func giveUp() {
    for request in waiting {
      answer(request.id, request.hasFailed ? .failure(.engineEnded) : .success(request.emptyAnswer))
    }
    waiting = []
    let text = "concurlint stopped \(EngineState.mostDeaths) times in three minutes, and is not started again."
    guard capabilities.messageRequests else { return tell(.error, text) }
    ask(
      .restart, "window/showMessageRequest",
      [
        "type": .integer(MessageKind.error.rawValue), "message": .string(text),
        "actions": [["title": .string(Self.restartTitle)]]
      ])
  }

  /// The next engine is asked again what this one has not answered, once.
  private func failForwarded() {
    for (_, request) in engine.forwarded where request.hasFailed { answer(request.id, .failure(.engineEnded)) }
    engine.forwarded.removeAll(where: \.request.hasFailed)
    for place in engine.forwarded.indices { engine.forwarded[place].request.hasFailed = true }
    waitAgain()
  }

  private func waitAgain() {
    waiting = engine.forwarded.map(\.request) + waiting
    engine.forwarded = []
  }
}

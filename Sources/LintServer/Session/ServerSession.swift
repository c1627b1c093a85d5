import LintReporting

/// The language server between an editor and the engine: what was said on both sides, and what follows from it.
///
/// It has no descriptor, no clock and no process: messages and times come in, and ``outbox`` says what to do. Analysis
/// is in another process, which may end at any time.
public final class ServerSession {
  /// What the session asks of its surroundings, in order.
  public enum Output: Equatable, Sendable {
    case toClient(Message)
    case toEngine(Message)
    /// Starts an engine, after ending the one that may be there.
    case startEngine
    case stopEngine
    /// The same for a second one, which answers one request.
    case startAssistant
    case toAssistant(Message)
    case stopAssistant
    case exit(status: Int32)
  }

  /// What only the system knows.
  public struct Surroundings {
    /// The same text for all URIs of one file.
    public var key: (_ uri: String) -> String
    public var version: String

    public init(version: String, key: @escaping (_ uri: String) -> String) {
      self.key = key
      self.version = version
    }
  }

  /// In nanoseconds.
  public typealias Time = UInt64

  enum Phase { case created, running, shutDown }

  let surroundings: Surroundings
  public private(set) var outbox: [Output] = []
  var phase = Phase.created
  var capabilities = ClientCapabilities(nil)
  /// As the editor sent them, for the engine.
  var rawCapabilities = JSONValue.null
  public internal(set) var settings = ServerSettings()
  var hasNewSettings = false
  /// The process that must be there; nil where the editor names none.
  public internal(set) var clientProcess: Int?
  /// URIs, each once.
  var folders: [String] = []
  /// By URI.
  public internal(set) var documents: [String: Document] = [:]
  /// The URIs of the documents of each key, in order.
  var names: [String: [String]] = [:]
  /// The files that were closed since the last check.
  var closedKeys: Set<String> = []
  /// Requests of ours that wait for the editor.
  var asked: [(id: MessageID, question: Question)] = []
  var engine = EngineState()
  var publisher = Publisher()
  /// Requests that wait for the next check, in their order.
  var waiting: [EngineRequest] = []
  var hints = HintRefresh()
  var long = LongRequests()
  private var lastQuestion = 0
  private var told: Set<String> = []

  /// Of documents, and of requests that wait.
  static let mostDocuments = 10_000
  static let mostWaiting = 1_000

  public init(_ surroundings: Surroundings) { self.surroundings = surroundings }

  /// Takes what is to be done.
  public func takeOutbox() -> [Output] {
    defer { outbox.removeAll(keepingCapacity: true) }
    return outbox
  }

  func put(_ output: Output) { outbox.append(output) }

  // MARK: From the editor

  public func receive(_ item: MessageReader.Item, at now: Time) {
    switch item {
    case .tooLong(let count):
      put(.toClient(.invalid(nil, .invalidRequest("a message of \(count) bytes is too long"))))
    case .message(let bytes): receive(Message(bytes), at: now)
    }
  }

  public func receive(_ message: Message, at now: Time) {
    switch message {
    case .invalid: put(.toClient(message))
    case .request(let id, let method, let parameters):
      do {
        try request(id, method, parameters, at: now)
      } catch {
        answer(id, .failure(error))
      }
    case .notification(let method, let parameters): notification(method, parameters, at: now)
    case .response(let id, let result):
      guard let place = asked.firstIndex(where: { $0.id == id }) else { return }
      answered(asked.remove(at: place).question, result, at: now)
    }
  }

  private func request(
    _ id: MessageID, _ method: String, _ parameters: JSONValue, at now: Time
  ) throws(ResponseError) {
    switch (phase, method) {
    case (.created, "initialize"): answer(id, .success(initialize(parameters)))
    case (.created, _): throw .notInitialized
    case (.shutDown, _): throw .invalidRequest("the server is shut down")
    case (.running, "initialize"): throw .invalidRequest("'initialize' comes once")
    case (.running, "shutdown"):
      phase = .shutDown
      for request in waiting + engine.forwarded.map(\.request) { answer(request.id, .failure(.cancelled)) }
      waiting = []
      engine.forwarded = []
      endLong(.cancelled)
      put(.stopEngine)
      answer(id, .success(.null))
    case (.running, _): try forward(id, method, parameters, at: now)
    }
  }

  private func notification(_ method: String, _ parameters: JSONValue, at now: Time) {
    if method == "exit" { return put(.exit(status: phase == .shutDown ? 0 : 1)) }
    guard phase == .running else { return }
    switch method {
    case "initialized": initialized(at: now)
    case "$/cancelRequest": cancel(parameters)
    case "textDocument/didOpen": didOpen(parameters, at: now)
    case "textDocument/didChange": didChange(parameters, at: now)
    case "textDocument/didClose": didClose(parameters, at: now)
    case "textDocument/didSave": scheduleCheck(at: now, after: Self.eventDelay)
    case "workspace/didChangeWatchedFiles": didChangeFiles(parameters, at: now)
    case "workspace/didChangeWorkspaceFolders": didChangeFolders(parameters, at: now)
    case "workspace/didChangeConfiguration": read(parameters["settings"], at: now)
    default: break
    }
  }

  func answer(_ id: MessageID, _ result: Result<JSONValue, ResponseError>) { put(.toClient(.response(id, result))) }

  /// Sends the editor a request.
  func ask(_ question: Question, _ method: String, _ parameters: JSONValue) {
    lastQuestion += 1
    let id = MessageID.text("concurlint-\(lastQuestion)")
    asked.append((id, question))
    put(.toClient(.request(id, method: method, parameters)))
  }

  // MARK: Telling the user

  enum MessageKind: Int { case error = 1, warning, info, log }

  /// Shows a message, once for each text.
  func tell(_ kind: MessageKind, _ text: String) {
    if told.insert(text).inserted { show(kind, text) }
  }

  func show(_ kind: MessageKind, _ text: String) {
    put(
      .toClient(
        .notification(method: "window/showMessage", ["type": .integer(kind.rawValue), "message": .string(text)])))
  }

  /// What has come right may be told again when it goes wrong again.
  func forgetTold(but texts: Set<String>) { told.formIntersection(texts) }

  func log(_ text: String) {
    put(
      .toClient(
        .notification(
          method: "window/logMessage", ["type": .integer(MessageKind.log.rawValue), "message": .string(text)])))
  }
}

/// What an answer of the editor is about.
enum Question { case registration, restart, hints, fixes(PlannedFixes), edit }

import LintReporting
import Testing

@testable import LintServer

/// A session whose editor and engine are the test.
final class SessionScript {
  let session: ServerSession
  /// In nanoseconds.
  var now: UInt64 = 1_000_000_000
  private(set) var outputs: [ServerSession.Output] = []
  private var lastID = 0

  static let capabilities: JSONValue = [
    "textDocument": [
      "publishDiagnostics": ["versionSupport": true], "codeAction": ["codeActionLiteralSupport": [:]]
    ],
    "window": ["showMessage": [:]]
  ]

  /// - Parameter isStarted: whether the editor has said what it says first, and the engine has found nothing.
  init(isStarted: Bool = true, capabilities: JSONValue = capabilities, options: JSONValue = .null) {
    session = ServerSession(
      ServerSession.Surroundings(version: "1", key: { $0.lowercased() }))
    guard isStarted else { return }
    request("initialize", ["rootUri": "file:///p", "capabilities": capabilities, "initializationOptions": options])
    notify("initialized", [:])
    check()
  }

  // MARK: The editor

  @discardableResult
  func request(_ method: String, _ parameters: JSONValue) -> MessageID {
    lastID += 1
    session.receive(.request(.number(lastID), method: method, parameters), at: now)
    collect()
    return .number(lastID)
  }

  func notify(_ method: String, _ parameters: JSONValue) {
    session.receive(.notification(method: method, parameters), at: now)
    collect()
  }

  func open(_ name: String, _ text: String = "", version: Int = 1) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string("file:///p/\(name)"), "languageId": "swift", "version": .integer(version),
          "text": .string(text)
        ]
      ])
  }

  func change(_ name: String, _ text: String, version: Int) {
    notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string("file:///p/\(name)"), "version": .integer(version)],
        "contentChanges": [["text": .string(text)]]
      ])
  }

  func hover(_ name: String) -> MessageID {
    request(
      "textDocument/hover",
      ["textDocument": ["uri": .string("file:///p/\(name)")], "position": ["line": 0, "character": 0]])
  }

  func explain() -> MessageID {
    request("workspace/executeCommand", ["command": "concurlint.explain", "arguments": ["detached-task"]])
  }

  // MARK: Time and the engine

  func wait(_ milliseconds: UInt64) {
    now += milliseconds * 1_000_000
    session.tick(at: now)
    collect()
  }

  /// Waits until a check begins, and answers it.
  ///
  /// - Parameter findings: messages by the names of files; others have what they had.
  func check(_ findings: [String: [String]] = [:], hasFailed: Bool = false) {
    if session.engine.checking == nil { wait(1000) }
    session.receiveFromEngine(
      .notification(
        method: EngineMethod.checked,
        [
          "generation": .integer(session.engine.checking ?? -1), "hasFailed": .bool(hasFailed),
          "files": .array(
            findings.map { name, messages in
              [
                "key": .string("file:///p/\(name)".lowercased()),
                "diagnostics": .array(messages.map { ["code": "rule", "message": .string($0)] })
              ]
            })
        ]), at: now)
    collect()
  }

  func end(_ failures: [JSONValue] = []) {
    session.engineEnded(failures, at: now)
    collect()
  }

  /// Answers what the second engine was asked.
  func answerAssistant(_ result: JSONValue) {
    session.receiveFromAssistant(.response(.number(1), .success(result)))
    collect()
  }

  func endAssistant() {
    session.assistantEnded()
    collect()
  }

  /// Answers a request of the session.
  func answer(_ id: MessageID, _ result: JSONValue) {
    session.receive(.response(id, .success(result)), at: now)
    collect()
  }

  private func collect() { outputs += session.takeOutbox() }

  // MARK: What was sent

  func clear() { outputs = [] }

  func response(to id: MessageID) -> Result<JSONValue, ResponseError>? {
    let found = outputs.compactMap { output -> Result<JSONValue, ResponseError>? in
      if case .toClient(.response(id, let result)) = output { result } else { nil }
    }
    #expect(found.count <= 1)
    return found.first
  }

  /// The code of the error that answers a request.
  func code(of id: MessageID) -> Int? {
    if case .failure(let error)? = response(to: id) { error.code } else { nil }
  }

  /// What was published, as `NAME VERSION: MESSAGE, …`.
  var published: [String] {
    notifications("textDocument/publishDiagnostics").map { parameters in
      let name = parameters["uri"]?.string?.dropFirst("file:///p/".count) ?? ""
      let messages = (parameters["diagnostics"]?.array ?? []).compactMap { $0["message"]?.string }
      let version = parameters["version"]?.integer.map { " \($0)" } ?? ""
      return "\(name)\(version): \(messages.joined(separator: ", "))"
    }
  }

  func notifications(_ method: String) -> [JSONValue] {
    outputs.compactMap { if case .toClient(.notification(method, let parameters)) = $0 { parameters } else { nil } }
  }

  /// The messages to the engine: their methods, and the files that they are about.
  var toEngine: [String] {
    outputs.compactMap { if case .toEngine(let message) = $0 { Self.summary(message) } else { nil } }
  }

  /// The same to the second one.
  var toAssistant: [String] {
    outputs.compactMap { if case .toAssistant(let message) = $0 { Self.summary(message) } else { nil } }
  }

  private static func summary(_ message: Message) -> String? {
    let named = { (method: String, parameters: JSONValue) in
      parameters["key"]?.string.map { "\(method) \($0.dropFirst("file:///p/".count))" } ?? method
    }
    return switch message {
    case .notification(let method, let parameters): named(method, parameters)
    case .request(_, let method, let parameters): named(method, parameters)
    default: nil
    }
  }

  var assistantCheck: JSONValue? {
    outputs.compactMap { output in
      if case .toAssistant(.notification(EngineMethod.check, let parameters)) = output { parameters } else { nil }
    }.last
  }

  var assistantCount: Int { outputs.count { $0 == .startAssistant } }

  var lastCheck: JSONValue? {
    outputs.compactMap { output in
      if case .toEngine(.notification(EngineMethod.check, let parameters)) = output { parameters } else { nil }
    }.last
  }

  var startCount: Int { outputs.count { $0 == .startEngine } }
}

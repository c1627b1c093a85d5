import Foundation

/// An editor, for tests: starts the built binary as a language server and talks to it.
final class ServerClient {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var received: [UInt8] = []
  private var messages: [[String: Any]] = []
  private var lastID = 0
  /// The diagnostics that each file has, by URI.
  private(set) var published: [String: [JSON]] = [:]
  let workspace: Workspace

  var processIdentifier: Int32 { process.processIdentifier }

  struct Silence: Error { let what: String }

  /// What an editor of today offers.
  static let capabilities = """
    {"textDocument": {
       "publishDiagnostics": {"relatedInformation": true, "versionSupport": true, "codeDescriptionSupport": true},
       "hover": {"contentFormat": ["markdown"]},
       "codeAction": {"codeActionLiteralSupport": {}, "dataSupport": true, "isPreferredSupport": true,
         "disabledSupport": true, "resolveSupport": {"properties": ["edit"]}}},
     "workspace": {"workspaceEdit": {"documentChanges": true}}, "window": {"showMessage": {}}}
    """

  init(
    _ workspace: Workspace, capabilities: String = capabilities, options: String = "{}", faults: Bool = false,
    environment: [String: String] = [:], isInitialized: Bool = true
  ) throws {
    self.workspace = workspace
    process.executableURL = BuiltCommand.url
    process.arguments = ["server"]
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }
      .merging(faults ? ["CONCURLINT_FAULTS": "1"] : [:]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // Otherwise what is sent says that.
    guard isInitialized else { return }
    _ = try request(
      "initialize",
      """
      {"processId": \(ProcessInfo.processInfo.processIdentifier), "rootUri": "\(uri(""))",
       "capabilities": \(capabilities), "initializationOptions": \(options)}
      """)
    try notify("initialized", "{}")
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  func uri(_ name: String) -> String {
    "file://" + folder + (name.isEmpty ? "" : "/" + name)
  }

  var folder: String { URL(fileURLWithPath: workspace.path).resolvingSymlinksInPath().path }

  // MARK: Sending

  func send(_ text: String) throws {
    try input.fileHandleForWriting.write(
      contentsOf: Data("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8))
  }

  func notify(_ method: String, _ parameters: String) throws {
    try send(#"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(parameters)}"#)
  }

  /// - Returns: the whole response.
  func request(_ method: String, _ parameters: String) throws -> JSON {
    lastID += 1
    let id = lastID
    try send(#"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(parameters)}"#)
    return try next("an answer to '\(method)'") { $0["id"] as? Int == id && $0["method"] == nil }
  }

  func open(_ name: String, _ text: String) throws {
    try notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "\#(uri(name))", "languageId": "swift", "version": 1, "text": \#(quoted(text))}}"#)
  }

  /// Replaces the whole text, or a range of a line.
  func change(_ name: String, _ text: String, version: Int, range: String? = nil) throws {
    let range = range.map { #""range": \#($0), "# } ?? ""
    try notify(
      "textDocument/didChange",
      """
      {"textDocument": {"uri": "\(uri(name))", "version": \(version)},
       "contentChanges": [{\(range)"text": \(quoted(text))}]}
      """)
  }

  /// Asks for the actions at a line, from 0.
  func actions(_ name: String, line: Int, only: String? = nil) throws -> [JSON] {
    let only = only.map { #", "only": ["\#($0)"]"# } ?? ""
    return try request(
      "textDocument/codeAction",
      """
      {"textDocument": {"uri": "\(uri(name))"}, "range": \(Self.range(line, 0, line, 0)),
       "context": {"diagnostics": []\(only)}}
      """)["result"].array
  }

  func close(_ name: String) throws {
    try notify("textDocument/didClose", #"{"textDocument": {"uri": "\#(uri(name))"}}"#)
  }

  /// What is published after everything that was sent, as `NAME:LINE:COLUMN RULE MESSAGE`.
  ///
  /// - Parameter name: of an open file.
  func finalState(asking name: String) throws -> [String] {
    // An answer comes after the diagnostics of the text that it is about.
    _ = try actions(name, line: 0)
    return published.flatMap { uri, diagnostics in
      diagnostics.map { diagnostic in
        let start = diagnostic["range"]["start"]
        return "\(uri.dropFirst(self.uri("").count + 1)):\(start["line"].int ?? -1):\(start["character"].int ?? -1) "
          + "\(diagnostic["code"].string ?? "") \(diagnostic["message"].string ?? "")"
      }
    }.sorted()
  }

  func resolve(_ action: JSON) throws -> JSON { try request("codeAction/resolve", text(action)) }

  func hover(_ name: String, line: Int, character: Int) throws -> String? {
    try request(
      "textDocument/hover",
      #"{"textDocument": {"uri": "\#(uri(name))"}, "position": {"line": \#(line), "character": \#(character)}}"#
    )["result"]["contents"]["value"].string
  }

  static func range(_ line: Int, _ character: Int, _ endLine: Int, _ endCharacter: Int) -> String {
    """
    {"start": {"line": \(line), "character": \(character)}, "end": {"line": \(endLine), "character": \(endCharacter)}}
    """
  }

  private func quoted(_ text: String) -> String {
    let data = try? JSONSerialization.data(withJSONObject: text, options: .fragmentsAllowed)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private func text(_ json: JSON) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: json.value ?? NSNull()), as: UTF8.self)
  }

  // MARK: Receiving

  /// The next diagnostics of a file that have a property.
  func diagnostics(_ name: String, where holds: ([JSON]) -> Bool = { _ in true }) throws -> [JSON] {
    let uri = uri(name)
    return try next("diagnostics of \(name)") { message in
      guard message["method"] as? String == "textDocument/publishDiagnostics" else { return false }
      let parameters = JSON(of: message)["params"]
      return parameters["uri"].string == uri && holds(parameters["diagnostics"].array)
    }["params"]["diagnostics"].array
  }

  func rules(_ name: String, where holds: ([JSON]) -> Bool = { _ in true }) throws -> [String] {
    try diagnostics(name, where: holds).compactMap { $0["code"].string }
  }

  /// The next message of a method.
  func message(_ method: String) throws -> JSON {
    try next("'\(method)'") { $0["method"] as? String == method }["params"]
  }

  /// The next message with a property; those before it are kept for other questions.
  func next(_ what: String, _ isWanted: ([String: Any]) -> Bool) throws -> JSON {
    let end = Date.now.addingTimeInterval(60)
    var checked = 0
    while Date.now < end {
      while checked < messages.count {
        if isWanted(messages[checked]) { return JSON(of: messages.remove(at: checked)) }
        checked += 1
      }
      guard try receive() else { break }
    }
    throw Silence(what: what)
  }

  private func receive() throws -> Bool {
    let data = output.fileHandleForReading.availableData
    if data.isEmpty { return false }
    received += data
    let separator = Data("\r\n\r\n".utf8)
    while let header = Data(received).firstRange(of: separator) {
      let text = String(decoding: received[..<header.lowerBound], as: UTF8.self)
      guard let length = Int(text.drop { $0 != " " }.dropFirst()) else { throw Silence(what: "a length in \(text)") }
      guard received.count >= header.upperBound + length else { break }
      let content = Data(received[header.upperBound..<header.upperBound + length])
      received.removeFirst(header.upperBound + length)
      let message = try JSONSerialization.jsonObject(with: content) as? [String: Any] ?? [:]
      messages.append(message)
      let parameters = JSON(of: message)["params"]
      if message["method"] as? String == "textDocument/publishDiagnostics", let uri = parameters["uri"].string {
        let diagnostics = parameters["diagnostics"].array
        published[uri] = diagnostics.isEmpty ? nil : diagnostics
      }
    }
    return true
  }

  // MARK: The end

  /// Says goodbye as the protocol has it.
  ///
  /// - Returns: the exit status.
  func shutDown() throws -> Int32 {
    _ = try request("shutdown", "null")
    try notify("exit", "null")
    return wait()
  }

  func closeInput() throws -> Int32 {
    try input.fileHandleForWriting.close()
    return wait()
  }

  private func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The processes that the server has started.
  func engines() throws -> [Int32] {
    let outcome = try workspace.shell(
      "ps -eo ppid=,pid=,stat= | awk '$1 == \(processIdentifier) && $3 !~ /Z/ { print $2 }'")
    return outcome.output.split(separator: "\n").compactMap { Int32($0) }
  }
}

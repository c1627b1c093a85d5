import Foundation
import Testing

/// A package with a finding that has a safe fix, and one in another file that depends on the first.
private func project(_ others: [String: String] = [:]) throws -> Workspace {
  try Workspace(
    [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", platforms: [.macOS(.v15)], targets: [.target(name: "P", path: ".")])

      """,
      "A.swift": "/// 😀\nvar limit = 1\n"
    ].merging(others) { $1 })
}

private let limit = "/// 😀\nvar limit = 1\n"

@Suite("The language server, as editors meet it")
struct ServerTests {
  @Test("Findings of an open file are those of 'lint', with their reasons and the page of the rule")
  func diagnostics() throws {
    let client = try ServerClient(project(), options: #"{"documentation": "https://example.org/docs/"}"#)
    try client.open("A.swift", limit)
    let found = try client.diagnostics("A.swift")
    #expect(found.count == 1)
    #expect(found[0]["code"].string == "mutable-global-state")
    #expect(found[0]["source"].string == "concurlint")
    #expect(found[0]["severity"].int == 1)
    #expect(found[0]["range"]["start"]["line"].int == 1 && found[0]["range"]["start"]["character"].int == 4)
    #expect(found[0]["codeDescription"]["href"].string == "https://example.org/docs/rules/mutable-global-state.html")
    #expect(found[0]["relatedInformation"][0]["location"]["uri"].string == client.uri("A.swift"))
    #expect(try client.shutDown() == 0)
  }

  @Test("The address of the documentation is that of reports, unless the editor has another")
  func documentation() throws {
    let environment = ["CONCURLINT_DOCUMENTATION": "https://example.org/reports"]
    for (options, site) in [("{}", "reports"), (#"{"documentation": "https://example.org/own"}"#, "own")] {
      let client = try ServerClient(project(), options: options, environment: environment)
      try client.open("A.swift", limit)
      let page = try client.diagnostics("A.swift")[0]["codeDescription"]["href"].string
      #expect(page == "https://example.org/\(site)/rules/mutable-global-state.html")
    }
  }

  @Test("A change that is not saved counts, and comes in UTF-16 positions")
  func unsaved() throws {
    let client = try ServerClient(project())
    try client.open("A.swift", "let a = \"😀\"; let b = 1\n")
    try client.change("A.swift", "var", version: 2, range: ServerClient.range(0, 14, 0, 17))
    let found = try client.diagnostics("A.swift") { !$0.isEmpty }
    #expect(found[0]["range"]["start"]["character"].int == 18)
    try client.change("A.swift", "let c = 1\n", version: 3)
    #expect(try client.rules("A.swift").isEmpty)
  }

  @Test("A change in one file shows what it does in another, open or not", arguments: [true, false])
  func otherFile(isOpen: Bool) throws {
    let store = "import Foundation\nfunc load() { Thread.sleep(forTimeInterval: 1) }\n"
    let client = try ServerClient(project(["Store.swift": store, "Use.swift": "func use() { load() }\n"]))
    try client.open("Use.swift", "func use() { load() }\n")
    if isOpen { try client.open("Store.swift", store) }
    // The first check says what was there before.
    _ = try client.hover("Use.swift", line: 0, character: 0)
    try client.change("Use.swift", "func use() async { load() }\n", version: 2)
    let found = try client.diagnostics("Store.swift")
    #expect(found.map { $0["code"].string } == ["blocking-wait-in-async"])
    #expect(found[0]["relatedInformation"][0]["location"]["uri"].string == client.uri("Use.swift"))
    try client.change("Use.swift", "func use() { load() }\n", version: 3)
    #expect(try client.rules("Store.swift") == [])
  }

  @Test("Configurations and baselines count, and a mistake in one is a finding in it and a message")
  func configuration() throws {
    let workspace = try project([".concurlint.yml": "disabled_rules:\n  - mutable-global-state\n"])
    let client = try ServerClient(workspace)
    try client.open("A.swift", limit)
    #expect(try client.hover("A.swift", line: 1, character: 4)?.contains("mutable-global-state") == false)
    try workspace.write(Data("disabled_rule: 1\n".utf8), to: ".concurlint.yml")
    try client.notify("workspace/didChangeWatchedFiles", #"{"changes": []}"#)
    #expect(try client.rules(".concurlint.yml") == ["configuration"])
    #expect(try client.message("window/showMessage")["message"].string?.contains("disabled_rule") == true)
    try workspace.write(Data("require_reason: true\n".utf8), to: ".concurlint.yml")
    try client.notify("workspace/didChangeWatchedFiles", #"{"changes": []}"#)
    #expect(try client.rules(".concurlint.yml").isEmpty)
    #expect(try client.rules("A.swift") == ["mutable-global-state"])
    #expect(try workspace.run("baseline", "create", ".").status == 0)
    try workspace.write(Data("baseline: .concurlint-baseline\n".utf8), to: ".concurlint.yml")
    try client.notify("workspace/didChangeWatchedFiles", #"{"changes": []}"#)
    #expect(try client.rules("A.swift").isEmpty)
  }

  @Test("A file that is not saved yet, one of another scheme, and one outside of all folders")
  func unusualDocuments() throws {
    let outside = try Workspace(["Other.swift": "var other = 1\n"])
    let client = try ServerClient(project())
    try client.open("New.swift", "var new = 1\n")
    #expect(try client.rules("New.swift") == ["mutable-global-state"])
    for uri in ["untitled:Untitled-1", "file://" + outside.path + "/Other.swift"] {
      try client.notify(
        "textDocument/didOpen",
        """
        {"textDocument": {"uri": "\(uri)", "languageId": "swift", "version": 1,
          "text": "import Foundation\\nfunc wait() async { Thread.sleep(forTimeInterval: 1) }\\n"}}
        """)
      let found = try client.next("diagnostics of \(uri)") { message in
        message["method"] as? String == "textDocument/publishDiagnostics"
          && JSON(of: message)["params"]["uri"].string == uri
      }
      #expect(found["params"]["diagnostics"].array.map { $0["code"].string } == ["blocking-wait-in-async"])
    }
  }

  // MARK: Actions

  @Test("A quick fix is offered with its line, and edits the open text by its version")
  func quickFix() throws {
    let client = try ServerClient(project())
    try client.open("A.swift", limit)
    let actions = try client.actions("A.swift", line: 1)
    let titles = actions.compactMap { $0["title"].string }
    #expect(
      titles == [
        "Replace 'var' with 'let' (concurlint)", "Suppress 'mutable-global-state' on this line (concurlint)",
        "Explain 'mutable-global-state' (concurlint)"
      ])
    #expect(actions[0]["isPreferred"].bool == true && actions[1]["isPreferred"].bool == nil)
    #expect(actions.allSatisfy { $0["edit"].value == nil })
    let change = try client.resolve(actions[0])["result"]["edit"]["documentChanges"][0]
    #expect(change["textDocument"]["version"].int == 1)
    #expect(change["edits"][0]["newText"].string == "let")
    #expect(change["edits"][0]["range"]["start"]["line"].int == 1)
    #expect(try client.actions("A.swift", line: 0).isEmpty)
    #expect(try client.actions("A.swift", line: 1, only: "refactor").isEmpty)
  }

  @Test(
    "A fix edits other files, open or not, as long as they have the text that was checked", arguments: [true, false])
  func twoFiles(isOpen: Bool) throws {
    let tag = """
      @MainActor final class Tag { var name = "" }
      struct Reader {
        @MainActor static var current: Tag { Tag() }
        nonisolated func tag() -> String { MainActor.assumeIsolated { Reader.current.name } }
      }

      """
    let use =
      "@MainActor func show() async -> String { await load() }\nfunc load() async -> String { Reader().tag() }\n"
    let workspace = try project(["Tag.swift": tag, "Use.swift": use])
    let client = try ServerClient(workspace)
    try client.open("Tag.swift", tag)
    if isOpen { try client.open("Use.swift", use) }
    let action = try client.actions("Tag.swift", line: 3)[0]
    #expect(action["title"].string?.hasSuffix("(2 files) (concurlint)") == true)
    let changes = try client.resolve(action)["result"]["edit"]["documentChanges"].array
    #expect(
      changes.compactMap { $0["textDocument"]["uri"].string } == [client.uri("Tag.swift"), client.uri("Use.swift")])
    #expect(changes[1]["textDocument"]["version"].int == (isOpen ? 1 : nil))
    #expect(changes[1]["edits"][0]["newText"].string == "await ")
    // Such a fix is not among those of one file.
    #expect(try client.actions("Tag.swift", line: 3, only: "source.fixAll").isEmpty)
    try workspace.write(Data("// \(use)".utf8), to: "Use.swift")
    #expect(try client.resolve(action)["error"]["code"].int == (isOpen ? nil : -32801))
  }

  @Test("An action that was offered for an earlier text is not carried out")
  func staleAction() throws {
    let client = try ServerClient(project())
    try client.open("A.swift", limit)
    let action = try client.actions("A.swift", line: 1)[0]
    try client.change("A.swift", "let limit = 1\n", version: 2)
    #expect(try client.resolve(action)["error"]["code"].int == -32801)
  }

  @Test("An editor that knows little gets whole edits, plain text and notes in the message")
  func modestEditor() throws {
    let client = try ServerClient(
      project(), capabilities: #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}}"#)
    try client.open("A.swift", limit)
    let found = try client.diagnostics("A.swift")
    #expect(found[0]["message"].string?.contains("\nnote: ") == true)
    #expect(found[0]["relatedInformation"].value == nil && found[0]["codeDescription"].value == nil)
    let actions = try client.actions("A.swift", line: 1)
    #expect(actions[0]["edit"]["changes"][client.uri("A.swift")][0]["newText"].string == "let")
    #expect(actions[0]["data"].value == nil && actions[0]["isPreferred"].value == nil)
    #expect(try client.hover("A.swift", line: 1, character: 4)?.contains("**") == false)
  }

  @Test("All safe fixes of a file, and no unsafe one")
  func fixAll() throws {
    let text =
      "var a = 1\nvar b = 2\nimport Foundation\nfunc wait() async throws { Thread.sleep(forTimeInterval: 1) }\n"
    let client = try ServerClient(project())
    try client.open("A.swift", text)
    let actions = try client.actions("A.swift", line: 0, only: "source.fixAll")
    #expect(actions.compactMap { $0["kind"].string } == ["source.fixAll.concurlint"])
    let edits = try client.resolve(actions[0])["result"]["edit"]["documentChanges"][0]["edits"].array
    #expect(edits.compactMap { $0["newText"].string }.joined() == "let a = 1\nlet b = 2\n")
    #expect(try client.actions("A.swift", line: 0, only: "source.organizeImports").isEmpty)
  }

  @Test("A suppression has a reason where the project wants one", arguments: [false, true])
  func suppressing(needsReason: Bool) throws {
    let client = try ServerClient(project([".concurlint.yml": "require_reason: \(needsReason)\n"]))
    try client.open("A.swift", "enum Box {\n  static var limit = 1\n}\n")
    let action = try client.actions("A.swift", line: 1).first { $0["title"].string?.hasPrefix("Suppress") == true }
    let edit = try client.resolve(try #require(action))["result"]["edit"]["documentChanges"][0]["edits"][0]
    let reason = needsReason ? " - why it is right here" : ""
    #expect(edit["newText"].string == "  // concurlint:disable:next mutable-global-state\(reason)\n")
  }

  @Test("Hover has the reasons of a finding, where a declaration runs, and what a comment names")
  func hover() throws {
    let client = try ServerClient(project())
    let text =
      "@MainActor func show() {}\n// concurlint:disable:next mutable-global-state - known\nvar limit = 1\nvar b = 1\n"
    try client.open("A.swift", text)
    #expect(try client.hover("A.swift", line: 0, character: 17)?.contains("isolation: **`@MainActor`**") == true)
    #expect(try client.hover("A.swift", line: 0, character: 3) == nil)
    #expect(try client.hover("A.swift", line: 1, character: 40)?.contains("Two threads that write") == true)
    #expect(try client.hover("A.swift", line: 3, character: 4)?.contains("Two threads that write") == true)
    let explained = try client.request(
      "workspace/executeCommand", #"{"command": "concurlint.explain", "arguments": ["mutable-global-state"]}"#)
    #expect(explained["result"].string?.hasPrefix("# `mutable-global-state`") == true)
    #expect(try client.message("window/showMessage")["message"].string?.hasPrefix("mutable-global-state: ") == true)
  }

  // MARK: The end

  @Test("The end of its input ends it, and the process that analyses")
  func closedInput() throws {
    let client = try ServerClient(project())
    try client.open("A.swift", limit)
    _ = try client.diagnostics("A.swift")
    let engines = try client.engines()
    #expect(engines.count == 1)
    #expect(try client.closeInput() == 1)
    #expect(try isGone(engines[0], client.workspace))
  }

  @Test("A server that is killed leaves no process")
  func killed() throws {
    let client = try ServerClient(project())
    try client.open("A.swift", limit)
    _ = try client.diagnostics("A.swift")
    let engine = try #require(try client.engines().first)
    _ = try client.workspace.shell("kill -9 \(client.processIdentifier)")
    #expect(try isGone(engine, client.workspace))
  }

  @Test("A server whose editor does not exist ends")
  func missingEditor() throws {
    let client = try ServerClient(project(), isInitialized: false)
    // Beyond the largest number of a process.
    try client.send(
      #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"processId": 99999999, "capabilities": {}}}"#)
    #expect(try isGone(client.processIdentifier, client.workspace))
  }

  @Test("An editor that says much and reads nothing gets all answers when it reads")
  func unreadAnswers() throws {
    let client = try ServerClient(project())
    let count = 3_000
    for number in 0..<count {
      try client.send(#"{"jsonrpc": "2.0", "id": "\#(number)", "method": "\#(String(repeating: "x", count: 200))"}"#)
    }
    for number in 0..<count {
      let answer = try client.next("answer \(number)") { $0["id"] as? String == "\(number)" }
      #expect(answer["error"]["code"].int == -32601)
    }
  }

  private func isGone(_ process: Int32, _ workspace: Workspace) throws -> Bool {
    for _ in 0..<100 {
      // One that nothing waits for stays in the list as a zombie.
      let state = try workspace.shell("ps -o stat= -p \(process)").output
      if state.isEmpty || state.hasPrefix("Z") { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  @Test("A message that is none is answered with an error, and a header that is none ends it")
  func broken() throws {
    let client = try ServerClient(project())
    try client.send("{")
    #expect(try client.next("an error") { $0["error"] != nil }["error"]["code"].int == -32700)
    #expect(try client.request("no/method", "{}")["error"]["code"].int == -32601)
    let outcome = try client.workspace.run("server", input: "GET / HTTP/1.1\r\n\r\n")
    #expect(outcome.status == 1 && outcome.errors.contains("the header of a message"))
  }
}

#if DEBUG
  @Suite("A language server whose analysis fails")
  struct FailingServerTests {
    @Test("A file that ends the engine is said to be left out, and everything else goes on")
    func trap() throws {
      let client = try ServerClient(project(["Bad.swift": ""]), faults: true)
      try client.open("A.swift", limit)
      #expect(try client.rules("A.swift") == ["mutable-global-state"])
      try client.open("Bad.swift", "func bad() { faultTrap() }\n")
      let found = try client.diagnostics("Bad.swift") { !$0.isEmpty }
      #expect(found.map { $0["code"].string } == ["internal-error"] && found[0]["severity"].int == 3)
      try client.change("A.swift", "let limit = 1\n", version: 2)
      #expect(try client.rules("A.swift") == [])
      try client.change("Bad.swift", "var good = 1\n", version: 2)
      #expect(try client.rules("Bad.swift") == ["mutable-global-state"])
      #expect(try client.shutDown() == 0)
    }

    @Test("A rule that fails in many files is left out itself")
    func manyFiles() throws {
      let names = (0..<6).map { "Bad\($0).swift" }
      let client = try ServerClient(
        project(Dictionary(uniqueKeysWithValues: names.map { ($0, "func bad() { faultTrap() }\nvar x = 1\n") })),
        options: #"{"scope": "project"}"#, faults: true)
      for name in names { #expect(try client.rules(name) { !$0.isEmpty } == ["mutable-global-state"]) }
      #expect(try client.message("window/showMessage")["message"].string?.contains("'fault-trap'") == true)
    }

    @Test("An engine that is killed is started again, and what was open is as it was")
    func killedEngine() throws {
      let client = try ServerClient(project())
      try client.open("A.swift", "var other = 1\n")
      _ = try client.diagnostics("A.swift")
      _ = try client.workspace.shell("kill -9 \(try client.engines()[0])")
      #expect(try client.actions("A.swift", line: 0).isEmpty == false)
      try client.change("A.swift", "let other = 1\n", version: 2)
      #expect(try client.rules("A.swift") == [])
    }
  }
#endif

import LintReporting
import Testing

@testable import LintServer

@Suite("Requests that a second engine works on")
struct LongRequestTests {
  private static func whatIf(_ script: SessionScript, _ more: JSONValue = .null) -> MessageID {
    script.request(
      "workspace/executeCommand",
      [
        "command": "concurlint.whatIf",
        "arguments": [.object((["textDocument": ["uri": "file:///p/A.swift"]] as JSONValue).members + more.members)]
      ])
  }

  private static func script() -> SessionScript {
    let script = SessionScript()
    script.open("A.swift", "a")
    script.open("B.swift", "b")
    script.check()
    script.clear()
    return script
  }

  @Test("It has the documents and the settings of the question, and ends with its answer")
  func answer() {
    let script = Self.script()
    let asked = Self.whatIf(script, ["defaultIsolation": "MainActor"])
    #expect(
      script.toAssistant == ["start", "open a.swift", "open b.swift", "check", "workspace/executeCommand a.swift"])
    #expect(script.toEngine == [])
    let check = script.assistantCheck
    #expect(check?["settings"]?["whatIf"] == ["languageMode": "6", "defaultIsolation": "MainActor"])
    #expect(check?["extent"] == "whatIf")
    script.answerAssistant(["markdown": "m", "message": "s"])
    #expect(script.response(to: asked) == .success("m"))
    #expect(script.notifications("window/showMessage").map { $0["message"]?.string } == ["s"])
    #expect(script.outputs.contains(.stopAssistant))
    // The editor's settings are as they were.
    #expect(script.session.settings.whatIf == nil)
  }

  @Test("Findings do not wait for it, and a text that changes ends it")
  func change() {
    let script = Self.script()
    let asked = Self.whatIf(script)
    script.change("B.swift", "c", version: 2)
    #expect(script.code(of: asked) == -32801)
    #expect(script.outputs.contains(.stopAssistant))
    script.check(["A.swift": ["new"]])
    #expect(script.published == ["A.swift 1: new"])
  }

  @Test("It is cancelled at once, and the next one begins")
  func cancelling() {
    let script = Self.script()
    let (first, second, third) = (Self.whatIf(script), Self.whatIf(script), Self.whatIf(script))
    #expect(script.assistantCount == 1)
    for case .number(let number) in [second, first] {
      script.notify("$/cancelRequest", ["id": .integer(number)])
    }
    #expect(script.code(of: first) == -32800 && script.code(of: second) == -32800)
    #expect(script.assistantCount == 2)
    script.answerAssistant(["markdown": "m"])
    #expect(script.response(to: third) == .success("m"))
    #expect(script.assistantCount == 2)
  }

  @Test("An end before the answer is told, and the first engine goes on")
  func end() {
    let script = Self.script()
    let (first, second) = (Self.whatIf(script), Self.whatIf(script))
    script.endAssistant()
    #expect(script.code(of: first) == -32803)
    #expect(script.startCount == 0 && script.assistantCount == 2)
    script.request("shutdown", .null)
    #expect(script.code(of: second) == -32800)
  }

  @Test("Too many do not wait")
  func many() {
    let script = Self.script()
    let asked = (0...LongRequests.most).map { _ in Self.whatIf(script) }
    #expect(script.code(of: asked[LongRequests.most]) == -32803)
    #expect(script.response(to: asked[LongRequests.most - 1]) == nil)
  }

  @Test(
    "Settings that are none are refused",
    arguments: [["languageMode": "5"], ["defaultIsolation": "Actor"], ["defaultIsolation": 1]] as [JSONValue])
  func wrong(settings: JSONValue) {
    #expect(Self.script().code(whatIf: settings) == -32602)
  }

  @Test("Without a document it is shown for all files, until the command comes again")
  func live() {
    let script = Self.script()
    let toggle = { (settings: JSONValue) -> JSONValue? in
      script.request("workspace/executeCommand", ["command": "concurlint.whatIf", "arguments": [settings]])
      script.check()
      return script.lastCheck?["settings"]?["whatIf"]
    }
    #expect(toggle(.null) == ["languageMode": "6"])
    #expect(toggle(["defaultIsolation": "MainActor"]) == ["languageMode": "6", "defaultIsolation": "MainActor"])
    #expect(toggle(.null) == nil)
    #expect(script.assistantCount == 0)
  }
}

@Suite("Questions about files and projects")
struct CommandRequestTests {
  @Test("A map can be asked of a file that is not open, and not of an earlier text")
  func map() {
    let script = SessionScript()
    let ask = {
      script.request(
        "workspace/executeCommand",
        ["command": "concurlint.isolationMap", "arguments": [["textDocument": ["uri": "file:///p/A.swift"]]]])
    }
    _ = ask()
    #expect(script.toEngine.last == "workspace/executeCommand a.swift")
    script.open("A.swift")
    let stale = ask()
    script.change("A.swift", "x", version: 2)
    script.check()
    #expect(script.code(of: stale) == -32801)
    #expect(
      script.code(of: script.request("workspace/executeCommand", ["command": "concurlint.isolationMap"])) == -32602)
  }

  @Test("A map can be opened like a file, where the editor offers that", arguments: [true, false])
  func content(isOffered: Bool) {
    let script = SessionScript(isStarted: false)
    let id = script.request(
      "initialize", ["capabilities": ["workspace": isOffered ? ["textDocumentContent": [:]] : [:]]])
    guard case .success(let result)? = script.response(to: id) else { return #expect(Bool(false)) }
    let schemes = result["capabilities"]?["workspace"]?["textDocumentContent"]?["schemes"]
    #expect(schemes == (isOffered ? ["concurlint"] : nil))
    script.notify("initialized", [:])
    script.check()
    script.request("workspace/textDocumentContent", ["uri": "concurlint:/isolation/p/A.swift"])
    #expect(script.toEngine.last == "workspace/textDocumentContent a.swift")
    #expect(script.code(of: script.request("workspace/textDocumentContent", ["uri": "concurlint:/other/p"])) == -32602)
  }

  // MARK: Fixes

  private static let capabilities: JSONValue = [
    "workspace": ["applyEdit": true], "window": ["showMessage": [:]]
  ]

  private static func fixes(safe: Int, all: Int) -> JSONValue {
    let choice = { (count: Int, edit: JSONValue) -> JSONValue in ["fixes": .integer(count), "files": 2, "edit": edit] }
    return ["fixes": ["safe": choice(safe, "s"), "all": choice(all, "a")]]
  }

  private static func asked(_ script: SessionScript, _ method: String) -> [(MessageID, JSONValue)] {
    script.outputs.compactMap {
      if case .toClient(.request(let id, method, let parameters)) = $0 { (id, parameters) } else { nil }
    }
  }

  @Test(
    "The user chooses among the fixes of a project, which are then one edit",
    arguments: [("Make 2 safe fixes in 2 files", "s"), ("Make 3 fixes in 2 files, to be reviewed", "a"), ("", nil)])
  func fixProject(title: String, edit: JSONValue?) {
    let script = SessionScript(capabilities: Self.capabilities)
    let asked = script.request("workspace/executeCommand", ["command": "concurlint.fixProject"])
    script.answerAssistant(Self.fixes(safe: 2, all: 3))
    #expect(script.response(to: asked) == .success(["safe": 2, "all": 3]))
    let questions = Self.asked(script, "window/showMessageRequest")
    #expect(questions.count == 1)
    #expect(
      questions[0].1["actions"] == [
        ["title": "Make 2 safe fixes in 2 files"], ["title": "Make 3 fixes in 2 files, to be reviewed"]
      ])
    script.answer(questions[0].0, title.isEmpty ? .null : ["title": .string(title)])
    #expect(Self.asked(script, "workspace/applyEdit").map { $0.1["edit"] } == (edit.map { [$0] } ?? []))
  }

  @Test("What was planned for another text is not made")
  func stalePlan() {
    let script = SessionScript(capabilities: Self.capabilities)
    script.request("workspace/executeCommand", ["command": "concurlint.fixProject"])
    script.answerAssistant(Self.fixes(safe: 1, all: 1))
    let questions = Self.asked(script, "window/showMessageRequest")
    #expect(questions.map { $0.1["actions"] } == [[["title": "Make 1 safe fix in 2 files"]]])
    script.open("A.swift")
    script.answer(questions[0].0, ["title": "Make 1 safe fix in 2 files"])
    #expect(Self.asked(script, "workspace/applyEdit").isEmpty)
    #expect(script.notifications("window/showMessage").last?["message"]?.string?.contains("has changed") == true)
  }

  @Test("Without questions only safe fixes are made, and without edits nothing is planned")
  func modestEditor() {
    let silent = SessionScript(capabilities: ["workspace": ["applyEdit": true]])
    silent.request("workspace/executeCommand", ["command": "concurlint.fixProject"])
    silent.answerAssistant(Self.fixes(safe: 1, all: 2))
    #expect(Self.asked(silent, "workspace/applyEdit").map { $0.1["edit"] } == ["s"])
    let without = SessionScript(capabilities: [:])
    let asked = without.request("workspace/executeCommand", ["command": "concurlint.fixProject"])
    #expect(without.code(of: asked) == -32803)
  }

  @Test("An editor that does not make an edit says so")
  func refusedEdit() {
    let script = SessionScript(capabilities: Self.capabilities)
    script.request("workspace/executeCommand", ["command": "concurlint.fixProject"])
    script.answerAssistant(Self.fixes(safe: 1, all: 1))
    script.answer(Self.asked(script, "window/showMessageRequest")[0].0, ["title": "Make 1 safe fix in 2 files"])
    script.answer(Self.asked(script, "workspace/applyEdit")[0].0, ["applied": false, "failureReason": "no room"])
    let message = script.notifications("window/showMessage").last?["message"]?.string
    #expect(message == "concurlint: the editor did not make the edits: no room")
  }
}

extension SessionScript {
  fileprivate func code(whatIf settings: JSONValue) -> Int? {
    code(of: request("workspace/executeCommand", ["command": "concurlint.whatIf", "arguments": [settings]]))
  }
}

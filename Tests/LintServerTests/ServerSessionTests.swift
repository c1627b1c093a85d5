import LintReporting
import Testing

@testable import LintServer

@Suite("A session with an editor")
struct ServerSessionTests {
  // MARK: Life

  @Test("Before 'initialize' there is nothing, and after 'shutdown' neither")
  func phases() {
    let script = SessionScript(isStarted: false)
    #expect(script.code(of: script.hover("A.swift")) == -32002)
    #expect(script.code(of: script.request("shutdown", .null)) == -32002)
    script.open("A.swift")
    #expect(script.session.documents.isEmpty)
    let first = script.request("initialize", ["capabilities": [:]])
    guard case .success(let result)? = script.response(to: first) else { return #expect(Bool(false)) }
    #expect(result["capabilities"]?["positionEncoding"] == "utf-16")
    // It did not say that it understands them.
    #expect(result["capabilities"]?["codeActionProvider"] == nil)
    #expect(script.code(of: script.request("initialize", [:])) == -32600)
    #expect(script.code(of: script.request("textDocument/definition", [:])) == -32601)
    script.notify("$/unknown", [:])
    let last = script.request("shutdown", .null)
    #expect(script.response(to: last) == .success(.null))
    #expect(script.code(of: script.hover("A.swift")) == -32600)
    script.notify("exit", .null)
    #expect(script.outputs.last == .exit(status: 0))
  }

  @Test("'exit' without 'shutdown' is a failure")
  func exit() {
    let script = SessionScript()
    script.notify("exit", .null)
    #expect(script.outputs.last == .exit(status: 1))
  }

  @Test(
    "Requests without what they are about are refused",
    arguments: [
      ("textDocument/hover", [:]), ("textDocument/hover", ["position": ["line": -1, "character": 0]]),
      ("textDocument/hover", ["position": ["line": 0, "character": 0]]),
      ("textDocument/codeAction", ["textDocument": ["uri": "file:///p/A.swift"]]), ("codeAction/resolve", [1]),
      ("workspace/executeCommand", ["command": "rm"])
    ] as [(String, JSONValue)])
  func parameters(method: String, parameters: JSONValue) {
    let script = SessionScript()
    #expect(script.code(of: script.request(method, parameters)) == -32602)
  }

  @Test("Files are watched where the editor can, and nothing is asked of it otherwise")
  func watching() {
    let asked = { (capabilities: JSONValue) -> Int in
      let script = SessionScript(isStarted: false)
      script.request("initialize", ["capabilities": capabilities])
      script.notify("initialized", [:])
      return script.outputs.count { if case .toClient(.request) = $0 { true } else { false } }
    }
    #expect(asked([:]) == 0)
    #expect(asked(["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]) == 1)
  }

  // MARK: Checks

  @Test("A check begins a while after the last change, and none where nothing has changed")
  func delay() {
    let script = SessionScript()
    #expect(script.session.deadline == nil)
    script.clear()
    script.open("A.swift")
    script.wait(100)
    script.check()
    script.clear()
    for version in 2..<5 {
      script.change("A.swift", "\(version)", version: version)
      script.wait(100)
      #expect(script.toEngine == [])
    }
    script.wait(50)
    #expect(script.toEngine == ["open a.swift", "check"])
    // One at a time.
    #expect(script.session.deadline == nil)
    script.change("A.swift", "5", version: 5)
    script.wait(1000)
    #expect(script.toEngine == ["open a.swift", "check"])
    script.check()
    script.wait(1000)
    #expect(script.toEngine == ["open a.swift", "check", "open a.swift", "check"])
  }

  @Test("A request waits for the check of what was said before it, and ends the delay")
  func requestsWait() {
    let script = SessionScript()
    script.open("A.swift")
    let first = script.hover("A.swift")
    script.wait(0)
    #expect(script.toEngine.suffix(2) == ["open a.swift", "check"])
    script.check()
    #expect(script.toEngine.last == "textDocument/hover a.swift")
    script.session.receiveFromEngine(.response(.number(1), .success("h")), at: script.now)
    script.wait(0)
    #expect(script.response(to: first) == .success("h"))
    // Nothing has changed: no wait.
    _ = script.hover("A.swift")
    #expect(script.toEngine.last == "textDocument/hover a.swift" && script.session.deadline == nil)
  }

  @Test("What waits can be cancelled, and too many do not wait")
  func cancelling() {
    let script = SessionScript()
    script.open("A.swift")
    let cancelled = script.hover("A.swift")
    let other = script.hover("A.swift")
    guard case .number(let number) = cancelled else { return }
    script.notify("$/cancelRequest", ["id": .integer(number)])
    script.notify("$/cancelRequest", ["id": "unknown"])
    #expect(script.code(of: cancelled) == -32800)
    #expect(script.response(to: other) == nil)
    for _ in 0..<ServerSession.mostWaiting { _ = script.hover("A.swift") }
    #expect(script.response(to: other) == .success(.null))
    script.request("shutdown", .null)
    #expect(script.session.waiting.isEmpty)
  }

  @Test("A document that is not open, or is no Swift, has no answers and needs no check")
  func otherDocuments() {
    let script = SessionScript()
    #expect(script.response(to: script.hover("A.swift")) == .success(.null))
    script.notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": "file:///p/a.txt", "languageId": "plaintext", "version": 1, "text": "x"]])
    #expect(script.response(to: script.hover("a.txt")) == .success(.null))
  }

  // MARK: An engine that ends

  @Test("An engine that ends is started again with all that it knew, and is asked again what it has not answered")
  func restart() {
    let script = SessionScript()
    script.open("A.swift")
    script.open("B.swift")
    script.check()
    let first = script.hover("A.swift")
    let second = script.explain()
    script.clear()
    script.end()
    #expect(script.startCount == 1)
    script.wait(0)
    #expect(script.toEngine == ["start", "open a.swift", "open b.swift", "check"])
    script.check()
    #expect(script.toEngine.suffix(2) == ["textDocument/hover a.swift", "workspace/executeCommand"])
    script.session.receiveFromEngine(.response(.number(3), .success("h")), at: script.now)
    script.session.receiveFromEngine(.response(.number(4), .success(["markdown": "e"])), at: script.now)
    script.wait(0)
    #expect(script.response(to: first) == .success("h"))
    #expect(script.response(to: second) == .success("e"))
  }

  @Test("What two engines have ended on is answered with an error that says so")
  func secondEnd() {
    let script = SessionScript()
    script.open("A.swift")
    script.check()
    let asked = script.hover("A.swift")
    script.end()
    #expect(script.response(to: asked) == nil)
    script.check()
    script.end()
    #expect(script.response(to: asked) == .failure(.engineEnded))
    script.check()
    #expect(script.toEngine.last == "check")
  }

  @Test("What waits for an engine is about the text of its request, and is cancelled like everything that waits")
  func afterEnd() {
    let script = SessionScript()
    script.open("A.swift")
    script.check()
    let (stale, cancelled) = (script.hover("A.swift"), script.explain())
    script.end()
    script.change("A.swift", "x", version: 2)
    guard case .number(let number) = cancelled else { return }
    script.notify("$/cancelRequest", ["id": .integer(number)])
    #expect(script.code(of: cancelled) == -32800)
    script.check()
    #expect(script.response(to: stale) == .success(.null))
  }

  @Test("A restart that the user asks for loses no request")
  func restartCommand() {
    let script = SessionScript()
    script.open("A.swift")
    script.check()
    let asked = script.hover("A.swift")
    for _ in 0..<3 {
      script.request("workspace/executeCommand", ["command": "concurlint.restartEngine"])
      script.check()
    }
    #expect(script.toEngine.last == "textDocument/hover a.swift")
    #expect(script.response(to: asked) == nil)
  }

  @Test("A file on which it ended is left out until its text changes, and after a second time for good")
  func quarantine() {
    let script = SessionScript()
    let failure: JSONValue = ["uri": "file:///p/A.swift", "rule": "r"]
    script.open("A.swift")
    script.wait(100)
    script.end([failure])
    script.check()
    #expect(script.lastCheck?["failures"] == [failure])
    script.open("B.swift")
    script.check()
    #expect(script.lastCheck?["failures"] == [failure])
    script.change("A.swift", "x", version: 2)
    script.wait(1000)
    #expect(script.lastCheck?["failures"] == [])
    script.end([failure])
    script.change("A.swift", "y", version: 3)
    script.check()
    #expect(script.lastCheck?["failures"] == [failure])
    script.request("workspace/executeCommand", ["command": "concurlint.restartEngine"])
    script.check()
    #expect(script.lastCheck?["failures"] == [])
  }

  @Test("After five times in three minutes it is not started again, until the user says so")
  func givingUp() {
    let script = SessionScript()
    script.open("A.swift")
    let asked = script.hover("A.swift")
    script.clear()
    for _ in 0..<5 {
      script.end()
      script.wait(1000)
    }
    #expect(script.startCount == 4)
    #expect(script.response(to: asked) == .success(.null))
    #expect(script.response(to: script.hover("A.swift")) == .success(.null))
    #expect(script.session.deadline == nil)
    let question = script.outputs.compactMap { output -> MessageID? in
      if case .toClient(.request(let id, "window/showMessageRequest", _)) = output { id } else { nil }
    }
    script.session.receive(.response(question[0], .success(["title": "Restart"])), at: script.now)
    script.wait(0)
    #expect(script.startCount == 5)
  }

  @Test("Ends that are far apart are no reason to give up")
  func rareEnds() {
    let script = SessionScript()
    script.clear()
    for _ in 0..<20 {
      script.end()
      script.wait(60_000)
    }
    #expect(script.startCount == 20)
  }
}

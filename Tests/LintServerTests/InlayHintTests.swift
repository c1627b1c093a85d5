import LintReporting
import Testing

@testable import LintServer

@Suite("When inlay hints are asked for")
struct InlayHintTests {
  private static func script(refreshes: Bool = true) -> SessionScript {
    SessionScript(capabilities: [
      "textDocument": ["inlayHint": [:]], "workspace": ["inlayHint": ["refreshSupport": .bool(refreshes)]]
    ])
  }

  private static func ask(_ script: SessionScript, _ name: String) -> MessageID {
    let place: JSONValue = ["line": 0, "character": 0]
    return script.request(
      "textDocument/inlayHint",
      ["textDocument": ["uri": .string("file:///p/\(name)")], "range": ["start": place, "end": place]])
  }

  private static func refreshes(_ script: SessionScript) -> Int {
    script.outputs.count {
      if case .toClient(.request(_, "workspace/inlayHint/refresh", _)) = $0 { true } else { false }
    }
  }

  @Test("They are offered to editors that know them", arguments: [true, false])
  func offer(isKnown: Bool) {
    let script = SessionScript(isStarted: false)
    let id = script.request(
      "initialize", ["capabilities": ["textDocument": isKnown ? ["inlayHint": [:]] : [:]]])
    guard case .success(let result)? = script.response(to: id) else { return #expect(Bool(false)) }
    #expect(result["capabilities"]?["inlayHintProvider"] == (isKnown ? true : nil))
  }

  @Test("Editors ask after each change, so asking does not end the delay")
  func delay() {
    let script = Self.script()
    script.open("A.swift")
    script.check()
    script.clear()
    script.change("A.swift", "x", version: 2)
    let asked = Self.ask(script, "A.swift")
    script.wait(100)
    #expect(script.toEngine == [])
    script.wait(100)
    script.check()
    #expect(script.toEngine.last == "textDocument/inlayHint a.swift")
    #expect(script.response(to: asked) == nil)
  }

  @Test("Those of an earlier text are not shown: the editor has asked again")
  func stale() {
    let script = Self.script()
    script.open("A.swift")
    let stale = Self.ask(script, "A.swift")
    script.change("A.swift", "x", version: 2)
    let fresh = Self.ask(script, "A.swift")
    script.check()
    #expect(script.response(to: stale) == .success(.null))
    #expect(script.response(to: fresh) == nil)
    #expect(script.toEngine.last == "textDocument/inlayHint a.swift")
  }

  @Test("What changes in one file may show in another, which the editor is told once a second at most")
  func refresh() {
    let script = Self.script()
    script.open("A.swift")
    script.open("B.swift")
    _ = Self.ask(script, "A.swift")
    script.check()
    script.wait(1000)
    #expect(Self.refreshes(script) == 1)
    for version in 2..<5 {
      script.change("B.swift", "\(version)", version: version)
      script.wait(200)
      script.check()
    }
    #expect(Self.refreshes(script) == 1)
    script.wait(1000)
    #expect(Self.refreshes(script) == 2)
    #expect(script.session.deadline == nil)
  }

  @Test("Nothing is told where the editor asks by itself, shows none, or cannot be told")
  func noRefresh() {
    let cannotBeTold = Self.script(refreshes: false)
    for (script, name) in [(Self.script(), "A.swift"), (Self.script(), nil), (cannotBeTold, "A.swift")] {
      script.open("A.swift")
      script.check()
      if let name { _ = Self.ask(script, name) }
      script.change("A.swift", "x", version: 2)
      script.check()
      script.wait(5000)
      #expect(Self.refreshes(script) == 0)
      #expect(script.session.deadline == nil)
    }
  }

  @Test("The setting is one of three", arguments: [("off", 0), ("boundaries", 0), ("all", 0), ("some", 1)])
  func setting(value: String, problems: Int) {
    var settings = ServerSettings()
    #expect(settings.read(["concurlint": ["inlayHints": .string(value)]]).count == problems)
    #expect(settings.inlayHints.rawValue == (problems == 0 ? value : "boundaries"))
  }
}

import LintReporting
import Testing

@testable import LintServer

@Suite("Diagnostics that an editor is shown")
struct PublishingTests {
  @Test("Those of open files, and of closed ones what they have gained since the start")
  func affected() {
    let script = SessionScript(isStarted: true)
    // 'SessionScript' has checked already, without a finding: begin with a file that has one.
    script.open("A.swift")
    script.check(["A.swift": ["a"], "B.swift": ["b"]])
    #expect(script.published.sorted() == ["A.swift 1: a", "b.swift: b"])
    script.clear()
    script.open("C.swift")
    script.check(["A.swift": ["a"], "B.swift": ["b"]])
    #expect(script.published == [])
    script.change("A.swift", "x", version: 2)
    script.check(["A.swift": [], "B.swift": []])
    #expect(script.published.sorted() == ["A.swift 2: ", "b.swift: "])
  }

  @Test("Old findings of closed files are not shown unless the whole project is", arguments: [false, true])
  func old(isWhole: Bool) {
    let script = SessionScript(isStarted: false)
    script.request(
      "initialize",
      [
        "capabilities": SessionScript.capabilities, "rootUri": "file:///p",
        "initializationOptions": ["concurlint": ["scope": isWhole ? "project" : "affected"]]
      ])
    script.notify("initialized", [:])
    script.check(["B.swift": ["old", "old"]])
    #expect(script.published == (isWhole ? ["b.swift: old, old"] : []))
    script.clear()
    script.open("A.swift")
    script.check(["B.swift": ["old", "old", "old", "new"]])
    #expect(script.published == (isWhole ? ["b.swift: old, old, old, new"] : ["b.swift: old, new"]))
    script.clear()
    script.notify("workspace/didChangeConfiguration", ["settings": ["concurlint": ["scope": "open"]]])
    script.check(["A.swift": ["a"], "B.swift": ["old", "new"]])
    #expect(script.published.sorted() == ["A.swift 1: a", "b.swift: "])
  }

  @Test("What was found in an earlier text of a file is not shown for the text that it has now")
  func stale() {
    let script = SessionScript()
    script.open("A.swift")
    script.wait(1000)
    script.change("A.swift", "x", version: 2)
    script.check(["A.swift": ["early"], "B.swift": ["b"]])
    #expect(script.published == ["b.swift: b"])
    script.check(["A.swift": ["late"], "B.swift": []])
    #expect(script.published == ["b.swift: b", "A.swift 2: late", "b.swift: "])
  }

  @Test("Closing a file, losing its text and the same findings again")
  func clearing() {
    let script = SessionScript()
    script.open("A.swift", "line\n")
    script.check(["A.swift": ["a"]])
    script.clear()
    script.open("B.swift")
    script.check(["A.swift": ["a"]])
    #expect(script.published == [])
    script.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": "file:///p/A.swift", "version": 2],
        "contentChanges": [
          ["range": ["start": ["line": 1, "character": 0], "end": ["line": 0, "character": 0]], "text": "x"]
        ]
      ])
    #expect(script.published == ["A.swift 2: "])
    script.check(["A.swift": ["a"]])
    #expect(script.published == ["A.swift 2: "])
    script.change("A.swift", "new", version: 3)
    script.check(["A.swift": ["a"]])
    #expect(script.published == ["A.swift 2: ", "A.swift 3: a"])
    script.notify("textDocument/didClose", ["textDocument": ["uri": "file:///p/A.swift"]])
    #expect(script.published.last == "A.swift: ")
  }

  @Test("A check that could not be made leaves what was found before")
  func partial() {
    let script = SessionScript()
    script.open("A.swift")
    script.check(["A.swift": ["a"]])
    script.clear()
    script.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///p/.concurlint.yml", "type": 2]]])
    script.check([".concurlint.yml": ["unknown key"]], hasFailed: true)
    #expect(script.published == [".concurlint.yml: unknown key"])
    script.notify("workspace/didChangeWatchedFiles", ["changes": []])
    script.check([".concurlint.yml": []])
    #expect(script.published.last == ".concurlint.yml: ")
  }

  @Test("What a file has gained is still shown when it is closed")
  func closing() {
    let script = SessionScript()
    script.open("A.swift")
    script.check(["A.swift": ["new"]])
    script.clear()
    script.notify("textDocument/didClose", ["textDocument": ["uri": "file:///p/A.swift"]])
    script.check()
    #expect(script.published == ["A.swift: ", "a.swift: new"])
    script.clear()
    script.open("A.swift")
    script.check()
    #expect(script.published.sorted() == ["A.swift 1: new", "a.swift: "])
  }

  @Test("A new engine tells everything, and what it does not find is gone")
  func newEngine() {
    let script = SessionScript()
    script.open("A.swift")
    script.check(["A.swift": ["a"], "B.swift": ["b"]])
    script.end()
    script.clear()
    script.check(["A.swift": ["a"]])
    #expect(script.published == ["b.swift: "])
  }
}

import LintReporting
import Testing

@testable import LintServer

@Suite("An editor that says anything")
struct HostileSessionTests {
  private static let methods = [
    "initialize", "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
    "textDocument/didSave", "textDocument/hover", "textDocument/codeAction", "codeAction/resolve",
    "workspace/executeCommand", "workspace/textDocumentContent", "textDocument/inlayHint",
    "workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders",
    "workspace/didChangeConfiguration", "$/cancelRequest", "$/x", "", "no/method"
  ]
  private static let names = [
    "textDocument", "uri", "text", "version", "contentChanges", "range", "start", "end", "line", "character",
    "position", "context", "only", "data", "command", "arguments", "id", "event", "added", "removed", "settings",
    "concurlint", "scope", "languageId", "title", "capabilities", "changes", "processId", "rootUri"
  ]
  private static let texts = ["file:///p/A.swift", "file:///p/b.swift", "untitled:1", "", "swift", "a\r\n😀", "%", "x"]

  private static func value(_ random: inout SeededGenerator, depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .integer([-1, 0, 1, 2, 5, .max, .min].randomElement(using: &random)!)
    case 3: return .number(.random(in: -1e300...1e300, using: &random))
    case 4, 5: return .string(texts.randomElement(using: &random)!)
    case 6: return .array((0..<Int.random(in: 0..<4, using: &random)).map { _ in value(&random, depth: depth - 1) })
    default:
      return .object(
        (0..<Int.random(in: 0..<7, using: &random)).map { _ in
          .init(name: names.randomElement(using: &random)!, value: value(&random, depth: depth - 1))
        })
    }
  }

  /// What an editor would say, with a part of it replaced now and then.
  private static func sensible(_ method: String, _ random: inout SeededGenerator) -> JSONValue {
    let uri = JSONValue.string(texts.prefix(3).randomElement(using: &random)!)
    let place = { (random: inout SeededGenerator) -> JSONValue in
      ["line": .integer(.random(in: 0..<3, using: &random)), "character": .integer(.random(in: 0..<4, using: &random))]
    }
    let range: JSONValue = ["start": place(&random), "end": place(&random)]
    let all: JSONValue = [
      "textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": "a\nb"], "position": place(&random),
      "range": range, "contentChanges": [["range": range, "text": "x"]], "context": ["diagnostics": []],
      "title": "t", "data": ["uri": uri, "isLong": .bool(.random(using: &random))],
      "command": .string(ServerCommandName.allCases.randomElement(using: &random)!.rawValue),
      "arguments": [["textDocument": ["uri": uri]]], "id": 3, "uri": "concurlint:/isolation/p/A.swift"
    ]
    return .object(
      all.members.map { member in
        Int.random(in: 0..<12, using: &random) == 0
          ? .init(name: member.name, value: value(&random, depth: 3)) : member
      })
  }

  @Test("Whatever it says, each request has one answer", arguments: 0..<10)
  func fuzz(seed: UInt64) {
    var random = SeededGenerator(seed)
    let script = SessionScript(isStarted: seed % 3 != 0)
    var requests: [MessageID] = []
    var last = MessageID.number(0)
    for _ in 0..<1_500 {
      let method = Self.methods.randomElement(using: &random)!
      let parameters =
        Bool.random(using: &random) ? Self.sensible(method, &random) : Self.value(&random, depth: 4)
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<8:
        last = script.request(method, parameters)
        requests.append(last)
      case 8..<15: script.notify(method, parameters)
      case 15: script.check(["A.swift": ["a"]])
      case 16: script.wait(200)
      case 17 where Bool.random(using: &random): script.endAssistant()
      case 17: if Int.random(in: 0..<10, using: &random) == 0 { script.end([parameters]) }
      case 18 where Bool.random(using: &random): script.answerAssistant(parameters)
      case 18: script.session.receiveFromEngine(.response(last, .success(parameters)), at: script.now)
      default: script.session.receive(.message(Array("{\"id\":".utf8)), at: script.now)
      }
    }
    script.end()
    script.request("shutdown", .null)
    for id in requests { #expect(script.response(to: id) != nil) }
  }
}

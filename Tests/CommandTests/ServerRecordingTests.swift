import Foundation
import Testing

/// What editors really sent, and what they were answered (`Tests/ServerClients/check-editors.py --record`).
@Suite("Recorded sessions of editors")
struct ServerRecordingTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/server").standardized

  @Test(
    "Replayed, each request has the answer that it had, and in the end the same is shown",
    arguments: ["neovim", "emacs"])
  func replay(editor: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: "\(editor).jsonl"), encoding: .utf8)
    let lines = text.split(separator: "\n")
    let files = try #require(try JSON(String(lines[0]))["project"].value as? [String: String])
    let client = try ServerClient(Workspace(files), isInitialized: false)
    let replayed = lines.dropFirst().map {
      $0.replacingOccurrences(of: "file:///PROJECT", with: client.uri("")).replacingOccurrences(
        of: "/PROJECT", with: client.folder)
    }
    var answers: [String: JSON] = [:]
    var requests: [(id: String, method: String, answer: JSON)] = []
    var shown: [String: Int] = [:]
    for line in replayed {
      let record = try JSON(line)
      let message = record["message"]
      let method = message["method"].string
      guard record["from"].string == "client" else {
        if method == nil { answers[Self.id(message)] = message["result"] }
        if method == "textDocument/publishDiagnostics", let uri = message["params"]["uri"].string {
          shown[uri] = message["params"]["diagnostics"].array.count
        }
        continue
      }
      if method == "shutdown" { break }
      // As it was written: the message is the last member.
      let start = try #require(line.range(of: "\"message\": ")).upperBound
      try client.send(String(line[start...].dropLast()))
      guard let method, message["id"].value != nil else { continue }
      // Both editors waited.
      let id = Self.id(message)
      let answer = try client.next("an answer to '\(method)'") { Self.id(JSON(of: $0)) == id && $0["method"] == nil }
      requests.append((id, method, answer["result"]))
    }
    #expect(requests.count >= 4)
    for (id, method, answer) in requests {
      #expect(Self.essence(of: answer, method) == Self.essence(of: try #require(answers[id]), method))
    }
    _ = try client.finalState(asking: "Limit.swift")
    let last = Dictionary(uniqueKeysWithValues: client.published.map { ($0, $1.count) })
    #expect(last == shown.filter { $0.value > 0 })
  }

  private static func id(_ message: JSON) -> String { message["id"].int.map(String.init) ?? message["id"].string ?? "" }

  /// What must not change when a rule is explained in other words.
  private static func essence(of result: JSON, _ method: String) -> String {
    switch method {
    case "textDocument/hover": return result["contents"].value == nil ? "nothing" : "text"
    case "textDocument/codeAction": return result.array.map(essence).joined(separator: "\n")
    case "codeAction/resolve": return essence(result)
    default: return ""
    }
  }

  private static func essence(_ action: JSON) -> String {
    let edits = action["edit"]["documentChanges"].array.map { change in
      let texts = change["edits"].array.compactMap { $0["newText"].string }
      return "\(change["textDocument"]["uri"].string ?? ""): \(texts)"
    }
    return ([action["title"].string ?? ""] + edits).joined(separator: " ")
  }
}

import Foundation
import Testing

/// Two files with a finding of one rule, and an unsafe fix of another.
private func project() throws -> Workspace {
  try Workspace([
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "P", platforms: [.macOS(.v15)], targets: [.target(name: "P", path: ".")])

    """,
    "A.swift": "var limit = 1\n", "B.swift": "\nvar other = 2\n",
    "C.swift": "import Foundation\nfunc wait() async throws { Thread.sleep(forTimeInterval: 1) }\n"
  ])
}

private let capabilities = """
  {"textDocument": {
     "codeAction": {"codeActionLiteralSupport": {}, "dataSupport": true, "resolveSupport": {"properties": ["edit"]}}},
   "workspace": {"applyEdit": true, "workspaceEdit": {"documentChanges": true, "changeAnnotationSupport": {}}},
   "window": {"showMessage": {}}}
  """

/// Fixes of many files, with what an editor shows of them first.
@Suite("The language server fixes projects")
struct ServerFixTests {
  /// `FILE:LINE NEW [LABEL]`, lines from 0.
  private static func edits(_ edit: JSON, _ client: ServerClient) -> [String] {
    edit["documentChanges"].array.flatMap { change in
      change["edits"].array.map { part in
        let annotation = part["annotationId"].string.map { edit["changeAnnotations"][$0] }
        let label = annotation.map {
          $0["needsConfirmation"].value as? Bool == true ? " [!]" : " [\($0["description"].string ?? "")]"
        }
        let file = change["textDocument"]["uri"].string?.dropFirst(client.uri("").count + 1) ?? ""
        let line = part["range"]["start"]["line"].int ?? -1
        return "\(file):\(line) \(part["newText"].string?.split(separator: "\n").last ?? "")\(label ?? "")"
      }
    }.sorted()
  }

  @Test("All fixes of a rule, in the open file and in others, are one edit that says what it is for")
  func migration() throws {
    let client = try ServerClient(project(), capabilities: capabilities)
    try client.open("A.swift", "var limit = 1\n")
    let actions = try client.actions("A.swift", line: 0, only: "refactor")
    #expect(actions.map { $0["title"].string } == ["Fix all 2 'mutable-global-state' in 2 files (concurlint)"])
    #expect(actions[0]["kind"].string == "refactor.rewrite.concurlint")
    let edit = try client.resolve(actions[0])["result"]["edit"]
    #expect(
      Self.edits(edit, client) == [
        "A.swift:0 let limit = 1 [mutable-global-state]", "B.swift:1 let other = 2 [mutable-global-state]"
      ])
    #expect(edit["documentChanges"][0]["textDocument"]["version"].int == 1)
    #expect(edit["changeAnnotations"]["1"]["label"].string == "Global or static variable without isolation")
  }

  @Test("An edit is about the text as it is when it is asked for")
  func stale() throws {
    let client = try ServerClient(project(), capabilities: capabilities)
    try client.open("A.swift", "var limit = 1\n")
    let action = try client.actions("A.swift", line: 0, only: "refactor")[0]
    try client.change("A.swift", "let limit = 1\n", version: 2)
    let answer = try client.resolve(action)
    // The project has one such finding less.
    #expect(Self.edits(answer["result"]["edit"], client) == ["B.swift:1 let other = 2 [mutable-global-state]"])
  }

  @Test("The fixes of a project: safe ones, or all, of which the user confirms the others")
  func fixProject() throws {
    for (title, isSafe) in [("Make 2 safe fixes in 2 files", true), ("Make 3 fixes in 3 files, to be reviewed", false)]
    {
      let client = try ServerClient(project(), capabilities: capabilities)
      let counts = try client.request(
        "workspace/executeCommand", #"{"command": "concurlint.fixProject", "arguments": []}"#)["result"]
      #expect(counts["safe"].int == 2 && counts["all"].int == 3)
      let question = try client.next("a question") { $0["method"] as? String == "window/showMessageRequest" }
      #expect(question["params"]["actions"].array.map { $0["title"].string }.contains(title))
      try client.send(#"{"jsonrpc": "2.0", "id": "\#(question["id"].string ?? "")", "result": {"title": "\#(title)"}}"#)
      let edit = try client.message("workspace/applyEdit")["edit"]
      let confirmed = Self.edits(edit, client).filter { $0.hasSuffix("[!]") }
      #expect(Self.edits(edit, client).count == (isSafe ? 2 : 3))
      #expect(confirmed.isEmpty == isSafe && confirmed.allSatisfy { $0.contains("Task.sleep") })
    }
  }

  @Test("An unsafe fix is confirmed where the editor can ask, and marked where it cannot")
  func unsafe() throws {
    let text = "import Foundation\nfunc wait() async throws { Thread.sleep(forTimeInterval: 1) }\n"
    let client = try ServerClient(project(), capabilities: capabilities)
    try client.open("C.swift", text)
    let action = try client.actions("C.swift", line: 1)[0]
    #expect(action["title"].string?.hasSuffix("(review) (concurlint)") == false)
    #expect(Self.edits(try client.resolve(action)["result"]["edit"], client).allSatisfy { $0.hasSuffix("[!]") })
    let other = try ServerClient(project())
    try other.open("C.swift", text)
    #expect(try other.actions("C.swift", line: 1)[0]["title"].string?.hasSuffix("(review) (concurlint)") == true)
  }
}

import Foundation
import Testing

private let store = """
  actor Store {
    func save() {}
  }

  """

private let page = """
  @MainActor final class Page {
    deinit {}
    func show(_ store: Store) async {
      await store.save()
      Task.detached { print(1) }
    }
  }

  """

private func project() throws -> Workspace { try Workspace(["Store.swift": store, "Page.swift": page]) }

/// What is shown of where code runs.
@Suite("The language server about isolation")
struct ServerIsolationTests {
  private static func hints(_ client: ServerClient, _ name: String) throws -> [JSON] {
    let range = ServerClient.range(0, 0, 100, 0)
    return try client.request(
      "textDocument/inlayHint", #"{"textDocument": {"uri": "\#(client.uri(name))"}, "range": \#(range)}"#
    )["result"].array
  }

  /// `LINE:CHARACTER TEXT`, from 0.
  private static func texts(_ hints: [JSON]) -> [String] {
    hints.map { hint in
      let place = hint["position"]
      return "\(place["line"].int ?? -1):\(place["character"].int ?? -1) \(hint["label"][0]["value"].string ?? "")"
    }
  }

  @Test("Hints are where isolation changes, with the place of the reason")
  func boundaries() throws {
    let client = try ServerClient(project())
    try client.open("Page.swift", page)
    let hints = try Self.hints(client, "Page.swift")
    #expect(Self.texts(hints) == ["1:2 nonisolated", "3:9 → Store", "4:19 nonisolated"])
    #expect(hints[1]["label"][0]["location"]["uri"].string == client.uri("Store.swift"))
    #expect(hints[1]["label"][0]["location"]["range"]["start"]["line"].int == 1)
    #expect(hints[1]["label"][0]["tooltip"].string == "'save' is a member of actor 'Store'")
    #expect(hints.allSatisfy { $0["textEdits"].value == nil })
  }

  @Test("All that is not written can be shown, and written where it means the same")
  func all() throws {
    let client = try ServerClient(project(), options: #"{"inlayHints": "all"}"#)
    try client.open("Page.swift", page)
    let hints = try Self.hints(client, "Page.swift")
    #expect(
      Self.texts(hints) == ["1:2 nonisolated", "2:2 @MainActor", "3:9 → Store", "4:19 nonisolated"])
    #expect(hints[1]["textEdits"][0]["newText"].string == "@MainActor ")
    try client.notify(
      "workspace/didChangeConfiguration", #"{"settings": {"concurlint": {"inlayHints": "off"}}}"#)
    #expect(try Self.hints(client, "Page.swift").isEmpty)
  }

  @Test("What is not saved counts, in this file and in others")
  func unsaved() throws {
    let client = try ServerClient(project())
    try client.open("Page.swift", page)
    try client.open("Store.swift", store)
    #expect(Self.texts(try Self.hints(client, "Page.swift")).count == 3)
    try client.change("Store.swift", "@MainActor final class Store {\n  func save() async {}\n}\n", version: 2)
    #expect(Self.texts(try Self.hints(client, "Page.swift")) == ["1:2 nonisolated", "4:19 nonisolated"])
  }

  @Test("What is inferred can be written, where it differs from the code around or on request")
  func insertion() throws {
    let text = "@MainActor protocol P {}\nstruct S: P {\n  func f() {}\n}\n"
    let client = try ServerClient(Workspace(["A.swift": text]))
    try client.open("A.swift", text)
    let titles = { (line: Int, only: String?) in
      try client.actions("A.swift", line: line, only: only).map { $0["title"].string ?? "" }
    }
    #expect(try titles(1, nil) == ["Write '@MainActor', which is inferred (concurlint)"])
    #expect(try titles(2, nil) == [])
    #expect(try titles(2, "refactor") == ["Write '@MainActor', which is inferred (concurlint)"])
    #expect(try titles(0, "refactor") == [] && titles(1, "quickfix") == [])
    let edit = try client.actions("A.swift", line: 1)[0]["edit"]["documentChanges"][0]["edits"][0]
    #expect(edit["newText"].string == "@MainActor " && edit["range"]["start"]["line"].int == 1)
  }

  // MARK: The map

  private static func map(_ client: ServerClient, _ name: String, _ more: String = "") throws -> JSON {
    try client.request(
      "workspace/executeCommand",
      """
      {"command": "concurlint.isolationMap", "arguments": [{"textDocument": {"uri": "\(client.uri(name))"}\(more)}]}
      """)
  }

  @Test("A map lists a whole file, with reasons")
  func map() throws {
    let client = try ServerClient(project())
    let uri = client.uri("Page.swift")
    try client.open("Page.swift", page)
    #expect(
      try Self.map(client, "Page.swift")["result"].string == """
        # Isolation in `Page.swift`

        | line | runs | declaration | because |
        |---|---|---|---|
        | [1](\(uri)#L1) | `@MainActor` | class `Page` | it is marked `@MainActor` |
        | [2](\(uri)#L2) | `nonisolated` | deinit `Page.deinit` | `deinit` is nonisolated unless it says `isolated` |
        | [3](\(uri)#L3) | `@MainActor` | function `Page.show(_:)` | `show` is a member of `Page`; it is marked `@MainActor` |
        | [5](\(uri)#L5) | `nonisolated` | closure in `Page.show(_:)` | `Task.detached` runs on no actor |

        """)
    #expect(
      try client.message("window/showMessage")["message"].string == "Page.swift: 2 @MainActor, 2 nonisolated")
  }

  @Test("A map has calls from other isolations; its file need not be open")
  func callers() throws {
    let client = try ServerClient(project())
    let text = try Self.map(client, "Store.swift")["result"].string
    #expect(
      text?.hasSuffix("**called from elsewhere**: [Page.swift:4](\(client.uri("Page.swift"))#L4) (`@MainActor`) |\n")
        == true)
    let content = try client.request(
      "workspace/textDocumentContent", #"{"uri": "concurlint:/isolation\#(client.folder)/Store.swift"}"#)
    #expect(content["result"]["text"].string == text)
    #expect(try Self.map(client, "None.swift")["error"]["code"].int == -32803)
  }

  @Test("A map can be of a type alone, and says how much is not known")
  func typeMap() throws {
    let text = "struct A {\n  func f() {}\n}\nstruct B: Other {\n  func g() {}\n}\n"
    let client = try ServerClient(Workspace(["A.swift": text]))
    let lines = { (line: Int) -> [Substring]? in
      let place = #", "position": {"line": \#(line), "character": 3}"#
      return try Self.map(client, "A.swift", place)["result"].string?.split(separator: "\n")
    }
    #expect(try lines(1)?.dropFirst(3).map { $0.prefix { $0 != "(" } } == ["| [1]", "| [2]"])
    #expect(try lines(4)?.last == "Where 2 more run is not known.")
  }

  // MARK: Swift 6

  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(name: "P", platforms: [.macOS(.v15)], targets: [.target(name: "P", path: ".")])

    """
  private static let counters = """
    enum A {
      static var count = 0
    }
    enum B {
      static var count = 0
    }

    """

  private static func whatIf(_ client: ServerClient, _ more: String = "") throws -> JSON {
    try client.request(
      "workspace/executeCommand",
      """
      {"command": "concurlint.whatIf", "arguments": [{"textDocument": {"uri": "\(client.uri("A.swift"))"}\(more)}]}
      """)["result"]
  }

  @Test("What Swift 6 would say of a file, of a type, and with another default")
  func swift6() throws {
    let client = try ServerClient(Workspace(["Package.swift": Self.manifest, "A.swift": ""]))
    let uri = client.uri("A.swift")
    try client.open("A.swift", Self.counters)
    let row = { (line: Int) in
      "| [\(line)](\(uri)#L\(line)) | 1 | static property `count` is not concurrency-safe because it is nonisolated global "
        + "shared mutable state. |"
    }
    let both = try Self.whatIf(client).string
    #expect(both?.hasPrefix("# Swift 6 in `A.swift`\n\n2 errors:\n") == true, "\(both ?? "")")
    #expect(both?.contains(row(2)) == true && both?.contains(row(5)) == true, "\(both ?? "")")
    #expect(
      try client.message("window/showMessage")["message"].string == "A.swift in Swift 6 mode: 2 errors")
    let one = try Self.whatIf(client, #", "position": {"line": 4, "character": 3}"#).string
    #expect(one?.contains(row(2)) == false && one?.contains(row(5)) == true, "\(one ?? "")")
    let other = try Self.whatIf(client, #", "defaultIsolation": "MainActor""#).string
    #expect(other == "# Swift 6 in `A.swift`\n\nNo error is certain.\n")
  }

  @Test("What is in Swift 6 mode already has nothing to be forecast")
  func already() throws {
    let manifest = Self.manifest.replacingOccurrences(of: "5.9", with: "6.0")
    let client = try ServerClient(Workspace(["Package.swift": manifest, "A.swift": Self.counters]))
    #expect(try Self.whatIf(client).string == "A.swift is compiled in Swift 6 mode already.\n")
  }

  @Test("Errors of Swift 6 are shown while one types, until that is no longer wanted")
  func live() throws {
    let client = try ServerClient(
      Workspace(["Package.swift": Self.manifest, "A.swift": ""]), options: #"{"whatIf": {"languageMode": "6"}}"#)
    try client.open("A.swift", Self.counters)
    let forecast = { (found: [JSON]) in found.filter { $0["source"].string == "concurlint (Swift 6)" } }
    #expect(forecast(try client.diagnostics("A.swift") { !$0.isEmpty }).count == 2)
    _ = try client.request("workspace/executeCommand", #"{"command": "concurlint.whatIf", "arguments": []}"#)
    #expect(forecast(try client.diagnostics("A.swift") { forecast($0).isEmpty }).isEmpty)
  }
}

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
}

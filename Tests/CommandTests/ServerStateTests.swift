import Foundation
import Testing

/// Texts whose findings depend on each other.
private let texts = [
  "Limit.swift": ["var limit = 1\n", "let limit = 1\n", "/* 😀 */ var limit = 2\n\nvar more = \"é\"\n", ""],
  "Wait.swift": [
    "import Foundation\nfunc wait() { Thread.sleep(forTimeInterval: 1) }\n", "func wait() {}\n",
    "import Foundation\n\n\nfunc wait() async { Thread.sleep(forTimeInterval: 1) }\n", "func wait( {\n"
  ],
  "Use.swift": [
    "func use() { wait() }\n", "func use() async { wait() }\n", "@MainActor func use() async { await wait() }\n"
  ],
  "View.swift": [
    "final class View: Base {\n  func go() { Task { @MainActor in show() } }\n  @MainActor func show() {}\n}\n",
    "// none\n"
  ],
  "Base.swift": ["class Base {}\n", "@MainActor class Base {}\n"]
]

private let manifest = """
  // swift-tools-version: 6.0
  import PackageDescription
  let package = Package(name: "P", platforms: [.macOS(.v15)], targets: [.target(name: "P", path: ".")])

  """

private func project() throws -> Workspace {
  try Workspace(texts.mapValues { $0[0] }.merging(["Package.swift": manifest]) { $1 })
}

@Suite("What an editor shows in the end")
struct ServerStateTests {
  /// Random sessions: what is open with which text, and what is on disk.
  @Test("After random edits it is what 'lint' finds in the same texts", arguments: 1...4)
  func edits(seed: UInt64) throws {
    var random = Numbers(state: seed)
    let workspace = try project()
    let client = try ServerClient(workspace, options: #"{"scope": "project"}"#)
    var open: [String: (version: Int, text: String)] = [:]
    for _ in 0..<60 {
      let name = texts.keys.sorted().randomElement(using: &random)!
      let text = texts[name]!.randomElement(using: &random)!
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where open[name] != nil:
        open[name] = nil
        try client.close(name)
      case 1:
        try workspace.write(Data(text.utf8), to: name)
        try client.notify(
          "workspace/didChangeWatchedFiles", #"{"changes": [{"uri": "\#(client.uri(name))", "type": 2}]}"#)
      case 2 where open[name] != nil:
        // A line is put in front, and taken away again.
        guard let (version, old) = open[name] else { break }
        let isThere = old.hasPrefix("// line\n")
        try client.change(
          name, isThere ? "" : "// line\n", version: version + 1,
          range: isThere ? ServerClient.range(0, 0, 1, 0) : ServerClient.range(0, 0, 0, 0))
        open[name] = (version + 1, isThere ? String(old.dropFirst(8)) : "// line\n" + old)
      case 3: _ = try client.hover(name, line: 0, character: 5)
      default:
        if let (version, _) = open[name] {
          try client.change(name, text, version: version + 1)
          open[name] = (version + 1, text)
        } else {
          try client.open(name, text)
          open[name] = (1, text)
        }
      }
    }
    if open.isEmpty {
      try client.open("Base.swift", "class Base {}\n")
      open["Base.swift"] = (1, "class Base {}\n")
    }
    let shown = try client.finalState(asking: open.keys.sorted()[0])
    for (name, (_, text)) in open { try workspace.write(Data(text.utf8), to: name) }
    #expect(shown == (try found(in: workspace)))
  }

  private func found(in workspace: Workspace) throws -> [String] {
    try JSON(workspace.run("--format=json", "--fail-on=never").output)["diagnostics"].array.map { finding in
      let start = finding["range"]["start"]
      return "\(finding["path"].string ?? ""):\((start["line"].int ?? 0) - 1):\((start["column"].int ?? 0) - 1) "
        + "\(finding["rule"].string ?? "") \(finding["message"].string ?? "")"
    }.sorted()
  }

  private typealias Step = @Sendable (ServerClient) throws -> Void

  private static let session: [Step] = [
    { try $0.open("Limit.swift", texts["Limit.swift"]![0]) },
    { _ = try $0.actions("Limit.swift", line: 0) },
    { try $0.open("Use.swift", texts["Use.swift"]![0]) },
    { try $0.change("Use.swift", texts["Use.swift"]![1], version: 2) },
    { _ = try $0.hover("Use.swift", line: 0, character: 6) },
    { try $0.open("Wait.swift", texts["Wait.swift"]![0]) },
    { try $0.change("Wait.swift", "\n", version: 2, range: ServerClient.range(0, 0, 0, 0)) },
    { try $0.close("Limit.swift") },
    { try $0.change("Wait.swift", "", version: 3, range: ServerClient.range(0, 0, 1, 0)) },
    { try $0.notify("workspace/didChangeWatchedFiles", #"{"changes": []}"#) }
  ]

  @Test("An engine that is killed after any message changes nothing of it")
  func kills() throws {
    let undisturbed = try state(killingAfter: nil)
    #expect(undisturbed.count > 1)
    for step in Self.session.indices { #expect(try state(killingAfter: step) == undisturbed) }
  }

  private func state(killingAfter step: Int?) throws -> [String] {
    let client = try ServerClient(project(), options: #"{"scope": "project"}"#)
    for (number, action) in Self.session.enumerated() {
      try action(client)
      if number == step { _ = try client.workspace.shell("kill -9 \(try client.engines().first ?? 0)") }
    }
    return try client.finalState(asking: "Use.swift")
  }
}

/// The same numbers for the same seed.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
  }
}

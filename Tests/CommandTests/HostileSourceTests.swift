import Testing

/// Valid and broken source that is unusual: every command reports something about it, or nothing, and ends normally.
@Suite("Hostile source")
struct HostileSourceTests {
  private static let sources: [(path: String, text: String)] = [
    ("Sources/A.swift", "var{Task.detached{"),
    ("Sources/A.swift", "class C { let (a, b) = (1, Task.detached { await f() }) }\n"),
    ("Sources/main.swift", "let _ = MainActor.assumeIsolated { print(\"x\") }\n"),
    (
      "Sources/A.swift",
      """
      struct T { func compute() -> Int { Task.detached { await f() }; return 1 } }
      let (a, b) = (T().compute(), 2)
      struct U { var (c, d): (Int, Int) { get { (T().compute(), 2) } } }

      """
    )
  ]

  @Test("Bindings without a name", .timeLimit(.minutes(60)), arguments: sources.indices)
  func unnamedBindings(_ number: Int) throws {
    let (path, text) = Self.sources[number]
    let workspace = try Workspace([path: text])
    let commands: [([String], ends: Set<Int32>)] = [
      (["lint", "--enable-all-rules", "."], [0, 1]), (["fix", "--diff", "--unsafe-fixes", "."], [0, 1]),
      (["report", "."], [0]),
      (["isolation", path], [0]), (["index", path], [0]), (["type", "--all", path], [0])
    ]
    for (command, ends) in commands {
      let outcome = try BuiltCommand.run(command, in: workspace.path)
      #expect(ends.contains(outcome.status), "\(command[0]) of \(text): \(outcome.errors)")
    }
  }

  /// As large as the chunks of memory that sources are kept in, or some bytes larger.
  @Test(
    "Standard input and files whose size is not a multiple of 16", .timeLimit(.minutes(60)),
    arguments: [1 << 20, 1 << 23])
  func sizes(chunk: Int) throws {
    let statement = "func f() async { await g() }; func h() { Task.detached { await f() } } //"
    for size in [chunk - 63, chunk + 1] {
      let text = statement + String(repeating: "x", count: size - statement.utf8.count)
      let workspace = try Workspace(["A.swift": text])
      let named = try workspace.run("lint", "--enable-all-rules", "--format=json", "A.swift")
      #expect(named.status == 0, "\(named.errors)")
      let piped = try workspace.run(
        "lint", "--enable-all-rules", "--format=json", "--stdin-filename=A.swift", "-", input: text)
      #expect(piped.output == named.output, "\(piped.errors)")
    }
  }
}

import CompilerRuns
import Foundation
import Testing

/// Behaviour that types do not show and `make macos-check` cannot check: it only shows on a Mac.
@Suite("What macOS does in its own way", .enabled(if: isMacOS, "this is not macOS"))
struct MacBehaviourTests {
  private static let finding = "func wait() async throws { try await Task.sleep(nanoseconds: 1_000_000_000) }\n"

  @Test("A program that is started through links finds itself, to restart")
  func links() throws {
    let workspace = try Workspace(["A.swift": ""])
    try workspace.write(Data("DIAG".utf8), to: "b/x.dia")
    let outcome = try workspace.shell(
      """
      ln -s "$CONCURLINT" one; mkdir d; ln -s ../one d/two; PATH="$PWD/d:$PATH"
      two report . --compiler-diagnostics b --format json --quiet
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try compiler(outcome.output)["filesRead"] as? Int == 1)
  }

  @Test("Xcode's libclang reads what Xcode's compiler left")
  func libclang() throws {
    let build = try SmallBuild("var shared = 1\n")
    let workspace = try Workspace(["A.swift": ""])
    try workspace.write(try Data(contentsOf: build.diagnosticsFile), to: "b/Small.dia")
    let outcome = try workspace.run("report", ".", "--compiler-diagnostics", "b", "--format", "json", "--quiet")
    let compiler = try compiler(outcome.output)
    #expect(compiler["filesRead"] as? Int == 1)
    #expect((compiler["library"] as? String)?.hasSuffix("/usr/lib/libclang.dylib)") == true, "\(compiler)")
  }

  @Test(
    "A command of --verify is ended by a signal that the linter ignores",
    arguments: [("true", 0), ("kill -s PIPE $$", 2)] as [(String, Int32)])
  func signals(command: String, status: Int32) throws {
    let workspace = try Workspace(["A.swift": Self.finding])
    let outcome = try workspace.run("fix", "--unsafe-fixes", "--allow-dirty", "--verify", command, ".")
    #expect(outcome.status == status, "\(outcome.errors)")
  }

  @Test("A project below /tmp, which is a link, is the same by both names")
  func twoNames() throws {
    let name = "concurlint-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: "/tmp/\(name)") }
    let outcome = try Workspace().shell(
      """
      mkdir -p /tmp/\(name)/Kit && cd /tmp/\(name) && printf '%s' '\(Self.finding)' > Kit/A.swift
      "$CONCURLINT" baseline create /tmp/\(name) >&2
      "$CONCURLINT" lint --baseline .concurlint-baseline --fail-on info /private/tmp/\(name)
      """)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test("A name with an accent is found in both spellings of it", arguments: ["Gr\u{FC}n.swift", "Gru\u{308}n.swift"])
  func accents(name: String) throws {
    let workspace = try Workspace(["Gr\u{FC}n.swift": Self.finding])
    let outcome = try workspace.run("lint", "--format", "xcode", name)
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.output.contains("n.swift:1:"))
  }

  private func compiler(_ report: String) throws -> [String: Any] {
    let json = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    return try #require(json["compiler"] as? [String: Any])
  }
}

private var isMacOS: Bool {
  #if os(macOS)
    true
  #else
    false
  #endif
}

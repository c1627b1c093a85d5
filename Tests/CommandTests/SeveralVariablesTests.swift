import Foundation
import Testing

@Suite("One finding about several variables")
struct SeveralVariablesTests {
  private static let rule = "mutable-global-state"

  private func workspace(_ members: String...) throws -> Workspace {
    try Workspace(["A.swift": "enum Metrics {\n\(members.joined(separator: "\n"))\n}\n"])
  }

  private func found(_ workspace: Workspace, _ arguments: String...) throws -> [String] {
    let outcome = try BuiltCommand.run(
      ["--quiet", "--swift-version=5", "--only-rule=\(Self.rule),unused-suppression"] + arguments + ["."],
      in: workspace.path)
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").filter { $0.contains("[") }.map { line in
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      return "\(parts[1])\(parts[4].split(separator: " mutable")[0])"
    }
  }

  @Test("Those with the same cause are named together")
  func together() throws {
    let files = try workspace("  static var a = 1", "  static var b = 2", "  static var c = 3")
    #expect(try found(files) == ["2 'a', 'b' and 'c' are"])
  }

  @Test("A suppression is about one of them")
  func suppressed() throws {
    let files = try workspace(
      "  // concurlint:disable:next \(Self.rule) - only tests write it", "  static var a = 1", "  static var b = 2")
    #expect(try found(files) == ["4 'b' is"])
  }

  @Test("One that comes to known ones is reported alone")
  func baseline() throws {
    let files = try workspace("  static var a = 1", "  static var b = 2")
    #expect(try files.run("baseline", "create", "--quiet", "--swift-version=5").status == 0)
    #expect(try found(files, "--baseline=.concurlint-baseline") == [])
    let text = "enum Metrics {\n  static var a = 1\n  static var b = 2\n  static var c = 3\n}\n"
    try files.write(Data(text.utf8), to: "A.swift")
    #expect(try found(files, "--baseline=.concurlint-baseline") == ["4 'c' is"])
  }

  @Test("One fix makes constants of all of them")
  func fixed() throws {
    let files = try workspace("  static var a = 1", "  static var b = 2")
    let outcome = try files.run("fix", "--swift-version=5", "--only-rule", Self.rule, ".")
    #expect(outcome.output.hasPrefix("Applied 1 fix in 1 file:\n"))
    #expect(try files.read("A.swift") == "enum Metrics {\n  static let a = 1\n  static let b = 2\n}\n")
  }
}

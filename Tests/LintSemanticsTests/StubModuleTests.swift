import Foundation
import LintSemantics
import Testing

/// The compiler reads the interfaces too: see `Tests/Stubs`. Small clients in `Fixtures/sdk` have on each line the
/// diagnostics that it must give there.
@Suite("Stub modules", .enabled(if: StubModules.canBeBuilt, "the toolchain has no macro libraries"))
struct StubModuleTests {
  @Test("their clients have the types, the isolation and the sendability that the interfaces say")
  func types() throws {
    try expectDiagnostics(inFolder: "clients", mode: "-typecheck")
  }

  @Test("what leaves its isolation is found")
  func regions() throws {
    try expectDiagnostics(inFolder: "regions", mode: "-emit-sil")
  }

  @Test("each of them has a client")
  func everyModuleHasAClient() throws {
    let stubs = try FileManager.default.contentsOfDirectory(atPath: StubModules.folder.path)
      .filter { $0.hasSuffix(".swiftinterface") }.map { String($0.dropLast(".swiftinterface".count)) }
    let text = try StubModules.files(in: "clients").map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let imported = Set(text.matches(of: /import (\w+)/).map { String($0.1) })
    let visible = Set(SDKInterface.visible(importing: imported).map(\.module)).union(imported)
    #expect(Set(stubs).subtracting(visible) == ["FoundationSupplement"])
  }

  private func expectDiagnostics(inFolder name: String, mode: String) throws {
    let files = try StubModules.files(in: name)
    let output = try StubModules.compile(files, mode: mode)
    let found = Set(output.split(separator: "\n").compactMap { Diagnosis(compilerLine: String($0)) })
    for file in files {
      let expected = try Diagnosis.annotations(in: file)
      let here = found.filter { $0.file == file.lastPathComponent }
      #expect(expected.filter { annotation in !here.contains { annotation.isMet(by: $0) } } == [], "not said")
      #expect(here.filter { diagnosis in !expected.contains { $0.hasPlace(of: diagnosis) } } == [], "not expected")
    }
  }
}

/// An error or a warning at a line of a file, from 1.
private struct Diagnosis: Hashable {
  let file: String
  let line: Int
  let severity: String
  let message: String

  /// Reads `folder/File.swift:1:2: error: message`.
  init?(compilerLine: String) {
    guard let match = compilerLine.wholeMatch(of: /(?:.*\/)?(\w+\.swift):(\d+):\d+: (error|warning): (.*)/) else {
      return nil
    }
    (file, severity, message) = (String(match.1), String(match.3), String(match.4))
    line = Int(match.2) ?? 0
  }

  private init(file: String, line: Int, severity: String, message: String) {
    (self.file, self.line, self.severity, self.message) = (file, line, severity, message)
  }

  /// What the comments `// error: …` and `// warning: …` of a file ask for.
  static func annotations(in file: URL) throws -> [Diagnosis] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { number, text in
        text.firstMatch(of: /\/\/ (error|warning): (.+)$/).map {
          Diagnosis(file: file.lastPathComponent, line: number + 1, severity: String($0.1), message: String($0.2))
        }
      }
  }

  func isMet(by found: Diagnosis) -> Bool { hasPlace(of: found) && found.message.contains(message) }

  /// One mistake can have several messages.
  func hasPlace(of found: Diagnosis) -> Bool { found.line == line && found.severity == severity }
}

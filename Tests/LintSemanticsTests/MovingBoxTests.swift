import Foundation
import LintSemantics
import LintSyntax
import Testing

private let checkout = ProcessInfo.processInfo.environment["CONCURLINT_MOVINGBOX"]

/// A real application, whose answers were reviewed by hand. The sources are not part of the project:
/// `CONCURLINT_MOVINGBOX` names a checkout of github.com/camdenwebster/MovingBox at c6667b4.
@Suite("Isolation in MovingBox", .enabled(if: checkout != nil))
struct MovingBoxTests {
  @Test("Functions and closures of DataManager.swift run where the golden says")
  func dataManager() throws {
    let folder = URL(filePath: try #require(checkout))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    let outlines = try paths.map { path in
      FileOutline(SyntaxTree.parse(try String(contentsOf: folder.appending(path: path), encoding: .utf8)), path: path)
    }
    let settings = LanguageSettings(mode: .v5, strictConcurrency: .minimal)
    let index = ProjectIndex(merging: outlines, settings: LanguageSettingsSource(uniform: settings))
    let file = try #require(index.file(at: "MovingBox/Services/DataManager.swift"))
    let lines = index.outline(file).withSource { LineTable($0) }
    let kinds: Set<IsolationEntry.Kind> = [.function, .`init`, .`deinit`, .closure]
    let found = index.isolations(in: file).filter { kinds.contains($0.kind) }.map { entry in
      let place = lines.bytePosition(at: Int(entry.offset))
      let name = entry.name.isEmpty ? "" : " " + entry.name
      return "\(place.line):\(place.column) \(entry.kind.rawValue)\(name): \(entry.answer.isolation.word)"
    }
    let golden = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/isolation/real/MovingBox-DataManager.txt")
    let expected = try String(contentsOf: golden, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map(String.init)
    #expect(found == expected)
  }
}

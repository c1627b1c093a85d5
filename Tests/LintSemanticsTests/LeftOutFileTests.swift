@testable import LintSemantics
import LintProject
import LintSyntax
import Testing

/// An Xcode project that lists its files one by one.
@Suite("Files that nothing compiles")
struct LeftOutFileTests {
  private static func index(listed: [String], others: [String]) -> ProjectIndex {
    let references = listed.indices.map { "R\($0) = { isa = PBXFileReference; path = \"\(listed[$0])\"; };" }
    let entries = listed.indices.map { "E\($0) = { isa = PBXBuildFile; fileRef = R\($0); };" }
    let project = """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (\(listed.indices.map { "R\($0)" }.joined(separator: ", "))); };
      S = { isa = PBXSourcesBuildPhase; files = (\(listed.indices.map { "E\($0)" }.joined(separator: ", "))); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (S); productType = "com.apple.product-type.application"; };
      \((references + entries).joined(separator: "\n"))
      }; rootObject = P; }
      """
    let paths = listed + others
    let sources = ["App.xcodeproj/project.pbxproj": Array(project.utf8)]
    return ProjectIndex(
      merging: paths.map { FileOutline(SyntaxTree.parse(""), path: $0) },
      settings: LanguageSettingsSource { ProjectSettings(sources: sources, swiftFiles: paths) })
  }

  @Test(
    "One beside others that are compiled, and a folder of its own in one that is compiled nearly whole",
    arguments: [
      ("App/Old.swift", true), ("App/Guides/Old.swift", true), ("App/Guides/Deep/Old.swift", true),
      ("App/File3.swift", false), ("Scripts/Tool.swift", false), ("Few/New/Screen.swift", false)
    ])
  func leftOut(_ path: String, _ expected: Bool) throws {
    let listed = (0..<20).map { "App/File\($0).swift" } + ["Few/One.swift"]
    let index = Self.index(listed: listed, others: listed.contains(path) ? [] : [path])
    let file = try #require(index.file(at: path))
    #expect(index.isLeftOut(file) == expected)
  }
}

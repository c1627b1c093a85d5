@testable import LintSemantics
import LintProject
import LintSyntax
import Testing

@Suite("Modules that can have to do with models")
struct ModelModuleTests {
  private static let model = "import SwiftData\n@Model public final class Draft {}"
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "P", targets: [.target(name: "Models"), .target(name: "Editor"), .target(name: "Other")])
    """

  /// Whether a file that names a `Draft` is looked at, beside the model's and others.
  private func isLookedAt(_ path: String, _ text: String, beside others: [String: String] = [:], manifest: String?) -> Bool {
    var files = ["Sources/Models/Draft.swift": Self.model, path: text].merging(others) { $1 }
    if let manifest { files["Package.swift"] = manifest }
    let sources = manifest.map { ["Package.swift": Array($0.utf8)] } ?? [:]
    let paths = files.keys.sorted()
    let index = ProjectIndex(
      merging: files.map { FileOutline(SyntaxTree.parse($0.value), path: $0.key) },
      settings: LanguageSettingsSource { ProjectSettings(sources: sources, swiftFiles: paths) })
    return index.file(at: path).map { index.mayMentionModels($0) } ?? false
  }

  @Test("A file that imports the model's module, and one that imports that file's")
  func imports() {
    #expect(isLookedAt("Sources/Editor/A.swift", "import Models\nfunc f(_ draft: Draft) {}", manifest: Self.manifest))
    #expect(
      isLookedAt(
        "Sources/Other/B.swift", "import Editor\nfunc f(_ draft: Draft) {}", beside: ["Sources/Editor/A.swift": "import Models"],
        manifest: Self.manifest))
  }

  @Test("Another target's 'Draft' is none of the models")
  func otherModules() {
    #expect(!isLookedAt("Sources/Other/B.swift", "func f(_ draft: Draft) {}", manifest: Self.manifest))
  }

  @Test("Where no manifest speaks of the files, folders say nothing about modules")
  func unknownTargets() {
    #expect(isLookedAt("Sources/Views/B.swift", "func f(_ draft: Draft) {}", manifest: nil))
    #expect(isLookedAt("Tools/B.swift", "func f(_ draft: Draft) {}", manifest: Self.manifest))
  }
}

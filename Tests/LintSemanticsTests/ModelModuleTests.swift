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

  /// Whether a file that names a `Draft` is analysed, besides the model's and others.
  private func isLookedAt(
    _ path: String, _ text: String, model home: String = "Sources/Models/Draft.swift",
    beside others: [String: String] = [:],
    manifest: String?, at manifestPath: String = "Package.swift"
  ) -> Bool {
    var files = [home: Self.model, path: text].merging(others) { $1 }
    if let manifest { files[manifestPath] = manifest }
    let sources = manifest.map { [manifestPath: Array($0.utf8)] } ?? [:]
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
        "Sources/Other/B.swift", "import Editor\nfunc f(_ draft: Draft) {}",
        beside: ["Sources/Editor/A.swift": "import Models"],
        manifest: Self.manifest))
  }

  @Test("Another target's 'Draft' is not a model")
  func otherModules() {
    #expect(!isLookedAt("Sources/Other/B.swift", "func f(_ draft: Draft) {}", manifest: Self.manifest))
  }

  @Test("If no manifest mentions the files, folders do not tell modules")
  func unknownTargets() {
    #expect(isLookedAt("Sources/Views/B.swift", "func f(_ draft: Draft) {}", manifest: nil))
    #expect(isLookedAt("Tools/B.swift", "func f(_ draft: Draft) {}", manifest: Self.manifest))
  }

  @Test("A package cannot use the models of an application that no manifest mentions")
  func applicationBesidePackage() {
    func isLookedAt(_ path: String, model: String, manifest: String? = Self.manifest) -> Bool {
      self.isLookedAt(path, "func f(_ draft: Draft) {}", model: model, manifest: manifest, at: "Kit/Package.swift")
    }
    #expect(!isLookedAt("Kit/Sources/Other/B.swift", model: "App/Draft.swift"))
    #expect(isLookedAt("App/B.swift", model: "App/Draft.swift"))
    // A file in the package's folder that the manifest does not mention may be in a module that it does not show.
    #expect(isLookedAt("Kit/Sources/Other/B.swift", model: "Kit/Shared/Draft.swift"))
  }

  @Test("Nor with functions of such an application")
  func applicationCode() throws {
    let files = [
      "App/A.swift": "func save() {}", "Kit/Package.swift": Self.manifest,
      "Kit/Sources/Other/B.swift": "func f() { save() }"
    ]
    let paths = files.keys.sorted()
    let index = ProjectIndex(
      merging: files.map { FileOutline(SyntaxTree.parse($0.value), path: $0.key) },
      settings: LanguageSettingsSource {
        ProjectSettings(sources: ["Kit/Package.swift": Array(Self.manifest.utf8)], swiftFiles: paths)
      })
    let application = try #require(index.file(at: "App/A.swift"))
    let package = try #require(index.file(at: "Kit/Sources/Other/B.swift"))
    #expect(!index.mayUse(application, from: package))
    #expect(index.mayUse(package, from: application))
  }
}

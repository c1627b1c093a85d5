@testable import LintProject
import Testing

@Suite("The files of a package's targets")
struct PackageFileTests {
  private let text = """
    // swift-tools-version: 6.0
    let package = Package(name: "P", targets: [
      .target(name: "Kit", exclude: ["Docs", "Old.swift"], resources: [.copy("Samples")]),
      .target(name: "Special", path: "Elsewhere/Special", sources: ["Core", "main.swift"]),
      .testTarget(name: "KitTests"),
      .plugin(name: "Plug", capability: .buildTool()),
    ])
    """

  private var project: SmallProject {
    SmallProject(
      manifest: text,
      files: [
        "Sources/Kit/A.swift", "Sources/Kit/Sub/B.swift", "Elsewhere/Special/Core/C.swift", "Tests/KitTests/T.swift",
        "Plugins/Plug/p.swift"
      ])
  }

  @Test(
    "A file is in the target whose folder it is in",
    arguments: [
      ("Sources/Kit/A.swift", ["Kit"]), ("Sources/Kit/Sub/B.swift", ["Kit"]), ("Tests/KitTests/T.swift", ["KitTests"]),
      ("Plugins/Plug/p.swift", ["Plug"]), ("Elsewhere/Special/Core/C.swift", ["Special"]),
      ("Elsewhere/Special/main.swift", ["Special"]),
      ("Elsewhere/Special/Other/D.swift", []), ("Sources/Kit/Docs/E.swift", []), ("Sources/Kit/Old.swift", []),
      ("Sources/Kit/Samples/F.swift", []), ("Sources/Kitchen/G.swift", []), ("Package.swift", [])
    ])
  func membership(path: String, targets: [String]) {
    #expect(project.targets(of: path) == targets)
  }

  @Test("Tests are the files of test targets")
  func tests() {
    #expect(project.settings.settings(of: "Tests/KitTests/T.swift").isTest == true)
    #expect(project.settings.settings(of: "Sources/Kit/A.swift").isTest == false)
  }

  @Test("The only target of a package may have its folder to itself")
  func alone() {
    let project = SmallProject(manifest: manifest(tools: "5.9"), files: ["Sources/A.swift"])
    #expect(project.targets(of: "Sources/A.swift") == ["Kit"])
    #expect(
      SmallProject(manifest: manifest(tools: "5.8"), files: ["Sources/A.swift"]).targets(of: "Sources/A.swift") == [])
  }

  @Test("A package inside another has its own files")
  func nested() {
    let project = SmallProject([
      "Package.swift": manifest(), "Sources/Kit/A.swift": "",
      "Sources/Kit/Inner/Package.swift": manifest(tools: "5.9"), "Sources/Kit/Inner/Sources/Kit/B.swift": ""
    ])
    #expect(project.settings.settings(of: "Sources/Kit/A.swift").settings.languageMode.value == .v6)
    #expect(project.settings.settings(of: "Sources/Kit/Inner/Sources/Kit/B.swift").settings.languageMode.value == .v5)
  }

  @Test("A file without a target is assumed to be compiled as all targets are")
  func noTarget() {
    let settings = project.settings.settings(of: "Scripts/tool.swift")
    #expect(settings.targets == [])
    #expect(settings.settings.languageMode.value == .v6)
    #expect(settings.settings.languageMode.origin.kind == .assumed)
    let twoModes = SmallProject(
      manifest: """
        // swift-tools-version: 6.0
        let package = Package(name: "P", targets: [.target(name: "A"), .target(name: "B", swiftSettings: [.swiftLanguageMode(.v5)])])
        """)
    #expect(twoModes.settings.settings(of: "x.swift").settings.languageMode.value == nil)
  }

  @Test("Where the files of a target are not known, neither is what a file of no target is compiled with")
  func unknownFolder() {
    let project = SmallProject(
      manifest: manifest(target: ", path: Context.packageDirectory"), files: ["Elsewhere/A.swift"])
    #expect(project.settings.settings(of: "Elsewhere/A.swift").settings.languageMode.value == nil)
  }

  @Test("Whether a file of another kind is excluded does not matter")
  func otherKinds() {
    let before = "#if canImport(Darwin)\nlet left: [String] = []\n#else\nlet left = [\"PrivacyInfo.xcprivacy\"]\n#endif"
    let project = SmallProject(
      manifest: manifest(before: before, target: ", exclude: left"), files: ["Sources/Kit/A.swift"])
    #expect(project.targets(of: "Sources/Kit/A.swift") == ["Kit"])
  }

  @Test("Without any project, the compiler's defaults are assumed")
  func noProject() {
    let settings = SmallProject([:]).settings.settings(of: "a.swift").settings
    #expect(settings.languageMode == Setting(.v5, Origin(.assumed)))
    #expect(settings.defaultIsolation == Setting(.nonisolated, Origin(.assumed)))
  }

  @Test(
    "A path that leaves the package is no target's folder", arguments: ["../Other", "/etc", "../../../..", "a/../../b"])
  func leaving(path: String) {
    let project = SmallProject([
      "App/Package.swift": manifest(target: ", path: \"\(path)\""), "Other/A.swift": "", "b/B.swift": "",
      "App/Sources/Kit/C.swift": ""
    ])
    #expect(project.targets(of: "Other/A.swift") == [])
    #expect(project.targets(of: "b/B.swift") == [])
  }

  @Test("A table answers for many files as single questions do")
  func table() {
    let paths = [
      "Package.swift", "Sources/Kit/A.swift", "Sources/Kit/Old.swift", "Tests/KitTests/T.swift", "Sources/Kit/A.swift"
    ]
    let table = project.settings.table(of: paths)
    #expect(paths.indices.map { table[$0] } == paths.map { project.settings.settings(of: $0) })
    #expect(table.settings.count == 3)
  }

  @Test("What if: options override everything in files")
  func overrides() {
    var overrides = SettingOverrides()
    overrides.languageMode = .v5
    overrides.defaultIsolation = .mainActor
    overrides.upcomingFeatures = ["NonisolatedNonsendingByDefault"]
    let five = SmallProject(manifest: manifest(), overrides: overrides)["Kit"]
    #expect(five?.summary == "5 minimal MainActor")
    #expect(five?.has("NonisolatedNonsendingByDefault") == true)
    #expect(five?.has("DisableOutwardActorInference") == false)
    #expect(five?.settings.defaultIsolation.origin == Origin(.commandLine, reason: "--default-isolation"))
    overrides.strictConcurrency = .complete
    #expect(SmallProject(manifest: manifest(), overrides: overrides)["Kit"]?.summary == "5 complete MainActor")
    #expect(
      SmallProject([:], overrides: overrides).settings.settings(of: "a.swift").settings.defaultIsolation.value
        == .mainActor)
  }
}

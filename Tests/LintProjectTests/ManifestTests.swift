@testable import LintProject
import Testing

@Suite("Package manifests, as they are usually written")
struct ManifestTests {
  @Test(
    "The tools version decides the language mode",
    arguments: [("5.9", "5"), ("5.10.1", "5"), ("6.0", "6"), ("6.2", "6"), ("4.2", "4.2")])
  func toolsVersion(tools: String, mode: String) {
    let project = SmallProject(manifest: manifest(tools: tools))
    #expect(project["Kit"]?.settings.languageMode.value?.rawValue == mode)
    #expect(project["Kit"]?.settings.languageMode.origin.place == SourceLine(path: "Package.swift", line: 1))
  }

  @Test(
    "The comment with the tools version may be spelled in several ways",
    arguments: [
      "// swift-tools-version:6.1", "//swift-tools-version: 6.1", "// SWIFT-TOOLS-VERSION: 6.1;(experimental)",
      "\n\n// swift-tools-version 6.1"
    ])
  func spellings(comment: String) {
    let project = SmallProject(
      manifest: comment + "\nlet package = Package(name: \"P\", targets: [.target(name: \"Kit\")])")
    #expect(project["Kit"]?.summary == "6 complete nonisolated")
  }

  @Test("The newest of the package's language modes applies, unless a target has its own")
  func languageModes() {
    #expect(
      SmallProject(manifest: manifest(package: ", swiftLanguageModes: [.v5, .v6]"))["Kit"]?.summary
        == "6 complete nonisolated")
    #expect(
      SmallProject(manifest: manifest(package: ", swiftLanguageVersions: [.v5]"))["Kit"]?.summary
        == "5 minimal nonisolated")
    #expect(
      SmallProject(manifest: manifest(package: ", swiftLanguageModes: [.version(\"5\")]"))["Kit"]?.summary
        == "5 minimal nonisolated")
    let target = SmallProject(manifest: manifest(target: ", swiftSettings: [.swiftLanguageMode(.v5)]"))["Kit"]
    #expect(target?.summary == "5 minimal nonisolated")
    #expect(target?.settings.languageMode.origin.place?.line == 4)
  }

  @Test(
    "Settings of a target",
    arguments: [
      (".defaultIsolation(MainActor.self)", "6 complete MainActor"),
      (".defaultIsolation(nil)", "6 complete nonisolated"),
      (".swiftLanguageMode(.v5), .enableExperimentalFeature(\"StrictConcurrency\")", "5 complete nonisolated"),
      (".swiftLanguageMode(.v5), .enableUpcomingFeature(\"StrictConcurrency\")", "5 complete nonisolated"),
      (".swiftLanguageMode(.v5), .enableExperimentalFeature(\"StrictConcurrency=targeted\")", "5 targeted nonisolated"),
      (".swiftLanguageMode(.v5), .unsafeFlags([\"-strict-concurrency=complete\"])", "5 complete nonisolated"),
      (".unsafeFlags([\"-swift-version\", \"5\", \"-Xfrontend\", \"-warn-concurrency\"])", "5 complete nonisolated"),
      (".unsafeFlags([\"-default-isolation\", \"MainActor\"])", "6 complete MainActor"),
      // A flag takes precedence over the feature, in any order.
      (
        ".swiftLanguageMode(.v5), .unsafeFlags([\"-strict-concurrency=minimal\"]), .enableUpcomingFeature(\"StrictConcurrency\")",
        "5 minimal nonisolated"
      ),
      (".define(\"A\"), .interoperabilityMode(.Cxx), .unsafeFlags([\"-O\"])", "6 complete nonisolated")
    ])
  func settings(written: String, summary: String) {
    #expect(SmallProject(manifest: manifest(target: ", swiftSettings: [\(written)]"))["Kit"]?.summary == summary)
  }

  @Test("Upcoming features: those that are enabled, and those that are implied")
  func features() {
    let five = SmallProject(
      manifest: manifest(
        target: ", swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature(\"ExistentialAny\")]"))["Kit"]
    #expect(five?.has("ExistentialAny") == true)
    #expect(five?.has("NonisolatedNonsendingByDefault") == false)
    #expect(five?.has("DisableOutwardActorInference") == false)
    let six = SmallProject(manifest: manifest())["Kit"]
    #expect(six?.has("DisableOutwardActorInference") == true)
    #expect(six?.has("NonisolatedNonsendingByDefault") == false)
    let complete = SmallProject(
      manifest: manifest(tools: "5.10", target: ", swiftSettings: [.enableExperimentalFeature(\"StrictConcurrency\")]"))[
        "Kit"]
    #expect(complete?.has("RegionBasedIsolation") == true)
    #expect(complete?.has("InferSendableFromCaptures") == false)
    let mainActor = SmallProject(manifest: manifest(target: ", swiftSettings: [.defaultIsolation(MainActor.self)]"))[
      "Kit"]
    #expect(mainActor?.has("InferIsolatedConformances") == true)
    // Migration mode warns, but does not enable the feature.
    let migrating = SmallProject(
      manifest: manifest(target: ", swiftSettings: [.enableUpcomingFeature(\"ExistentialAny:migrate\")]"))["Kit"]
    #expect(migrating?.has("ExistentialAny") == false)
  }

  @Test("A setting of only some builds is unknown, unless it applies anyway")
  func conditions() {
    let debug = SmallProject(
      manifest: manifest(
        target: ", swiftSettings: [.enableUpcomingFeature(\"ExistentialAny\", .when(configuration: .debug))]"))["Kit"]
    #expect(debug?.has("ExistentialAny") == nil)
    #expect(debug?.settings.upcomingFeature("ExistentialAny").origin.reason == "set only for debug")
    #expect(debug?.has("InternalImportsByDefault") == false)
    let both = SmallProject(
      manifest: manifest(target: ", swiftSettings: [.swiftLanguageMode(.v6, .when(platforms: [.macOS]))]"))["Kit"]
    #expect(both?.settings.languageMode.value == .v6)
  }

  @Test("Platforms are deployment targets")
  func platforms() {
    let target = SmallProject(
      manifest: manifest(
        package: ", platforms: [.macOS(.v10_15), .iOS(.v17), .custom(\"plan9\", versionString: \"4\")]"))["Kit"]
    #expect(target?.settings.deploymentTargets.mapValues(\.value) == ["macOS": "10.15", "iOS": "17.0", "plan9": "4"])
  }

  @Test("Kinds of targets")
  func kinds() {
    let text = """
      // swift-tools-version: 6.0
      let package = Package(name: "P", targets: [
        .target(name: "A"), .executableTarget(name: "B", dependencies: [.target(name: "A")]), .testTarget(name: "C"), .macro(name: "D"),
        .plugin(name: "E", capability: .buildTool()), .systemLibrary(name: "F"), Target.binaryTarget(name: "G", path: "G.zip"),
      ])
      """
    let kinds = SmallProject(manifest: text).settings.targets.map(\.kind)
    #expect(kinds == [.library, .executable, .test, .macro, .plugin, .system, .binary])
  }

  @Test("A manifest for certain tools is read instead of the general one when it asks for newer tools")
  func versionSpecific() {
    func mode(_ manifests: [String: String]) -> String? {
      let files = manifests.mapValues {
        "// swift-tools-version: \($0)\nlet package = Package(name: \"P\", targets: [.target(name: \"Kit\")])"
      }
      return SmallProject(files)["Kit"]?.place.path
    }
    #expect(mode(["Package.swift": "5.9", "Package@swift-6.0.swift": "6.0"]) == "Package@swift-6.0.swift")
    #expect(mode(["Package.swift": "6.2", "Package@swift-6.0.swift": "6.0"]) == "Package.swift")
    #expect(mode(["Package.swift": "6.1", "Package@swift-6.1.swift": "6.1"]) == "Package.swift")
    #expect(mode(["Package.swift": "6.2", "Package@swift-6.swift": "6.0"]) == "Package@swift-6.swift")
    #expect(mode(["Package.swift": "5.9", "Package@swift-99.swift": "9.9"]) == "Package.swift")
  }
}

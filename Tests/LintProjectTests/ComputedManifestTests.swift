@testable import LintProject
import Testing

@Suite("Package manifests that compute their settings")
struct ComputedManifestTests {
  private func kit(before: String = "", target: String = "", after: String = "") -> Target? {
    SmallProject(manifest: manifest(before: before, target: target, after: after))["Kit"]
  }

  /// The usual ways to enable one feature for all targets.
  private static let enabling: [(String, String, String)] = [
    ("let s: [SwiftSetting] = [.enableUpcomingFeature(\"ExistentialAny\")]", ", swiftSettings: s", ""),
    (
      "let s: [SwiftSetting] = [.enableUpcomingFeature(\"ExistentialAny\")]", ", swiftSettings: [.define(\"A\")] + s",
      ""
    ),
    ("var s: [SwiftSetting] = []\ns.append(.enableUpcomingFeature(\"ExistentialAny\"))", ", swiftSettings: s", ""),
    ("var s = [SwiftSetting]()\ns += [\n  .enableUpcomingFeature(\"ExistentialAny\")\n]", ", swiftSettings: s", ""),
    (
      "extension SwiftSetting {\n  static let any: Self = .enableUpcomingFeature(\"ExistentialAny\")\n}",
      ", swiftSettings: [.any]", ""
    ),
    (
      "extension SwiftSetting { static func up(_ name: String) -> Self { .enableUpcomingFeature(name) } }",
      ", swiftSettings: [.up(\"ExistentialAny\")]", ""
    ),
    (
      "extension [SwiftSetting] { static var strict: Self { [.enableUpcomingFeature(\"ExistentialAny\")] } }",
      ", swiftSettings: .strict", ""
    ),
    ("var shared: [SwiftSetting] { [.enableUpcomingFeature(\"ExistentialAny\")] }", ", swiftSettings: shared", ""),
    (
      "let s = [\"ExistentialAny\", \"Lifetimes\"].map { SwiftSetting.enableUpcomingFeature($0) }",
      ", swiftSettings: s", ""
    ),
    (
      "func settings(strict: Bool = true) -> [SwiftSetting] {\n  var all: [SwiftSetting] = []\n  if strict { all.append(.enableUpcomingFeature(\"ExistentialAny\")) }\n  return all\n}",
      ", swiftSettings: settings()", ""
    ),
    (
      "", "",
      "for target in package.targets {\n  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature(\"ExistentialAny\")]\n}"
    ),
    (
      "", "",
      "for target in package.targets where target.type != .plugin {\n  var s = target.swiftSettings ?? []\n  s.append(.enableUpcomingFeature(\"ExistentialAny\"))\n  target.swiftSettings = s\n}"
    ),
    (
      "", ", swiftSettings: []",
      "for target in package.targets { target.swiftSettings?.append(.enableUpcomingFeature(\"ExistentialAny\")) }"
    ),
    ("", "", "package.targets.forEach { $0.swiftSettings = [.enableUpcomingFeature(\"ExistentialAny\")] }"),
    (
      "", "",
      "package.targets = package.targets.map { target in\n  target.swiftSettings = [.enableUpcomingFeature(\"ExistentialAny\")]\n  return target\n}"
    ),
    (
      "", "",
      "for target in package.targets {\n  switch target.type {\n  case .regular, .test: target.swiftSettings = [.enableUpcomingFeature(\"ExistentialAny\")]\n  default: break\n  }\n}"
    ),
    (
      "func enable(_ target: Target) { target.swiftSettings = [.enableUpcomingFeature(\"ExistentialAny\")] }", "",
      "package.targets.forEach { enable($0) }"
    ),
    (
      "func add(to s: inout [SwiftSetting]) { s.append(.enableUpcomingFeature(\"ExistentialAny\")) }\nvar s: [SwiftSetting] = []\nadd(to: &s)",
      ", swiftSettings: s", ""
    ),
    ("let isOn = true", ", swiftSettings: isOn ? [.enableUpcomingFeature(\"ExistentialAny\")] : []", ""),
    (
      "#if compiler(>=6.0)\nlet s: [SwiftSetting] = [.enableUpcomingFeature(\"ExistentialAny\")]\n#else\nlet s: [SwiftSetting] = []\n#endif",
      ", swiftSettings: s", ""
    ),
    (
      "let s: [SwiftSetting]\nif Context.environment[\"OFF\"] == nil {\n  s = [.enableUpcomingFeature(\"ExistentialAny\")]\n} else {\n  s = []\n}",
      ", swiftSettings: s", ""
    ),
    (
      "struct Options { var names: [String]\n  func all() -> [SwiftSetting] { names.map { .enableUpcomingFeature($0) } } }\nlet o = Options(names: [\"ExistentialAny\"])",
      ", swiftSettings: o.all()", ""
    )
  ]

  @Test("A feature is enabled in one of many ways", arguments: enabling.indices)
  func enabled(index: Int) {
    let (before, target, after) = Self.enabling[index]
    let kit = kit(before: before, target: target, after: after)
    #expect(kit?.has("ExistentialAny") == true)
    #expect(kit?.has("InternalImportsByDefault") == false, "nothing else is in doubt")
  }

  /// What cannot be known from text.
  private static let unknowable: [(String, String, String)] = [
    (
      "#if os(Linux)\nlet s: [SwiftSetting] = [.enableUpcomingFeature(\"ExistentialAny\")]\n#else\nlet s: [SwiftSetting] = []\n#endif",
      ", swiftSettings: s", ""
    ),
    (
      "import Foundation\nlet s: [SwiftSetting] = FileManager.default.fileExists(atPath: \"x\") ? [.enableUpcomingFeature(\"ExistentialAny\")] : []",
      ", swiftSettings: s", ""
    ),
    ("let s = loadSettings()", ", swiftSettings: s", ""),
    ("", "", "configure(package)"),
    ("", "", "configureAll(package.targets)"),
    ("", "", "while probe() { package.targets[0].swiftSettings = [] }"),
    ("func loop() -> [SwiftSetting] { loop() }", ", swiftSettings: loop()", ""),
    ("var s: [SwiftSetting] = []\nfill(&s)", ", swiftSettings: s", ""),
    (
      "func s() -> [SwiftSetting] {\n  guard let v = read() else { return [] }\n  return [.enableUpcomingFeature(v)]\n}",
      ", swiftSettings: s()", ""
    ),
    ("", ", swiftSettings: [.enableUpcomingFeature(Context.packageDirectory)]", "")
  ]

  @Test("What depends on more than the text is unknown, not wrong", arguments: unknowable.indices)
  func unknown(index: Int) {
    let (before, target, after) = Self.unknowable[index]
    #expect(kit(before: before, target: target, after: after)?.has("ExistentialAny") == nil)
  }

  @Test("A setting that both sides of an unknown condition have is certain")
  func bothSides() {
    let before = """
      var s: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
      #if canImport(Darwin)
      s.append(.define("APPLE"))
      #else
      s.append(.defaultIsolation(MainActor.self))
      #endif
      s.append(.enableUpcomingFeature("InternalImportsByDefault"))
      """
    let kit = kit(before: before, target: ", swiftSettings: s")
    #expect(kit?.has("ExistentialAny") == true)
    #expect(kit?.has("InternalImportsByDefault") == true)
    #expect(kit?.settings.defaultIsolation.value == nil)
    #expect(kit?.settings.languageMode.value == .v6)
  }

  @Test("A target that exists under an unknown condition is listed as one that may not exist")
  func uncertainTarget() {
    let after = "#if !os(Windows)\npackage.targets.append(.testTarget(name: \"KitTests\"))\n#endif"
    #expect(SmallProject(manifest: manifest(after: after)).targetNames == ["Kit", "KitTests?"])
  }

  @Test("Unknown control flow leaves a loop with whatever both ways have in common")
  func unknownBreak() {
    let after = """
      for target in package.targets {
        if probe() { break }
        target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
      }
      """
    #expect(kit(after: after)?.has("ExistentialAny") == nil)
  }

  @Test("Environment variables are assumed to be unset, and that is reported")
  func environment() {
    let before =
      "let extra: [SwiftSetting] = Context.environment[\"EXTRA\"] != nil ? [.defaultIsolation(MainActor.self)] : []"
    let project = SmallProject(manifest: manifest(before: before, target: ", swiftSettings: extra"))
    #expect(project["Kit"]?.summary == "6 complete nonisolated")
    #expect(project.settings.containers.first?.assumptions == ["the environment variable 'EXTRA' is not set"])
  }

  @Test("If a manifest is given up, that is reported, and its settings are unknown")
  func givenUp() {
    let project = SmallProject(manifest: manifest(after: "repeat {} while true"))
    #expect(project.settings.problems.map(\.place.line) == [5])
    #expect(project["Kit"]?.summary == "? ? ?")
  }

  @Test("Names and paths are put together from pieces")
  func strings() {
    let text = """
      // swift-tools-version: 6.0
      let prefix = "App"
      func feature(_ name: String, tests: Bool = false) -> [Target] {
        [.target(name: "\\(prefix)\\(name)", path: "Features/\\(name)/Sources")]
          + (tests ? [.testTarget(name: prefix + name + "Tests")] : [])
      }
      let package = Package(name: "P", targets: feature("Home") + feature("Login", tests: true))
      """
    let project = SmallProject(manifest: text, files: ["Features/Home/Sources/A.swift"])
    #expect(project.targetNames == ["AppHome", "AppLogin", "AppLoginTests"])
    #expect(project.targets(of: "Features/Home/Sources/A.swift") == ["AppHome"])
  }
}

import Foundation
import Testing

@Suite("The settings of a project, as they are printed")
struct SettingsCommandTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../Fixtures/settings"
  ).standardized

  /// A copy of a fixture, away from the package that contains it.
  private func workspace(_ name: String) throws -> Workspace {
    let root = Self.folder.appending(path: name)
    let workspace = try Workspace()
    let files =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey])?.compactMap {
        $0 as? URL
      } ?? []
    for file in files where try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
      try workspace.write(try Data(contentsOf: file), to: String(file.path.dropFirst(root.path.count + 1)))
    }
    return workspace
  }

  @Test(
    "Projects of both kinds of groups, with configuration files and a local package",
    arguments: ["synchronised", "classic"])
  func golden(name: String) throws {
    let outcome = try workspace(name).run("settings", "--format", "json", ".")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(
      outcome.output == (try String(contentsOf: Self.folder.appending(path: "\(name).expected.json"), encoding: .utf8)))
  }

  @Test("As text, a target is a block with the place of each value")
  func text() throws {
    let workspace = try Workspace([
      "Package.swift": """
      // swift-tools-version: 5.10
      let package = Package(name: "P", targets: [
        .target(name: "Kit", swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
      ])
      """, "Sources/Kit/A.swift": ""
    ])
    #expect(
      try workspace.run("settings").output == """
        Package P (Package.swift)

          Kit: library, 1 file
            language mode: 5 (tools version 5.10, Package.swift:1)
            strict concurrency: minimal (assumed)
            default isolation: nonisolated (assumed)
            feature ExistentialAny: on (Package.swift:3)

        """)
  }

  @Test("What if: options replace what files say")
  func overrides() throws {
    let workspace = try Workspace([
      "Package.swift":
        "// swift-tools-version: 5.10\nlet package = Package(name: \"P\", targets: [.target(name: \"Kit\")])"
    ])
    let output = try workspace.run(
      "settings", "--swift-version=6", "--default-isolation", "MainActor", "--enable-upcoming-feature=ExistentialAny"
    ).output
    #expect(output.contains("language mode: 6 (command-line, --swift-version)"))
    #expect(output.contains("default isolation: MainActor (command-line, --default-isolation)"))
    #expect(output.contains("feature ExistentialAny: on (command-line, --enable-upcoming-feature)"))
  }

  @Test(
    "An invalid value is a wrong option",
    arguments: [
      (["--swift-version", "7"], "'--swift-version' takes 4, 4.2, 5, 6, not '7'"),
      (["--default-isolation=main"], "takes nonisolated, MainActor, not 'main'"),
      (
        ["--enable-upcoming-feature", "ExistentialAll"],
        "no upcoming feature is called 'ExistentialAll'; did you mean 'ExistentialAny'?"
      )
    ])
  func wrongOption(arguments: [String], message: String) throws {
    let workspace = try Workspace()
    let outcome = try withExtendedLifetime(workspace) {
      try BuiltCommand.run(["settings"] + arguments, in: workspace.path)
    }
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(message))
  }

  @Test("For a file, the targets that it is in")
  func oneFile() throws {
    let output = try workspace("synchronised").run("settings", "Shared/Formatting.swift").output
    #expect(output.contains("  Notes: app") && output.contains("  NotesUITests: ui-test"))
    #expect(!output.contains("  NotesTests: test") && !output.contains("Core"))
  }

  @Test("A project that cannot be read is reported with its place, and the others are printed")
  func broken() throws {
    let workspace = try Workspace([
      "App.xcodeproj/project.pbxproj": "{\n  objects = {;\n}", "Package.swift": "let package = Package(name: \"P\")"
    ])
    let outcome = try workspace.run("settings", ".")
    #expect(
      outcome.output
        == "Package P (Package.swift)\nApp.xcodeproj/project.pbxproj:2: cannot be read: a key is expected\n")
    #expect(outcome.status == 0)
  }

  @Test("Findings in a project have the path that was given, as in Swift files")
  func paths() throws {
    let workspace = try workspace("synchronised")
    let project = "Notes.xcodeproj/project.pbxproj"
    // The rule leaves tests out.
    let shipped = try workspace.read(project)
      .replacing("product-type.bundle.ui-testing", with: "product-type.application")
    try workspace.write(Data(shipped.utf8), to: project)
    try workspace.write(Data("strict-concurrency-not-complete: {unstarted: true}\n".utf8), to: ".concurlint.yml")
    let output = try workspace.run("lint", "--only-rule", "strict-concurrency-not-complete", "--format", "xcode", ".")
      .output
    #expect(output.hasPrefix("Notes.xcodeproj/project.pbxproj:200:5: "))
  }

  @Test("The linter takes the same options: what is redundant on the main actor relies on callers elsewhere")
  func linting() throws {
    let workspace = try Workspace([
      "A.swift":
        "func helper() -> Int {\n  MainActor.assumeIsolated { 1 }\n}\n@MainActor func caller() -> Int { helper() }\n"
    ])
    #expect(try workspace.run("lint", "A.swift").output.contains("'MainActor.assumeIsolated' relies on every caller"))
    #expect(
      try workspace.run("lint", "--default-isolation", "MainActor", "A.swift").output.contains(
        "'MainActor.assumeIsolated' is redundant"))
  }
}

import LintKit
import LintRules
import Testing

/// A project of one target and one configuration.
private struct SettingsProject {
  var project: SmallProject

  /// - Parameters:
  ///   - settings: what the configuration assigns in the project file.
  ///   - base: the configuration file that it is based on.
  init(settings: String = "", base: String = "") {
    project = SmallProject([
      ("App.swift", "struct App: Sendable {}\n"), ("Base.xcconfig", base),
      (
        "App.xcodeproj/project.pbxproj",
        """
        { objects = {
          1 = {isa = PBXProject; buildConfigurationList = 2; mainGroup = 4; targets = (6); };
          2 = {isa = XCConfigurationList; buildConfigurations = (3); };
          3 = {isa = XCBuildConfiguration; name = Debug; };
          4 = {isa = PBXGroup; children = (5, 11); sourceTree = "<group>"; };
          5 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
          6 = {isa = PBXNativeTarget; buildConfigurationList = 7; buildPhases = (9); name = App; productType = "com.apple.product-type.application"; };
          7 = {isa = XCConfigurationList; buildConfigurations = (8); };
          8 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = 5; buildSettings = { \(settings)}; };
          9 = {isa = PBXSourcesBuildPhase; files = (10); };
          10 = {isa = PBXBuildFile; fileRef = 11; };
          11 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        }; rootObject = 1; }

        """
      )
    ])
  }

  private static let rules = Registry.rules.filter { $0.info.id == "strict-concurrency-not-complete" }

  var findings: [SmallProject.Finding] { project.findings(of: Self.rules) }

  /// The project's files after the fix that is offered; nil when none is.
  var fixed: [String]? {
    let fixes = project.fixes(of: Self.rules)
    return fixes.isEmpty ? nil : project.files.map { fixes[0].applied(to: $0.text, of: $0.path) }
  }
}

@Suite("Fixes of build settings")
struct SettingsFixTests {
  @Test(
    "A configuration file is edited where one line says it all, in its own spelling",
    arguments: [
      (
        "SWIFT_VERSION=5\nSWIFT_STRICT_CONCURRENCY=targeted // soon\n",
        "SWIFT_VERSION=5\nSWIFT_STRICT_CONCURRENCY=complete // soon\n"
      ),
      (
        "SWIFT_VERSION = 5\n\tSWIFT_STRICT_CONCURRENCY\t=  minimal;\n",
        "SWIFT_VERSION = 5\n\tSWIFT_STRICT_CONCURRENCY\t=  complete;\n"
      ),
      ("\tSWIFT_VERSION = 5\n", "\tSWIFT_STRICT_CONCURRENCY = complete\n\tSWIFT_VERSION = 5\n"),
      ("V = 5\r\nSWIFT_VERSION = $(V)\r\n", "V = 5\r\nSWIFT_STRICT_CONCURRENCY = complete\r\nSWIFT_VERSION = $(V)\r\n")
    ])
  func configurationFile(before: String, after: String) {
    #expect(SettingsProject(base: before).fixed == SettingsProject(base: after).project.files.map(\.text))
    #expect(SettingsProject(base: after).findings == [])
  }

  @Test(
    "A project file is edited in the same way, whatever else stands on the line",
    arguments: [
      (
        "SWIFT_VERSION = 5.0; SWIFT_STRICT_CONCURRENCY = \"minimal\"; ",
        "SWIFT_VERSION = 5.0; SWIFT_STRICT_CONCURRENCY = \"complete\"; "
      ),
      ("A = 1; SWIFT_VERSION = 5.0; ", "A = 1; SWIFT_STRICT_CONCURRENCY = complete; SWIFT_VERSION = 5.0; ")
    ])
  func projectFile(before: String, after: String) {
    #expect(SettingsProject(settings: before).fixed == SettingsProject(settings: after).project.files.map(\.text))
  }

  @Test(
    "What hangs on a variable or a condition, or stands on the line twice, is found and left to people",
    arguments: [
      "SWIFT_VERSION = 5\nLEVEL = minimal\nSWIFT_STRICT_CONCURRENCY = $(LEVEL)\n",
      "SWIFT_VERSION = 5\nSWIFT_STRICT_CONCURRENCY[config=Debug] = minimal\n",
      "SWIFT_VERSION = 5\nSWIFT_STRICT_CONCURRENCY = minimal // not SWIFT_STRICT_CONCURRENCY = complete\n",
      "SWIFT_VERSION[config=Debug] = 5\n", "SWIFT_VERSION \\\n  = 5\n"
    ])
  func leftAlone(base: String) {
    let project = SettingsProject(base: base)
    #expect(project.findings.count == 1)
    #expect(project.fixed == nil)
  }
}

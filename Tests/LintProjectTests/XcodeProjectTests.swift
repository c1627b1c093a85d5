import Foundation
@testable import LintProject
import Testing

@Suite("Xcode projects")
struct XcodeProjectTests {
  /// A project of one application with one configuration and these build settings, as the application's own.
  private func project(_ settings: String, configs: [String: String] = [:], base: String = "") -> SmallProject {
    var files = configs
    files["App.xcodeproj/project.pbxproj"] = """
      { objects = {
        P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); };
        L = { isa = XCConfigurationList; buildConfigurations = (C); };
        C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(base) }; };
        G = { isa = PBXGroup; children = (X, F); sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = M; fileSystemSynchronizedGroups = (F);
          productType = "com.apple.product-type.application"; };
        M = { isa = XCConfigurationList; buildConfigurations = (D); };
        D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = {
      \(settings)
      }; };
      }; rootObject = P; }
      """
    if files["App.xcconfig"] == nil { files["App.xcconfig"] = "" }
    return SmallProject(files)
  }

  @Test(
    "The bridging headers of a target, from the project's directory",
    arguments: [
      ("", []), ("SWIFT_OBJC_BRIDGING_HEADER = \"\";", []),
      ("SWIFT_OBJC_BRIDGING_HEADER = \"App/Bridge to.h\";", ["App/Bridge to.h"]),
      ("SWIFT_OBJC_BRIDGING_HEADER = \"$(SRCROOT)/App/B.h\";", ["App/B.h"]),
      ("SWIFT_OBJC_BRIDGING_HEADER = \"${PROJECT_DIR}/$(TARGET_NAME)/B.h\";", ["App/B.h"]),
      ("SWIFT_OBJC_BRIDGING_HEADER = \"../B.h\";", []), ("SWIFT_OBJC_BRIDGING_HEADER = \"/B.h\";", []),
      ("\"SWIFT_OBJC_BRIDGING_HEADER[sdk=macosx*]\" = \"B.h\";", [])
    ])
  func bridgingHeaders(written: String, headers: [String]) {
    #expect(project(written).settings.targets.map(\.bridgingHeaders) == [headers])
  }

  @Test(
    "Imports call a module as the product is called, unless it has a name of its own",
    arguments: [
      ("", ["App"]), ("PRODUCT_NAME = \"My App\";", ["My_App"]), ("PRODUCT_NAME = \"$(TARGET_NAME)-2\";", ["App_2"]),
      ("PRODUCT_NAME = X; PRODUCT_MODULE_NAME = Main;", ["Main"]),
      ("PRODUCT_NAME = \"a b\"; PRODUCT_MODULE_NAME = \"$(PRODUCT_NAME:c99extidentifier)Kit\";", ["a_bKit"]),
      ("PRODUCT_NAME = \"\";", ["App"]), ("PRODUCT_NAME = \"$(XCODE_SECRET)\";", ["App"])
    ])
  func moduleNames(written: String, names: [String]) {
    #expect(project(written).settings.targets.map(\.moduleNames) == [names])
  }

  @Test(
    "Build settings about concurrency",
    arguments: [
      ("SWIFT_VERSION = 5.0;", "5 minimal nonisolated"), ("SWIFT_VERSION = 6.2;", "6 complete nonisolated"),
      ("SWIFT_VERSION = 4.2;", "4.2 minimal nonisolated"),
      ("", "5 minimal nonisolated"), ("SWIFT_VERSION = \"$(UNHEARD_OF)\";", "5 minimal nonisolated"),
      ("SWIFT_VERSION = future;", "? ? nonisolated"),
      ("SWIFT_STRICT_CONCURRENCY = complete;", "5 complete nonisolated"),
      ("SWIFT_STRICT_CONCURRENCY = targeted;", "5 targeted nonisolated"),
      ("SWIFT_STRICT_CONCURRENCY = minimal; SWIFT_VERSION = 6;", "6 complete nonisolated"),
      ("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", "5 minimal MainActor"),
      ("SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;", "5 minimal nonisolated"),
      ("OTHER_SWIFT_FLAGS = \"-DA -strict-concurrency=complete\";", "5 complete nonisolated"),
      (
        "OTHER_SWIFT_FLAGS = (\"-Xfrontend\", \"-warn-concurrency\", \"-default-isolation\", MainActor);",
        "5 complete MainActor"
      ),
      ("OTHER_SWIFT_FLAGS = \"$(SDK_FLAGS)\";", "? ? ?"), ("\"SWIFT_VERSION[sdk=macosx*]\" = 6.0;", "? ? nonisolated")
    ])
  func settings(written: String, summary: String) {
    #expect(project(written)["App"]?.summary == summary)
  }

  @Test("Approachable concurrency turns five features on, unless one is turned off by name")
  func approachable() {
    let app = project(
      "SWIFT_APPROACHABLE_CONCURRENCY = YES; SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = NO;")["App"]
    #expect(app?.has("InferIsolatedConformances") == true)
    #expect(app?.has("DisableOutwardActorInference") == true)
    #expect(app?.has("NonisolatedNonsendingByDefault") == false)
    #expect(app?.has("ExistentialAny") == false)
    #expect(
      app?.settings.upcomingFeature("InferIsolatedConformances").origin.reason == "SWIFT_APPROACHABLE_CONCURRENCY")
  }

  @Test(
    "Upcoming features by the names that Xcode has for them",
    arguments: [
      ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES;", "ExistentialAny", true),
      ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = MIGRATE;", "ExistentialAny", false),
      ("SWIFT_UPCOMING_FEATURE_DISABLE_OUTWARD_ACTOR_ISOLATION = YES;", "DisableOutwardActorInference", true),
      ("SWIFT_UPCOMING_FEATURE_IMPORT_OBJC_FORWARD_DECLS = YES;", "ImportObjcForwardDeclarations", true),
      ("SWIFT_UPCOMING_FEATURE_GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY = YES;", "GlobalActorIsolatedTypesUsability", true)
    ])
  func features(written: String, feature: String, isOn: Bool) {
    #expect(project(written)["App"]?.has(feature) == isOn)
  }

  @Test("The target's settings override its configuration file, and that overrides the project's")
  func layers() {
    let config = ["App.xcconfig": "SWIFT_VERSION = 6.0\nSWIFT_STRICT_CONCURRENCY = targeted"]
    let app = project(
      "SWIFT_STRICT_CONCURRENCY = complete; SWIFT_VERSION = 5;", configs: config,
      base: "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;")["App"]
    #expect(app?.summary == "5 complete MainActor")
    #expect(
      project("", configs: config, base: "SWIFT_VERSION = 5.0;")["App"]?.settings.languageMode
        == Setting(.v6, Origin(.read, place: SourceLine(path: "App.xcconfig", line: 1))))
  }

  @Test("Deployment targets by platform")
  func deploymentTargets() {
    let app = project("IPHONEOS_DEPLOYMENT_TARGET = 17.2; MACOSX_DEPLOYMENT_TARGET = 14.0;")["App"]
    #expect(app?.settings.deploymentTargets.mapValues(\.value) == ["iOS": "17.2", "macOS": "14.0"])
  }

  @Test(
    "Of the systems that a project states versions for, those count that the target is built for",
    arguments: [
      ("SDKROOT = appletvos;", ["tvOS": "17.0"]), ("SDKROOT = auto;", ["iOS": "16.4", "tvOS": "17.0"]),
      (
        "SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator appletvos\";",
        ["iOS": "16.4", "tvOS": "17.0"]
      )
    ])
  func systems(written: String, expected: [String: String]) {
    let app = project(written, base: "IPHONEOS_DEPLOYMENT_TARGET = 16.4; TVOS_DEPLOYMENT_TARGET = 17.0;")["App"]
    #expect(app?.settings.deploymentTargets.mapValues(\.value) == expected)
  }

  @Test("A local package inside a synchronised folder has its own settings")
  func localPackage() {
    var files = [
      "App/Packages/Core/Package.swift": manifest(), "App/Packages/Core/Sources/Kit/A.swift": "", "App/B.swift": ""
    ]
    files["App.xcodeproj/project.pbxproj"] = """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; }; L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; name = D; buildSettings = { SWIFT_VERSION = 5; }; };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; }; F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (F); buildConfigurationList = L; }; }; rootObject = P; }
      """
    let project = SmallProject(files)
    #expect(project.targets(of: "App/B.swift") == ["App"])
    #expect(project.targets(of: "App/Packages/Core/Sources/Kit/A.swift") == ["Kit"])
  }

  @Test("A file in two targets has what both agree on")
  func twoTargets() {
    let text = """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (A, B); };
      G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; }; F = { isa = PBXFileReference; path = Both.swift; sourceTree = "<group>"; };
      S = { isa = PBXSourcesBuildPhase; files = (X); }; X = { isa = PBXBuildFile; fileRef = F; };
      A = { isa = PBXNativeTarget; name = A; buildPhases = (S); buildConfigurationList = L; productType = "com.apple.product-type.framework"; };
      B = { isa = PBXNativeTarget; name = B; buildPhases = (S); buildConfigurationList = M; productType = "com.apple.product-type.bundle.unit-test"; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); }; C = { isa = XCBuildConfiguration; name = D; buildSettings = { SWIFT_VERSION = 5; IPHONEOS_DEPLOYMENT_TARGET = 17.2; }; };
      M = { isa = XCConfigurationList; buildConfigurations = (E); }; E = { isa = XCBuildConfiguration; name = D; buildSettings = { SWIFT_VERSION = 6; IPHONEOS_DEPLOYMENT_TARGET = 17.10; }; };
      }; rootObject = P; }
      """
    let project = SmallProject(["App.xcodeproj/project.pbxproj": text])
    #expect(project.targets(of: "Both.swift") == ["A", "B"])
    let settings = project.settings.settings(of: "Both.swift")
    #expect(
      settings.settings.languageMode
        == Setting(
          nil, Origin(.unknown, reason: "A: 5, B: 6", place: SourceLine(path: "App.xcodeproj/project.pbxproj", line: 6))
        ))
    #expect(settings.settings.defaultIsolation.value == .nonisolated)
    #expect(settings.settings.deploymentTargets.mapValues(\.value) == ["iOS": "17.2"])
    #expect(settings.isTest == nil)
  }

  @Test(
    "A file that is not a project is a problem with a place",
    arguments: [
      ("", "cannot be read: a value is expected", 1), ("{\n a = b\n}", "cannot be read: ';' is expected", 3),
      ("{ objects = {}; }", "is no Xcode project", 1),
      ("( a )", "is no Xcode project", 1), ("{ objects = { A = b; }; rootObject = A; }", "is no Xcode project", 1),
      ("\0\0\0", "cannot be read: a value is expected", 1)
    ])
  func broken(text: String, message: String, line: Int) {
    let problems = SmallProject(["App.xcodeproj/project.pbxproj": text]).settings.problems
    #expect(
      problems == [
        ProjectProblem(message: message, place: SourceLine(path: "App.xcodeproj/project.pbxproj", line: line))
      ])
  }

  @Test("Objects that refer to themselves, to nothing or to something else come to an end")
  func cyclic() {
    let text = """
      { objects = { P = { isa = PBXProject; mainGroup = P; targets = (T, T, Z, P); buildConfigurationList = P; };
      T = { isa = PBXNativeTarget; name = T; buildPhases = (T, P, S); buildConfigurationList = T; buildConfigurations = (T); fileSystemSynchronizedGroups = (T, Q); };
      S = { isa = PBXSourcesBuildPhase; files = (S, Q, (a), {}); }; Q = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (Q); path = (); };
      }; rootObject = P; }
      """
    let project = SmallProject(["App.xcodeproj/project.pbxproj": text])
    #expect(project.targetNames == ["T", "T", ""])
    #expect(project.targets(of: "a.swift") == [])
  }

  /// To spell out the paths of all groups is quadratic: 8 GB for these.
  @Test(
    "Thousands of groups in each other, each with a long name, take no more room than their text",
    .timeLimit(.minutes(60)))
  func nestedGroups() {
    let (count, name) = (4_000, String(repeating: "n", count: 1_000))
    let groups = (0..<count).map { "G\($0) = { isa = PBXGroup; children = (F\($0), G\($0 + 1)); path = \(name); };\n" }
      .joined()
    let files = (0..<count).map {
      "F\($0) = { isa = PBXFileReference; path = a.swift; }; X\($0) = { isa = PBXBuildFile; fileRef = F\($0); };\n"
    }.joined()
    let text = """
      { objects = { P = { isa = PBXProject; mainGroup = G0; targets = (T); }; T = { isa = PBXNativeTarget; name = T; buildPhases = (S); };
      S = { isa = PBXSourcesBuildPhase; files = (\((0..<count).map { "X\($0)" }.joined(separator: ", "))); };
      \(groups)\(files)}; rootObject = P; }
      """
    let project = SmallProject(["App.xcodeproj/project.pbxproj": text])
    #expect(project.targets(of: name + "/a.swift") == ["T"])
    #expect(project.targets(of: "\(name)/\(name)/\(name)/a.swift") == ["T"])
  }

  @Test("A file that is listed twice is in each of its targets once")
  func listedTwice() {
    let text = """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T, U); }; G = { isa = PBXGroup; children = (A, B); path = App; };
      A = { isa = PBXFileReference; path = a.swift; }; B = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = T; buildPhases = (S); }; U = { isa = PBXNativeTarget; name = U; buildPhases = (R); };
      S = { isa = PBXSourcesBuildPhase; files = (X, Y, X); }; R = { isa = PBXSourcesBuildPhase; files = (Y, X); };
      X = { isa = PBXBuildFile; fileRef = A; }; Y = { isa = PBXBuildFile; fileRef = B; };
      }; rootObject = P; }
      """
    let project = SmallProject(["App.xcodeproj/project.pbxproj": text])
    #expect(project.targets(of: "App/a.swift") == ["T", "U"])
    #expect(project.targets(of: "App/b.swift") == [])
  }

  @Test("A project with swapped words is read, or a problem")
  func exchanged() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Fixtures/settings/synchronised/Notes.xcodeproj/project.pbxproj")
    var words = try String(contentsOf: url, encoding: .utf8).split(separator: " ", omittingEmptySubsequences: false)
    for round in 1...400 {
      words.swapAt(round * 7919 % words.count, round * 104_729 % words.count)
      let project = SmallProject([
        "App.xcodeproj/project.pbxproj": words.joined(separator: " "), "Config/Base.xcconfig": "A = 1"
      ])
      #expect(project.settings.targets.count <= 3)
    }
  }
}

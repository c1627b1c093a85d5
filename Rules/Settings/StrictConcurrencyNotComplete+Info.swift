import LintKit

extension StrictConcurrencyNotComplete {
  static let info = RuleInfo(
    id: "strict-concurrency-not-complete",
    family: .settings,
    severity: .info,
    priority: .medium,
    summary: "Swift 5 target without complete concurrency checking",
    why: """
      In Swift 5 mode the compiler reports few data races unless it is asked to. Code that is written meanwhile adds to \
      what the migration to Swift 6 will find, and the races are in the app today.
      """,
    instead: """
      In a manifest, give the target 'swiftSettings: [.enableUpcomingFeature("StrictConcurrency")]'; in Xcode, set \
      'SWIFT_STRICT_CONCURRENCY' to 'complete'. This only adds warnings.
      """,
    limits: """
      One finding for all targets of a manifest or project that need the same, of those with files in the paths that \
      are linted; three are named. Targets of tests, plug-ins, macros, mocks, samples and benchmarks are left out. So \
      are targets that state nothing where no other target of the project is checked, and less than one file of twenty \
      declares an actor or mentions 'Sendable', but with the option 'unstarted'. A level that is too low is reported on its own line. Undecided where a \
      configuration file is missing, where a value depends on a condition, and where a project states no language \
      version.
      """,
    references: [
      .evolution("0337-support-incremental-migration-to-concurrency-checking"),
      .evolution("0362-piecemeal-future-features")
    ],
    compilerView: [],
    fix: .unsafe,
    noFix: "the setting is not written in a form that can be edited here",
    isOptIn: true,
    options: [unstarted],
    examples: [
      .flagged(
        "a target that says nothing", "struct Row: Sendable {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"↓Data\", path: \".\")])"
          )
        ]),
      .flagged(
        "targeted checking", "struct Row: Sendable {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.↓enableUpcomingFeature(\"StrictConcurrency=targeted\")])])"
          )
        ]),
      .flagged(
        "targeted checking, after another setting on the line", "struct Row: Sendable {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.swiftLanguageMode(.v5), .↓enableUpcomingFeature(\"StrictConcurrency=targeted\")])])"
          )
        ]),
      .flagged(
        "no word about data races in settings and code, where that is asked for", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"↓Data\", path: \".\")])"
          )
        ], options: ["unstarted": .flag(true)]),
      .notFlagged(
        "no word about data races in settings and code", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\")])"
          )
        ]),
      .notFlagged(
        "tests", "struct RowTests {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.testTarget(name: \"Data\", path: \".\")])"
          )
        ]),
      .notFlagged(
        "mocks", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"StoreMocks\", path: \".\")])"
          )
        ]),
      .flagged(
        "two targets, in one finding", "struct Row: Sendable {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [\n  .target(name: \"↓Data\", path: \".\"),\n  .target(name: \"Design\"),\n])"
          ),
          .init("Sources/Design/Color.swift", "struct Color: Sendable {}")
        ]),
      .flagged(
        "many, of which a finding names three: 'Data', 'Design', 'Import' and 2 more targets",
        "struct Row: Sendable {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [\n  .testTarget(name: \"DataTests\"),\n  .target(name: \"↓Data\", path: \".\", exclude: [\"Sources\", \"Tests\"]),\n  .target(name: \"Design\"),\n  .target(name: \"Import\"),\n  .target(name: \"Export\"),\n])"
          ),
          .init("Sources/Design/Color.swift", "struct Color: Sendable {}"),
          .init("Sources/Import/Reader.swift", "struct Reader: Sendable {}"),
          .init("Sources/Export/Writer.swift", "struct Writer: Sendable {}"),
          .init("Tests/DataTests/RowTests.swift", "struct RowTests {}")
        ]),
      .flagged(
        "complete, but kept in Swift 5 mode", "struct Row: Sendable {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\"), .↓swiftLanguageMode(.v5)])])"
          )
        ]),
      .notFlagged(
        "complete", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\")])])"
          )
        ]),
      .notFlagged(
        "complete, as a value of the feature", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.enableExperimentalFeature(\"StrictConcurrency=complete\")])])"
          )
        ]),
      .notFlagged(
        "language mode 6", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\")])"
          )
        ]),
      .notFlagged(
        "a setting that depends on the platform", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\", .when(platforms: [.iOS]))])])"
          )
        ]),
      .notFlagged("no manifest", "struct Row {}"),
      Example.fixed(
        "a target without the feature", before: "struct Row: Sendable {}", after: "struct Row: Sendable {}",
        applicability: .unsafe,
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\")])",
            fixed:
              "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\")])])"
          )
        ]),
      Example.fixed(
        "each of several targets", before: "struct Row: Sendable {}", after: "struct Row: Sendable {}",
        applicability: .unsafe,
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [\n  .target(name: \"Data\", path: \".\"),\n  .target(name: \"Design\"),\n])",
            fixed:
              "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [\n  .target(name: \"Data\", path: \".\", swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\")]),\n  .target(name: \"Design\", swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\")]),\n])"
          ),
          .init("Sources/Design/Color.swift", "struct Color: Sendable {}")
        ]),
      Example.fixed(
        "targeted becomes complete", before: "struct Row: Sendable {}", after: "struct Row: Sendable {}",
        applicability: .unsafe,
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.unsafeFlags([\"-strict-concurrency=targeted\"])])])",
            fixed:
              "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.unsafeFlags([\"-strict-concurrency=complete\"])])])"
          )
        ]),
      Example.fixed(
        "a project, beside its language version", before: "struct Row: Sendable {}", after: "struct Row: Sendable {}",
        applicability: .unsafe,
        files: [
          .init(
            "Reader.xcodeproj/project.pbxproj", project(debug: "buildSettings = { SWIFT_VERSION = 5.0; };"),
            fixed: project(debug: "buildSettings = { SWIFT_STRICT_CONCURRENCY = complete; SWIFT_VERSION = 5.0; };"))
        ]),
      Example.fixed(
        "a configuration file", before: "struct Row: Sendable {}", after: "struct Row: Sendable {}",
        applicability: .unsafe,
        files: [
          .init("Reader.xcodeproj/project.pbxproj", project(debug: "baseConfigurationReference = 5;")),
          .init(
            "Base.xcconfig", "// All targets\n  SWIFT_VERSION = 5.0 // for now\n",
            fixed: "// All targets\n  SWIFT_STRICT_CONCURRENCY = complete\n  SWIFT_VERSION = 5.0 // for now\n")
        ])
    ])

  /// An Xcode project of one target.
  private static func project(debug: String) -> String {
    """
    {
      objects = {
        1 = {isa = PBXProject; buildConfigurationList = 2; mainGroup = 4; targets = (6); };
        2 = {isa = XCConfigurationList; buildConfigurations = (3); };
        3 = {isa = XCBuildConfiguration; name = Debug; };
        4 = {isa = PBXGroup; children = (5, 11); sourceTree = "<group>"; };
        5 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        6 = {isa = PBXNativeTarget; buildConfigurationList = 7; buildPhases = (9); name = Reader; productType = "com.apple.product-type.application"; };
        7 = {isa = XCConfigurationList; buildConfigurations = (8); };
        8 = {isa = XCBuildConfiguration; name = Debug; \(debug) };
        9 = {isa = PBXSourcesBuildPhase; files = (10); };
        10 = {isa = PBXBuildFile; fileRef = 11; };
        11 = {isa = PBXFileReference; path = Example.swift; sourceTree = "<group>"; };
      };
      rootObject = 1;
    }

    """
  }
}

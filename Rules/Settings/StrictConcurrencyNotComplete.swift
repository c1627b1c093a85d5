import LintKit

/// A target in language mode 5 whose compiler keeps most of what it knows about data races to itself.
enum StrictConcurrencyNotComplete: SettingsRule {
  enum Exemption: String, RuleExemption {
    /// Tests, plugins and macros: nothing of them runs on anybody's device.
    case isNotShipped
  }

  static func check(_ target: Target, in pass: SettingsPass) {
    let (mode, level) = (target.settings.languageMode, target.settings.strictConcurrency)
    guard target.isCertain else { return pass.leaveUndecided(missing: .target) }
    guard let modeValue = mode.value, let levelValue = level.value else {
      return pass.leaveUndecided(missing: .setting(of: target))
    }
    // What nothing states is only known where every file that might state it was read.
    guard mode.origin.kind != .assumed, level.origin.kind != .assumed || level.origin.reason == nil else {
      return pass.leaveUndecided(missing: .setting(of: target))
    }
    guard modeValue < .v6 else { return }
    let isShipped = !pass.exempts(Exemption.isNotShipped, target.isNotShipped)
    if levelValue == .complete {
      // Only where the tools would have it otherwise has somebody put Swift 6 off.
      guard isShipped,
        let pin = target.statements.first(where: { $0.name == "swiftLanguageMode" || $0.name == "swiftLanguageVersion" }
        ),
        pin.arguments.first?.contains("5") == true, let tools = pass.container.manifest?.toolsVersion, tools.major >= 6
      else { return }
      return pass.report(target, at: pin.place, pin.name, .pinned, together: .container, severity: .info)
    }
    let severity: Severity? = isShipped ? nil : .info
    if level.origin.kind == .read, let place = level.origin.place {
      // Others may stand on the same line.
      let statement = target.statements.first { $0.place == place && $0.givesLevel }
      return pass.report(
        target, at: place, statement?.name ?? "", .lower(levelValue.rawValue), together: .line, severity: severity,
        fix: statement.flatMap { raise($0, from: levelValue.rawValue, in: pass) })
    }
    // What an option of the command says holds whatever is written: a fix would be made again and again.
    let isWritable = level.origin.kind != .commandLine
    guard let tools = pass.container.manifest?.toolsVersion else {
      return pass.report(
        target, at: target.place, target.name, .missing(.project), together: .container, severity: severity,
        fix: isWritable ? addToProject(target, in: pass) : nil)
    }
    let hasUpcomingFeatures = tools.major > 5 || tools.minor >= 8
    pass.report(
      target, at: target.place, target.name, .missing(.package(hasUpcomingFeatures: hasUpcomingFeatures)),
      together: .container,
      severity: severity, fix: hasUpcomingFeatures && isWritable ? addToManifest(target, in: pass) : nil)
  }
}

extension Target.Statement {
  /// Whether it says how strict the compiler is: a build setting, a feature or a flag.
  fileprivate var givesLevel: Bool {
    let words = [name] + arguments
    return words.contains {
      $0.contains("STRICT_CONCURRENCY") || $0.contains("StrictConcurrency") || $0.contains("strict-concurrency")
    }
  }
}

extension Target {
  fileprivate var isNotShipped: Bool { kind.isTest || kind == .macro || kind == .plugin }
}

// MARK: - Messages

extension TargetPredicate {
  fileprivate static func missing(_ cure: Cure) -> TargetPredicate {
    TargetPredicate(
      ofOne:
        "is compiled in language mode 5, which checks little of what Swift 6 refuses, and its data races go unnoticed: \(cure.ofOne).",
      ofSeveral: """
        are compiled in language mode 5, which checks little of what Swift 6 refuses, and their data races go unnoticed: \(cure.ofSeveral).
        """)
  }

  fileprivate static func lower(_ level: String) -> TargetPredicate {
    TargetPredicate(
      ofOne: """
        is compiled in language mode 5 with '\(level)' concurrency checking, and most of its data races go unnoticed: make it 'complete'.
        """,
      ofSeveral: """
        are compiled in language mode 5 with '\(level)' concurrency checking, and most of their data races go unnoticed: make it 'complete'.
        """)
  }

  fileprivate static let pinned = TargetPredicate(
    ofOne:
      "is checked as in Swift 6, but what is found stays a warning: with the last of them gone, its language mode can be 6.",
    ofSeveral:
      "are checked as in Swift 6, but what is found stays a warning: with the last of them gone, their language mode can be 6."
  )
}

/// What to do about a target.
private enum Cure {
  case package(hasUpcomingFeatures: Bool)
  case project

  var ofOne: String {
    switch self {
    case .package(true): "add 'swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\")]'"
    case .package(false): "raise the tools version to 5.9 and \(Self.package(hasUpcomingFeatures: true).ofOne)"
    case .project: "set 'SWIFT_STRICT_CONCURRENCY' to 'complete'"
    }
  }

  var ofSeveral: String {
    switch self {
    case .package: "\(ofOne) to each"
    case .project: "\(ofOne) for each"
    }
  }
}

extension MissingFact {
  fileprivate static let target: MissingFact = "target: whether the manifest declares it in every case"

  /// The setting that is not known, or that no file states which can be read, and why.
  fileprivate static func setting(of target: Target) -> MissingFact {
    let (mode, level) = (target.settings.languageMode, target.settings.strictConcurrency)
    let isMode = mode.value == nil || level.value != nil && mode.origin.kind == .assumed
    let reason = (isMode ? mode.origin : level.origin).reason
    return MissingFact(
      "setting: " + (isMode ? "language mode" : "strictness of concurrency checking") + (reason.map { ", \($0)" } ?? "")
    )
  }
}

// MARK: - Info

extension StrictConcurrencyNotComplete {
  static let info = RuleInfo(
    id: "strict-concurrency-not-complete",
    family: .settings,
    severity: .warning,
    priority: .high,
    summary: "A target in language mode 5 without complete concurrency checking",
    why: """
      In language mode 5 the compiler says next to nothing about data races unless it is asked to. Code that is \
      written meanwhile adds to what the migration to Swift 6 will find, and the races are in the app today.
      """,
    instead: """
      In a manifest, give the target 'swiftSettings: [.enableUpcomingFeature("StrictConcurrency")]'; in Xcode, set \
      'SWIFT_STRICT_CONCURRENCY' to 'complete'. What is found are warnings: nothing else changes.
      """,
    limits: """
      Reported once for all targets of a manifest or project that need the same, of those whose files are looked at: \
      the shipped ones come first, and three are named. A level that is too low is reported where it stands. Only \
      where the manifest or project was read and understood: not where a configuration file is missing, or a value \
      hangs on a condition. What Xcode assumes for a project that states no language version is not taken for known.
      """,
    references: [
      .evolution("0337-support-incremental-migration-to-concurrency-checking"),
      .evolution("0362-piecemeal-future-features")
    ],
    compilerView: [],
    fix: .unsafe,
    examples: [
      .flagged(
        "a target that says nothing", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"↓Data\", path: \".\")])"
          )
        ]),
      .flagged(
        "targeted checking", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.↓enableUpcomingFeature(\"StrictConcurrency=targeted\")])])"
          )
        ]),
      .flagged(
        "targeted checking, behind another setting on the line", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.swiftLanguageMode(.v5), .↓enableUpcomingFeature(\"StrictConcurrency=targeted\")])])"
          )
        ]),
      .flagged(
        "tests", "struct RowTests {}", severity: .info,
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.testTarget(name: \"↓Data\", path: \".\")])"
          )
        ]),
      .flagged(
        "two targets, in one finding", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [\n  .target(name: \"↓Data\", path: \".\"),\n  .target(name: \"Design\"),\n])"
          ),
          .init("Sources/Design/Color.swift", "struct Color {}")
        ]),
      .flagged(
        "many, of which a finding names three: 'Data', 'Design', 'Import' and 2 more targets", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [\n  .testTarget(name: \"DataTests\"),\n  .target(name: \"↓Data\", path: \".\", exclude: [\"Sources\", \"Tests\"]),\n  .target(name: \"Design\"),\n  .target(name: \"Import\"),\n  .target(name: \"Export\"),\n])"
          ),
          .init("Sources/Design/Color.swift", "struct Color {}"),
          .init("Sources/Import/Reader.swift", "struct Reader {}"),
          .init("Sources/Export/Writer.swift", "struct Writer {}"),
          .init("Tests/DataTests/RowTests.swift", "struct RowTests {}")
        ]),
      .flagged(
        "complete, but held back from language mode 6", "struct Row {}", severity: .info,
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
        "a setting that hangs on the platform", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\", .when(platforms: [.iOS]))])])"
          )
        ]),
      .notFlagged("no manifest", "struct Row {}"),
      Example.fixed(
        "complete", before: "struct Row {}", after: "struct Row {}", applicability: .unsafe,
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\")])",
            fixed:
              "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\")])])"
          )
        ]),
      Example.fixed(
        "each of several targets", before: "struct Row {}", after: "struct Row {}", applicability: .unsafe,
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [\n  .target(name: \"Data\", path: \".\"),\n  .target(name: \"Design\"),\n])",
            fixed:
              "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [\n  .target(name: \"Data\", path: \".\", swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\")]),\n  .target(name: \"Design\", swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\")]),\n])"
          ),
          .init("Sources/Design/Color.swift", "struct Color {}")
        ]),
      Example.fixed(
        "targeted becomes complete", before: "struct Row {}", after: "struct Row {}", applicability: .unsafe,
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.unsafeFlags([\"-strict-concurrency=targeted\"])])])",
            fixed:
              "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.unsafeFlags([\"-strict-concurrency=complete\"])])])"
          )
        ]),
      Example.fixed(
        "a project, where its language version stands", before: "struct Row {}", after: "struct Row {}",
        applicability: .unsafe,
        files: [
          .init(
            "Reader.xcodeproj/project.pbxproj", project(debug: "buildSettings = { SWIFT_VERSION = 5.0; };"),
            fixed: project(debug: "buildSettings = { SWIFT_STRICT_CONCURRENCY = complete; SWIFT_VERSION = 5.0; };"))
        ]),
      Example.fixed(
        "a configuration file", before: "struct Row {}", after: "struct Row {}", applicability: .unsafe,
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

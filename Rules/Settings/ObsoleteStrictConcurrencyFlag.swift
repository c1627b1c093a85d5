import LintKit
import LintText

/// A setting of a manifest that the language mode implies, or that has a newer form.
enum ObsoleteStrictConcurrencyFlag: SettingsRule {
  enum Exemption: String, RuleExemption {
    /// The manifest is for older tools as well, which need the setting.
    case olderTools
  }

  static func check(_ target: Target, in pass: SettingsPass) {
    guard let manifest = pass.container.manifest, target.isCertain else { return }
    for statement in target.statements {
      guard let flaw = statement.flaw else { continue }
      guard let mode = target.settings.languageMode.value else {
        pass.leaveUndecided(missing: .mode)
        continue
      }
      guard flaw.holds(in: mode, manifest.toolsVersion),
        !pass.exempts(Exemption.olderTools, manifest.asksAboutTools)
      else { continue }
      let isImplied = mode >= .v6
      pass.report(
        target, at: statement.place, statement.name, flaw.predicate(isImplied: isImplied), together: .container,
        severity: flaw.severity, fix: fix(statement, flaw, isImplied: isImplied, in: pass))
    }
  }

  /// Removes what is implied, and spells the rest as a feature. Changes nothing about how the target is compiled.
  private static func fix(
    _ statement: Target.Statement, _ flaw: Flaw, isImplied: Bool, in pass: SettingsPass
  ) -> RawDiagnostic.FixIt? {
    guard let manifest = pass.manifest(at: statement.place.path), let call = manifest.call(of: statement),
      let name = call.calleeNameToken
    else { return nil }
    var fix = FixBuilder(tree: manifest.tree, path: statement.place.path)
    switch flaw {
    case .disabled: return nil
    case .flag where !isImplied, .feature where !isImplied:
      guard statement.arguments.count == 1 else { return nil }
      fix.replace(name.range, with: "enableUpcomingFeature")
      if case .flag = flaw {
        guard let argument = call.arguments.first else { return nil }
        fix.replace(argument.range, with: "\"StrictConcurrency\"")
      }
      return fix.fix(.upcoming, .safe)
    default:
      if case .flag = flaw, statement.arguments.count != 1 { return nil }
      guard fix.remove(element: call.node) else { return nil }
      return fix.fix(.removal, .safe)
    }
  }
}

/// What is obsolete, or worse, about a setting.
private enum Flaw {
  /// A feature, and whether it is turned on as an experimental one.
  case feature(String, isExperimental: Bool)
  /// `-strict-concurrency=complete` among unsafe flags.
  case flag
  /// A flag that turns off checks at run time.
  case disabled(String)

  func holds(in mode: LanguageMode, _ tools: ToolsVersion) -> Bool {
    switch self {
    case .feature(_, let isExperimental): mode >= .v6 || isExperimental && tools.major >= 6
    case .flag: mode >= .v6 || tools >= ToolsVersion(5, 8)
    case .disabled: true
    }
  }

  var severity: Severity? { if case .disabled = self { .warning } else { nil } }

  func predicate(isImplied: Bool) -> TargetPredicate {
    switch self {
    case .disabled(let flag):
      TargetPredicate(
        ofOne: "turns off a check of isolation by '\(flag)', which hides data races. Remove the flag.",
        ofSeveral: "turn off a check of isolation by '\(flag)', which hides data races. Remove the flag.")
    case .feature(let name, _) where isImplied:
      TargetPredicate(
        ofOne: "turns on '\(name)', which the Swift 6 language mode implies. Remove the setting.",
        ofSeveral: "turn on '\(name)', which the Swift 6 language mode implies. Remove the setting.")
    case .flag where isImplied:
      TargetPredicate(
        ofOne: "asks for complete concurrency checking, which the Swift 6 language mode implies. Remove the flag.",
        ofSeveral: "ask for complete concurrency checking, which the Swift 6 language mode implies. Remove the flag.")
    case .feature(let name, _):
      TargetPredicate(
        ofOne: "turns on '\(name)' as an experimental feature. Use 'enableUpcomingFeature'.",
        ofSeveral: "turn on '\(name)' as an experimental feature. Use 'enableUpcomingFeature'.")
    case .flag:
      TargetPredicate(
        ofOne: "checks concurrency by an unsafe flag. Use '.enableUpcomingFeature(\"StrictConcurrency\")'.",
        ofSeveral: "check concurrency by an unsafe flag. Use '.enableUpcomingFeature(\"StrictConcurrency\")'.")
    }
  }
}

extension Target.Statement {
  fileprivate var flaw: Flaw? {
    switch name {
    case "enableExperimentalFeature", "enableUpcomingFeature":
      let isExperimental = name == "enableExperimentalFeature"
      guard let feature = arguments.first, UpcomingFeatures.impliedBySwift6.contains(feature) else { return nil }
      return isExperimental && feature != "StrictConcurrency" ? nil : .feature(feature, isExperimental: isExperimental)
    case "unsafeFlags":
      if let flag = arguments.first(where: { Self.disabling.contains($0) }) { return .disabled(flag) }
      return arguments.contains("-strict-concurrency=complete") ? .flag : nil
    default: return nil
    }
  }

  private static let disabling: Set<String> = ["-disable-dynamic-actor-isolation", "-disable-actor-data-race-checks"]
}

extension Manifest {
  /// The call that makes a setting, in a list; `nil` where it is not alone on its line.
  fileprivate func call(of statement: Target.Statement) -> FunctionCallExpr? {
    let name = Name(spelling: statement.name)
    let found = elements(onLine: statement.place.line).filter { $0.calleeName == name }
    return found.count == 1 ? found[0] : nil
  }
}

extension FixBuilder {
  /// Removes an element of a list with its comma.
  ///
  /// - Returns: false where a comment would be removed with it.
  fileprivate mutating func remove(element: Node) -> Bool {
    let (before, after) = (element.firstToken.previous, element.lastToken.next)
    let range: Range<UInt32>
    if after.kind == .comma, before?.kind != .comma, after.next.kind != .rightSquare {
      range = element.range.lowerBound..<after.next.offset
    } else if let before, before.kind == .comma {
      range = before.offset..<element.range.upperBound
    } else {
      range = element.range.lowerBound..<(after.kind == .comma ? after.end : element.range.upperBound)
    }
    if text(range).includes("//") || text(range).includes("/*") { return false }
    replace(range, with: "")
    return true
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let upcoming: Message = "Turn on complete checking as an upcoming feature"
  fileprivate static let removal: Message = "Remove the setting"
}

extension MissingFact {
  fileprivate static let mode: MissingFact = "setting: language mode"
}

// MARK: - Info

extension ObsoleteStrictConcurrencyFlag {
  static let info = RuleInfo(
    id: "obsolete-strict-concurrency-flag",
    family: .settings,
    severity: .info,
    priority: .low,
    summary: "Concurrency setting that the language mode implies",
    why: """
      It says that the target would be checked less without it. Unsafe flags keep other packages from depending on the \
      target, and those that turn off checks at run time hide data races.
      """,
    instead:
      "Remove what the language mode implies, and spell the rest '.enableUpcomingFeature(\"StrictConcurrency\")'.",
    limits: """
      Settings of manifests. A warning for flags that turn off checks at run time. Silent in manifests that ask which \
      tools build them.
      """,
    references: [
      .evolution("0337-support-incremental-migration-to-concurrency-checking"),
      .evolution("0362-piecemeal-future-features")
    ],
    compilerView: [.silent],
    fix: .safe,
    noFix: "the flag is made of several settings, or shares its statement",
    examples: [
      .flagged(
        "an experimental feature", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.↓enableExperimentalFeature(\"StrictConcurrency\")])], swiftLanguageModes: [.v5])"
          )
        ]),
      .flagged(
        "the language mode implies it", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.↓enableUpcomingFeature(\"GlobalConcurrency\")])])"
          )
        ]),
      .notFlagged(
        "Swift 5 mode needs it", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\")])])"
          )
        ]),
      .notFlagged(
        "no language mode implies it", "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.enableUpcomingFeature(\"ExistentialAny\")])])"
          )
        ]),
      .fixed(
        "the setting", before: "struct Row {}", after: "struct Row {}",
        files: [
          .init(
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.enableUpcomingFeature(\"ExistentialAny\"), .enableExperimentalFeature(\"StrictConcurrency\")])])",
            fixed:
              "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Store\", targets: [.target(name: \"Data\", path: \".\", swiftSettings: [.enableUpcomingFeature(\"ExistentialAny\")])])"
          )
        ])
    ])
}

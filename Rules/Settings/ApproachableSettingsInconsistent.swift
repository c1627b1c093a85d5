import LintKit

/// A target whose async functions run elsewhere than those of a target that calls them, for want of a setting.
enum ApproachableSettingsInconsistent: SettingsRule {
  enum Exemption: String, RuleExemption {
    /// Tests, plug-ins, macros, mocks, samples and benchmarks.
    case support
    /// No function that others may call depends on it.
    case unaffected
  }

  private static let feature = UpcomingFeature.nonisolatedNonsendingByDefault.rawValue

  static func check(_ target: Target, in pass: SettingsPass) {
    let own = target.settings.upcomingFeature(feature)
    guard own.value != true else { return }
    let users = pass.importers.filter { $0.settings.upcomingFeature(feature).value == true && !$0.isSupport }
    guard let user = users.first else { return }
    guard own.value == false, target.isCertain else { return pass.leaveUndecided(missing: .upcomingFeature(feature)) }
    if pass.exempts(Exemption.support, target.isSupport)
      || pass.exempts(Exemption.unaffected, !pass.offersAsyncFunctions)
    {
      return
    }
    pass.report(
      target, at: target.place, target.name, .lacks(feature, user.name), together: .container,
      fix: StrictConcurrencyNotComplete.add(
        ".enableUpcomingFeature(\"\(feature)\")", toManifestOf: target, .turnOn, in: pass))
  }
}

extension SettingsPass {
  /// Whether a public `async` function of the target is on no actor: where it runs depends on the setting.
  fileprivate var offersAsyncFunctions: Bool {
    files.contains { file in
      index.outline(file).tree.root.descendants(of: .functionDecl).contains { node in
        let function = FunctionDecl(unchecked: node)
        guard function.isAsync, function.hasModifier(.public) || function.hasModifier(.package),
          let ref = index.declaration(of: node, in: file)
        else { return false }
        return index.isolation(ofFunction: ref).isolation == .nonisolated
      }
    }
  }
}

// MARK: - Messages

extension TargetPredicate {
  fileprivate static func lacks(_ feature: String, _ user: String) -> TargetPredicate {
    TargetPredicate(
      ofOne: "is built without '\(feature)', unlike '\(user)', which uses it. Turn it on in both.",
      ofSeveral: "are built without '\(feature)', unlike '\(user)', which uses them. Turn it on in all.")
  }
}

extension Message {
  fileprivate static let turnOn: Message = "Turn on 'NonisolatedNonsendingByDefault'"
}

// MARK: - Info

extension ApproachableSettingsInconsistent {
  static let info = RuleInfo(
    id: "approachable-settings-inconsistent",
    family: .settings,
    severity: .info,
    priority: .medium,
    summary: "Targets that disagree on where async functions run",
    why: """
      With NonisolatedNonsendingByDefault a nonisolated 'async' function runs on its caller's actor, and without it on a \
      background thread. Code that moves from one target to the other changes its thread without any sign.
      """,
    instead: "Turn the feature on in both targets; Xcode's 'SWIFT_APPROACHABLE_CONCURRENCY' includes it.",
    limits: """
      Targets of the project with public 'async' functions on no actor. Silent on tests, plug-ins, macros, mocks, \
      samples and benchmarks. Undecided where the setting is not known.
      """,
    references: [.evolution("0461-async-function-isolation")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the setting cannot be written in the file that has the others",
    isOptIn: true,
    examples: [
      .flagged(
        "a library without the feature", "import Kit\nstruct Row {}",
        files: [
          .init("Package.swift", manifest(kit: #".target(name: "↓Kit")"#)),
          .init("Sources/Kit/Load.swift", "public func load() async {}")
        ]),
      .flagged(
        "of several", "import Kit\nstruct Row {}",
        files: [
          .init(
            "Package.swift", manifest(kit: #".target(name: "↓Kit", dependencies: ["Core"]), .target(name: "Core")"#)),
          .init("Sources/Kit/Load.swift", "import Core\npublic func load() async {}"),
          .init("Sources/Core/Load.swift", "public func read() async {}")
        ]),
      .notFlagged(
        "both have it", "import Kit\nstruct Row {}",
        files: [
          .init("Package.swift", manifest(kit: #".target(name: "Kit", swiftSettings: [\#(setting)])"#)),
          .init("Sources/Kit/Load.swift", "public func load() async {}")
        ]),
      .notFlagged(
        "nothing in it is async", "import Kit\nstruct Row {}",
        files: [
          .init("Package.swift", manifest(kit: #".target(name: "Kit")"#)),
          .init("Sources/Kit/Load.swift", "public func load() {}")
        ]),
      .fixed(
        "the feature", before: "import Kit\nstruct Row {}", after: "import Kit\nstruct Row {}",
        applicability: .unsafe,
        files: [
          .init(
            "Package.swift", manifest(kit: #".target(name: "Kit")"#),
            fixed: manifest(kit: #".target(name: "Kit", swiftSettings: [\#(setting)])"#)),
          .init("Sources/Kit/Load.swift", "public func load() async {}")
        ])
    ])

  private static let setting = #".enableUpcomingFeature("NonisolatedNonsendingByDefault")"#

  private static func manifest(kit: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Store",
      targets: [
        .executableTarget(name: "App", path: ".", exclude: ["Sources"], swiftSettings: [\(setting)]),
        \(kit)
      ])
    """
  }
}

import LintKit
import LintText

/// A target in language mode 5 whose compiler reports few of its data races.
enum StrictConcurrencyNotComplete: SettingsRule {
  static let unstarted = RuleOption.flag(
    "unstarted", false,
    "Whether to report targets that state nothing, in projects that have not begun to deal with data races.")

  enum Exemption: String, RuleExemption {
    /// Tests, plug-ins, macros, mocks, samples and benchmarks.
    case support
    /// Neither the settings of the project nor the code of the target deal with data races yet.
    case notStarted
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
    if pass.exempts(Exemption.support, target.isSupport) { return }
    if levelValue == .complete {
      guard let pin = target.pinToSwift5(in: pass) else { return }
      return pass.report(target, at: pin.place, pin.name, .pinned, together: .container)
    }
    if level.origin.kind == .read, let place = level.origin.place {
      // The line may have others.
      let statement = target.statements.first { $0.place == place && $0.givesLevel }
      return pass.report(
        target, at: place, statement?.name ?? "", .lower(levelValue.rawValue), together: .line,
        fix: statement.flatMap { raise($0, from: levelValue.rawValue, in: pass) })
    }
    if !pass.flag(unstarted), pass.exempts(Exemption.notStarted, !pass.hasStarted(target)) { return }
    // An option of the command overrides what is written: a fix would be made again and again.
    let isWritable = level.origin.kind != .commandLine
    guard let tools = pass.container.manifest?.toolsVersion else {
      return pass.report(
        target, at: target.place, target.name, .missing(.project), together: .container,
        fix: isWritable ? addToProject(target, in: pass) : nil)
    }
    let hasUpcomingFeatures = tools.major > 5 || tools.minor >= 8
    pass.report(
      target, at: target.place, target.name, .missing(.package(hasUpcomingFeatures: hasUpcomingFeatures)),
      together: .container,
      fix: hasUpcomingFeatures && isWritable ? addToManifest(target, in: pass) : nil)
  }
}

extension SettingsPass {
  /// Whether a project deals with data races: the compiler looks for them in some target, or some code of this one says
  /// what is safe to share.
  fileprivate func hasStarted(_ target: Target) -> Bool {
    let isChecked = hasSibling { other in
      !other.isSupport
        && (other.settings.languageMode.value.map { $0 >= .v6 } ?? false
          || other.settings.strictConcurrency.origin.kind == .read || other.pinToSwift5(in: self) != nil)
    }
    // One file of twenty is more than what a library has asked for.
    return isChecked || files.count { index.outline($0).saysWhatIsShared } * 20 >= max(files.count, 1)
  }
}

extension FileOutline {
  fileprivate var saysWhatIsShared: Bool {
    names.contains(.Sendable) || tree.contains(ActorDecl.self) { _ in true }
  }
}

extension Target.Statement {
  /// Whether it says how strict the compiler is: a build setting, a feature or a flag.
  fileprivate var givesLevel: Bool {
    let words = [name] + arguments
    return words.contains {
      $0.includes("STRICT_CONCURRENCY") || $0.includes("StrictConcurrency") || $0.includes("strict-concurrency")
    }
  }
}

extension Target {
  /// The statement that keeps the target in Swift 5 mode where its tools version implies Swift 6.
  fileprivate func pinToSwift5(in pass: SettingsPass) -> Statement? {
    guard let tools = pass.container.manifest?.toolsVersion, tools.major >= 6 else { return nil }
    return statements.first { statement in
      (statement.name == "swiftLanguageMode" || statement.name == "swiftLanguageVersion")
        && statement.arguments.first?.contains("5") == true
    }
  }
}

// MARK: - Messages

extension TargetPredicate {
  fileprivate static func missing(_ remedy: Remedy) -> TargetPredicate {
    TargetPredicate(
      ofOne: "is compiled in Swift 5 mode without complete concurrency checking. \(remedy.ofOne).",
      ofSeveral: "are compiled in Swift 5 mode without complete concurrency checking. \(remedy.ofSeveral).")
  }

  fileprivate static func lower(_ level: String) -> TargetPredicate {
    TargetPredicate(
      ofOne: "is compiled in Swift 5 mode with '\(level)' concurrency checking. Change it to 'complete'.",
      ofSeveral: "are compiled in Swift 5 mode with '\(level)' concurrency checking. Change it to 'complete'.")
  }

  fileprivate static let pinned = TargetPredicate(
    ofOne: "is checked completely, but kept in Swift 5 mode. Remove the mode when no concurrency warning is left.",
    ofSeveral: "are checked completely, but kept in Swift 5 mode. Remove the mode when no concurrency warning is left.")
}

/// What to do about a target.
private enum Remedy {
  case package(hasUpcomingFeatures: Bool)
  case project

  var ofOne: String {
    switch self {
    case .package(true): "Add 'swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\")]'"
    case .package(false):
      "Raise the tools version to 5.9 and add 'swiftSettings: [.enableUpcomingFeature(\"StrictConcurrency\")]'"
    case .project: "Set 'SWIFT_STRICT_CONCURRENCY' to 'complete'"
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

  /// The setting that is not known, or that no readable file states, and why.
  fileprivate static func setting(of target: Target) -> MissingFact {
    let (mode, level) = (target.settings.languageMode, target.settings.strictConcurrency)
    let isMode = mode.value == nil || level.value != nil && mode.origin.kind == .assumed
    let reason = (isMode ? mode.origin : level.origin).reason
    return MissingFact(
      "setting: " + (isMode ? "language mode" : "strictness of concurrency checking") + (reason.map { ", \($0)" } ?? "")
    )
  }
}

import LintFlow
import LintProject

/// The upcoming features that change what is inferred, SE-0362.
public enum UpcomingFeature: String, CaseIterable, Sendable {
  /// SE-0461: nonisolated async functions stay on their caller's actor.
  case nonisolatedNonsendingByDefault = "NonisolatedNonsendingByDefault"
  /// SE-0470: conformances of a global actor's types are isolated.
  case inferIsolatedConformances = "InferIsolatedConformances"
  /// SE-0401: property wrappers do not isolate the type around them.
  case disableOutwardActorInference = "DisableOutwardActorInference"
  /// SE-0434: isolated function types are sendable, protocols inherit global actors.
  case globalActorIsolatedTypesUsability = "GlobalActorIsolatedTypesUsability"
  /// SE-0481: `[weak self]` is a constant.
  case immutableWeakCaptures = "ImmutableWeakCaptures"

  var isPartOfSwift6: Bool { UpcomingFeatures.impliedBySwift6.contains(rawValue) }
}

/// The compiler settings of a file's target, as far as isolation and sendability depend on them. Each value may be
/// unknown: it is not set, or the targets that share the file disagree.
public struct LanguageSettings: Sendable, Hashable {
  /// `nil` when unknown.
  public var mode: LanguageMode?
  /// `nil` when unknown. What mode 6 makes of it is ``isComplete``.
  public var strictConcurrency: StrictConcurrency?
  /// `-default-isolation MainActor`
  public var defaultsToMainActor: Truth
  /// Whether its target is one of tests; `nil` when unknown.
  public var isTestTarget: Bool?
  /// As stated; what the mode implies is in ``enables(_:)``. One that is not here is off.
  public var features: [UpcomingFeature: Truth]
  /// The oldest version of each platform that the target runs on, where that is stated; `nil` for a file of no package
  /// or project.
  public var deploymentTargets: [String: String]?
  /// Whether the target is in mode 6 without what options say.
  public var isInSwift6Already = false
  /// Whether the file is in no target, so that these are what the targets beside it agree on.
  public var isOfNeighbours = false
  /// Which build is meant where code differs.
  public var build = BuildChoice()

  public init(
    mode: LanguageMode? = nil, strictConcurrency: StrictConcurrency? = nil, defaultsToMainActor: Truth = .no,
    features: [UpcomingFeature: Truth] = [:], deploymentTargets: [String: String]? = nil
  ) {
    self.mode = mode
    self.strictConcurrency = strictConcurrency
    self.defaultsToMainActor = defaultsToMainActor
    self.features = features
    self.deploymentTargets = deploymentTargets
  }

  /// The compiler's behaviour when nothing is set, except for the mode, which depends on how it is called.
  public static let assumed = LanguageSettings()

  /// The language that the SDK's interfaces are written in.
  static let ofInterfaces = LanguageSettings(mode: .v6)

  /// That of headers: functions with completion handlers run where their caller does when awaited (SE-0461).
  static let ofHeaders = LanguageSettings(mode: .v6, features: [.nonisolatedNonsendingByDefault: .yes])

  /// Nothing is known.
  static let unknown = LanguageSettings(
    defaultsToMainActor: .unknown,
    features: Dictionary(uniqueKeysWithValues: UpcomingFeature.allCases.map { ($0, .unknown) }),
    deploymentTargets: [:])

  public init(_ file: FileSettings) {
    let settings = file.settings
    isTestTarget = file.isTest
    isInSwift6Already = settings.ownLanguageMode.value == .v6
    build = file.build
    let mode = settings.languageMode
    // A file of no package or project is compiled in whatever mode its compiler is given.
    let isStray = file.targets.isEmpty && mode.origin.kind == .assumed && mode.origin.reason == nil
    isOfNeighbours = file.targets.isEmpty && !isStray && mode.origin.kind == .assumed
    // A version that is not known may be an old one: then it is as if none were stated.
    let isKnown = settings.deploymentTargets.values.allSatisfy { $0.value != nil }
    deploymentTargets = isStray ? nil : isKnown ? settings.deploymentTargets.compactMapValues(\.value) : [:]
    self.mode = isStray ? nil : mode.value
    let isAssumed = settings.strictConcurrency.origin.kind == .assumed
    strictConcurrency = isStray && isAssumed ? nil : settings.strictConcurrency.value
    defaultsToMainActor = settings.defaultIsolation.value.map { Truth($0 == .mainActor) } ?? .unknown
    features = Dictionary(minimumCapacity: UpcomingFeature.allCases.count)
    for feature in UpcomingFeature.allCases {
      features[feature] = settings.upcomingFeature(feature.rawValue).value.map { Truth($0) } ?? .unknown
    }
  }

  public var isSwift6: Truth { mode.map { Truth($0 == .v6) } ?? .unknown }

  /// Complete checking, which mode 6 implies.
  public var isComplete: Truth {
    let isStrict: Truth = strictConcurrency.map { Truth($0 == .complete) } ?? .unknown
    return isSwift6.or(isStrict)
  }

  public func enables(_ feature: UpcomingFeature) -> Truth {
    let isStated = features[feature] ?? .no
    return feature.isPartOfSwift6 ? isSwift6.or(isStated) : isStated
  }

  /// Whether no platform is stated to be older than these, by the major version. A target that states none runs on the
  /// oldest systems that its tools know.
  public func runs(onOrAfter minimums: [String: Int]) -> Bool {
    guard let deploymentTargets else { return true }
    return !deploymentTargets.isEmpty
      && deploymentTargets.allSatisfy { platform, version in
        guard let minimum = minimums[platform], let major = version.split(separator: ".").first.flatMap({ Int($0) })
        else { return true }
        return major >= minimum
      }
  }

  public var nonsendingByDefault: Truth { enables(.nonisolatedNonsendingByDefault) }

  /// Whether conformances of isolated types are isolated; default isolation implies that.
  public var infersIsolatedConformances: Truth { enables(.inferIsolatedConformances).or(defaultsToMainActor) }
}

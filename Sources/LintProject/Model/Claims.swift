/// A setting that a file, a flag or an option gives a target.
struct Claim: Sendable {
  enum Content: Sendable, Hashable {
    case languageMode(LanguageMode)
    /// The flag, which counts for more than the feature.
    case strictConcurrency(StrictConcurrency)
    case strictConcurrencyFeature(StrictConcurrency)
    case defaultIsolation(DefaultIsolation)
    case feature(String, isOn: Bool)
    /// A setting that cannot be understood; the claim's condition says why.
    case unknown(Axis)
  }

  /// What a claim is about.
  enum Axis: Sendable, Hashable {
    case languageMode, strictConcurrency, defaultIsolation
    case feature(String)
  }

  var content: Content
  var origin: Origin
  /// Why it may not apply: the only platform or configuration that it is for. Nil when it always applies.
  var condition: String?
}

/// All claims about a target, in the order in which the compiler gets them. Later claims replace earlier ones.
struct Claims: Sendable {
  var claims: [Claim] = []
  /// Why there may be claims that are not listed.
  var missing: Origin?
  /// Why the value is assumed where no claim is made.
  var assumption: String?
  /// The language mode without any claim.
  var languageMode: Setting<LanguageMode>
  var deploymentTargets: [String: Setting<String>] = [:]

  /// The settings that follow from all claims: the language mode implies features, strict checking some of them.
  func settings(_ overrides: SettingOverrides) -> CompilerSettings {
    let assumed = missing ?? Origin(.assumed, reason: assumption)
    var mode = missing.map { Setting(nil, $0) } ?? languageMode
    var strictFlag: Setting<StrictConcurrency>?
    var strictFeature = Setting<StrictConcurrency>(missing == nil ? .minimal : nil, assumed)
    var isolation = Setting<DefaultIsolation>(missing == nil ? .nonisolated : nil, assumed)
    var features: [String: Setting<Bool>] = [:]
    let otherFeatures = Setting<Bool>(missing == nil ? false : nil, assumed)
    var ownMode = mode
    for (number, claim) in (overrides.isEmpty ? claims : claims + overrides.claims).enumerated() {
      if number == claims.count { ownMode = mode }
      switch claim.content {
      case .languageMode(let value): mode = Self.replacing(mode, value, claim)
      case .strictConcurrency(let value): strictFlag = Self.replacing(strictFlag ?? strictFeature, value, claim)
      case .strictConcurrencyFeature(let value): strictFeature = Self.replacing(strictFeature, value, claim)
      case .defaultIsolation(let value): isolation = Self.replacing(isolation, value, claim)
      case .feature(let name, let isOn): features[name] = Self.replacing(features[name] ?? otherFeatures, isOn, claim)
      case .unknown(let axis):
        let origin = Origin(.unknown, reason: claim.condition, place: claim.origin.place)
        switch axis {
        case .languageMode: mode = Setting(nil, origin)
        case .strictConcurrency: strictFlag = Setting(nil, origin)
        case .defaultIsolation: isolation = Setting(nil, origin)
        case .feature(let name): features[name] = Setting(nil, origin)
        }
      }
    }
    let strict = Self.implied(
      strictFlag ?? strictFeature, .complete, mode, isImplied: { $0 >= .v6 }, CompilerSettings.bySwift6)
    func setting(_ stated: Setting<Bool>, _ implication: UpcomingFeatures.Implication) -> Setting<Bool> {
      switch implication {
      case .swift6: Self.implied(stated, true, mode, isImplied: { $0 >= .v6 }, CompilerSettings.bySwift6)
      case .completeChecking:
        Self.implied(
          Self.implied(stated, true, strict, isImplied: { $0 == .complete }, CompilerSettings.byCompleteChecking),
          true, mode, isImplied: { $0 >= .v6 }, CompilerSettings.bySwift6)
      case .mainActorDefault:
        Self.implied(stated, true, isolation, isImplied: { $0 == .mainActor }, CompilerSettings.byMainActorDefault)
      }
    }
    // Most features are not mentioned; those that are implied alike are then the same.
    let (bySwift6, byCompleteChecking) = (setting(otherFeatures, .swift6), setting(otherFeatures, .completeChecking))
    let byMainActorDefault = setting(otherFeatures, .mainActorDefault)
    var all = UpcomingFeatures.implications.mapValues { implication in
      switch implication {
      case .swift6: bySwift6
      case .completeChecking: byCompleteChecking
      case .mainActorDefault: byMainActorDefault
      }
    }
    for (name, stated) in features {
      all[name] = UpcomingFeatures.implications[name].map { setting(stated, $0) } ?? stated
    }
    return CompilerSettings(
      languageMode: mode, ownLanguageMode: overrides.claims.isEmpty ? mode : ownMode, strictConcurrency: strict,
      defaultIsolation: isolation, upcomingFeatures: all,
      otherFeatures: otherFeatures, deploymentTargets: deploymentTargets)
  }

  private static func replacing<Value>(_ current: Setting<Value>, _ value: Value, _ claim: Claim) -> Setting<Value> {
    guard let condition = claim.condition else { return Setting(value, claim.origin) }
    if current.value == value { return current }
    return Setting(nil, Origin(.unknown, reason: condition, place: claim.origin.place))
  }

  /// A setting that another one turns on, whatever is claimed about it.
  private static func implied<Value, Cause>(
    _ setting: Setting<Value>, _ value: Value, _ cause: Setting<Cause>, isImplied: (Cause) -> Bool, _ reason: String
  ) -> Setting<Value> {
    if setting.value == value { return setting }
    guard let known = cause.value else { return Setting(nil, cause.origin) }
    guard isImplied(known) else { return setting }
    var origin = cause.origin
    origin.reason = reason
    return Setting(value, origin)
  }
}

/// Settings from options of the command, which override everything in files: "what if".
public struct SettingOverrides: Sendable, Hashable {
  public var languageMode: LanguageMode?
  /// Where it is set: an option, or a place in a configuration.
  public var languageModeSource = "--swift-version"
  public var defaultIsolation: DefaultIsolation?
  public var strictConcurrency: StrictConcurrency?
  public var upcomingFeatures: [String] = []
  public var build = BuildChoice()

  public init() {}

  public var isEmpty: Bool { self == SettingOverrides() }

  var claims: [Claim] {
    var claims: [Claim] = []
    func add(_ content: Claim.Content, _ option: String) {
      claims.append(Claim(content: content, origin: Origin(.commandLine, reason: option)))
    }
    if let languageMode { add(.languageMode(languageMode), languageModeSource) }
    if let strictConcurrency { add(.strictConcurrency(strictConcurrency), "--strict-concurrency") }
    if let defaultIsolation { add(.defaultIsolation(defaultIsolation), "--default-isolation") }
    for feature in upcomingFeatures {
      if let content = CompilerFlags.feature(named: feature) { add(content, "--enable-upcoming-feature") }
    }
    return claims
  }
}

extension Setting {
  /// What several settings agree on: those of the configurations of a target, or of the targets that a file is in.
  ///
  /// - Parameter settings: at least one, each with what it holds for.
  static func agreement(of settings: [(label: String, setting: Setting)]) -> Setting {
    guard let first = settings.first?.setting else { return Setting(nil, Origin(.unknown)) }
    if settings.allSatisfy({ $0.setting.value == first.value }) { return first }
    if let (label, unknown) = settings.first(where: { $0.setting.value == nil }) {
      let reason = [label, unknown.origin.reason].compactMap { $0 }.joined(separator: ": ")
      return Setting(nil, Origin(.unknown, reason: reason, place: unknown.origin.place))
    }
    let values = settings.map { label, setting in "\(label): \(setting.value.map { Self.text($0) } ?? "")" }
    return Setting(nil, Origin(.unknown, reason: values.joined(separator: ", "), place: first.origin.place))
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case let mode as LanguageMode: mode.rawValue
    case let level as StrictConcurrency: level.rawValue
    case let isolation as DefaultIsolation: isolation.rawValue
    case let isOn as Bool: isOn ? "on" : "off"
    default: "\(value)"
    }
  }
}

extension Setting where Value == String {
  /// The lowest of several versions, part by part: the file has to run there, too. Unknown when one of them is.
  fileprivate static func lowestVersion(of settings: [(label: String, setting: Setting)]) -> Setting {
    if let first = settings.first?.setting, settings.dropFirst().allSatisfy({ $0.setting.value == first.value }) {
      return first
    }
    if settings.contains(where: { $0.setting.value == nil }) { return agreement(of: settings) }
    func parts(_ setting: Setting) -> [Int] { (setting.value ?? "").split(separator: ".").map { Int($0) ?? 0 } }
    let lowest = settings.map(\.setting).min { parts($0).lexicographicallyPrecedes(parts($1)) }
    return lowest ?? Setting(nil, Origin(.unknown))
  }
}

extension CompilerSettings {
  static func agreement(of all: [(label: String, settings: CompilerSettings)]) -> CompilerSettings? {
    guard let first = all.first?.settings else { return nil }
    if all.dropFirst().allSatisfy({ $0.settings == first }) { return first }
    func agree<Value>(_ value: (CompilerSettings) -> Setting<Value>) -> Setting<Value> {
      let known = value(first)
      if all.dropFirst().allSatisfy({ value($0.settings).value == known.value }) { return known }
      return .agreement(of: all.map { ($0.label, value($0.settings)) })
    }
    var features = first.upcomingFeatures
    /// The features seen so far: those that are implied alike are stated alike.
    var known: [(settings: [Setting<Bool>], agreed: Setting<Bool>)] = []
    func agreeOnFeature(_ name: String) -> Setting<Bool> {
      let settings = all.map { $0.settings.upcomingFeature(name) }
      if let same = known.first(where: { $0.settings == settings }) { return same.agreed }
      let agreed = Setting.agreement(of: zip(all, settings).map { ($0.label, $1) })
      // There are few different answers, except in files made to be expensive.
      if known.count < 4 { known.append((settings, agreed)) }
      return agreed
    }
    // Targets of a package often share one dictionary, which is cheap to detect.
    let others = all.dropFirst().map(\.settings).filter { $0.upcomingFeatures != first.upcomingFeatures }
    for (name, setting) in first.upcomingFeatures
    where others.contains(where: { $0.upcomingFeature(name).value != setting.value }) {
      features[name] = agreeOnFeature(name)
    }
    for settings in others {
      for name in settings.upcomingFeatures.keys where features[name] == nil { features[name] = agreeOnFeature(name) }
    }
    var deploymentTargets: [String: Setting<String>] = [:]
    for (_, settings) in all {
      for platform in settings.deploymentTargets.keys where deploymentTargets[platform] == nil {
        let stated = all.compactMap { label, settings in settings.deploymentTargets[platform].map { (label, $0) } }
        deploymentTargets[platform] = .lowestVersion(of: stated)
      }
    }
    return CompilerSettings(
      languageMode: agree(\.languageMode), ownLanguageMode: agree(\.ownLanguageMode),
      strictConcurrency: agree(\.strictConcurrency),
      defaultIsolation: agree(\.defaultIsolation), upcomingFeatures: features, otherFeatures: agree(\.otherFeatures),
      deploymentTargets: deploymentTargets)
  }
}

extension XcodeProject.Target {
  /// The claims about compiler settings, by configuration.
  var claims: [(configuration: String, claims: Claims)] {
    configurations.map { ($0.name, Self.claims($0.settings)) }
  }

  /// The resolved values of the settings that matter, for people.
  static let names = [
    "SWIFT_VERSION", "SWIFT_STRICT_CONCURRENCY", "SWIFT_DEFAULT_ACTOR_ISOLATION", "SWIFT_APPROACHABLE_CONCURRENCY",
    "OTHER_SWIFT_FLAGS"
  ]

  static let deploymentSettings: [(name: String, platform: String)] = [
    ("IPHONEOS_DEPLOYMENT_TARGET", platform: "iOS"), ("MACOSX_DEPLOYMENT_TARGET", "macOS"),
    ("TVOS_DEPLOYMENT_TARGET", "tvOS"),
    ("WATCHOS_DEPLOYMENT_TARGET", "watchOS"), ("XROS_DEPLOYMENT_TARGET", "visionOS"),
    ("DRIVERKIT_DEPLOYMENT_TARGET", "driverKit")
  ]

  /// How the names of SDKs begin, and their systems.
  private static let platforms: [(prefix: String, name: String)] = [
    ("iphone", "iOS"), ("macosx", "macOS"), ("appletv", "tvOS"), ("watch", "watchOS"), ("xr", "visionOS"),
    ("driverkit", "driverKit")
  ]

  /// The bridging headers of all configurations, each once.
  ///
  /// - Parameter directory: what they are relative to.
  func bridgingHeaders(below directory: String) -> [String] {
    var found: [String] = []
    for configuration in configurations {
      // One that is not known declares what is not known.
      guard case .value(let text, _) = configuration.settings.resolve("SWIFT_OBJC_BRIDGING_HEADER"), !text.isEmpty,
        let path = ProjectPath.join(directory, text), !found.contains(path)
      else { continue }
      found.append(path)
    }
    return found
  }

  /// What imports call its module, in any configuration: as Xcode does, after the product unless it has a name of its
  /// own. Where that depends on what is not known, after the target.
  var moduleNames: [String] {
    var found: [String] = []
    for configuration in configurations {
      let named = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].lazy.map { configuration.settings.resolve($0) }
      let name =
        switch named.first(where: { $0 != .unset }) {
        case .value(let name, _)? where !name.isEmpty: name.asModuleName
        default: self.name.asModuleName
        }
      if !found.contains(name) { found.append(name) }
    }
    return found.isEmpty ? [name.asModuleName] : found
  }

  static func claims(_ settings: BuildSettings) -> Claims {
    let assumption = settings.missing.first.map { "\($0) is missing" }
    var claims = Claims(assumption: assumption, languageMode: Setting(.v5, Origin(.assumed, reason: assumption)))
    func add(_ content: Claim.Content, _ place: SourceLine, _ reason: String? = nil) {
      claims.claims.append(Claim(content: content, origin: Origin(.read, reason: reason, place: place)))
    }
    func addUnknown(_ axis: Claim.Axis, _ reason: String, _ place: SourceLine?) {
      claims.claims.append(Claim(content: .unknown(axis), origin: Origin(.unknown, place: place), condition: reason))
    }
    /// The value, if it is set and known. If it is set but not known, an unknown claim is made for the axis.
    func value(_ name: String, _ axis: Claim.Axis) -> (String, SourceLine)? {
      switch settings.resolve(name) {
      case .value(let value, let place): return value.isEmpty ? nil : (value, place)
      case .unset: return nil
      case .unknown(let reason, let place):
        addUnknown(axis, reason, place)
        return nil
      }
    }

    if let (text, place) = value("SWIFT_VERSION", .languageMode) {
      if let mode = LanguageMode(buildSetting: text) {
        add(.languageMode(mode), place)
      } else {
        addUnknown(.languageMode, "'\(text)' is not understood", place)
      }
    }
    if let (text, place) = value("SWIFT_STRICT_CONCURRENCY", .strictConcurrency) {
      // Xcode passes `targeted` as a flag, and anything but that and `minimal` as the feature.
      switch text {
      case "minimal": add(.strictConcurrencyFeature(.minimal), place)
      case "targeted": add(.strictConcurrency(.targeted), place)
      default: add(.strictConcurrencyFeature(.complete), place)
      }
    }
    if let (text, place) = value("SWIFT_DEFAULT_ACTOR_ISOLATION", .defaultIsolation) {
      add(.defaultIsolation(text == "MainActor" ? .mainActor : .nonisolated), place)
    }
    addFeatures(settings, add, addUnknown)
    switch settings.resolve("OTHER_SWIFT_FLAGS") {
    case .value(let text, let place):
      claims.claims += CompilerFlags.claims(in: CompilerFlags.words(text), Origin(.read, place: place), condition: nil)
    case .unset: break
    case .unknown(let reason, let place): claims.missing = Origin(.unknown, reason: reason, place: place)
    }
    let systems = systems(settings)
    for (name, platform) in deploymentSettings where systems?.contains(platform) ?? true {
      switch settings.resolve(name) {
      case .value(let version, let place):
        claims.deploymentTargets[platform] = Setting(version, Origin(.read, place: place))
      case .unset: break
      case .unknown(let reason, let place):
        claims.deploymentTargets[platform] = Setting(nil, Origin(.unknown, reason: reason, place: place))
      }
    }
    return claims
  }

  /// The systems that a target is built for, if it states them. Others, whose versions a project states for all its
  /// targets, do not matter. Mac Catalyst follows the version of iOS.
  private static func systems(_ settings: BuildSettings) -> Set<String>? {
    for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
      guard case .value(let text, _) = settings.resolve(name) else { continue }
      let words = text.split(separator: " ")
      let found = words.compactMap { word in platforms.first(where: { word.hasPrefix($0.prefix) })?.name }
      if !words.isEmpty, found.count == words.count { return Set(found) }
    }
    return nil
  }

  private static func addFeatures(
    _ settings: BuildSettings, _ add: (Claim.Content, SourceLine, String?) -> Void,
    _ addUnknown: (Claim.Axis, String, SourceLine?) -> Void
  ) {
    let approachable = settings.resolve("SWIFT_APPROACHABLE_CONCURRENCY")
    for (name, feature, isApproachable) in UpcomingFeatures.buildSettings {
      switch settings.resolve(name) {
      case .value(let text, let place) where !text.isEmpty: add(.feature(feature, isOn: text.isYes), place, nil)
      case .unknown(let reason, let place): addUnknown(.feature(feature), reason, place)
      case .value, .unset:
        guard isApproachable else { continue }
        switch approachable {
        case .value(let text, let place):
          if text.isYes { add(.feature(feature, isOn: true), place, "SWIFT_APPROACHABLE_CONCURRENCY") }
        case .unset: break
        case .unknown(let reason, let place): addUnknown(.feature(feature), reason, place)
        }
      }
    }
  }

  /// The configuration files that are not there.
  var missingFiles: Set<String> { Set(configurations.flatMap(\.settings.missing)) }

  /// The explicit statements of project and target, each once.
  var statements: [Target.Statement] {
    var statements: [Target.Statement] = []
    for name in Self.names {
      let resolved = configurations.map { ($0.name, $0.settings.resolve(name)) }
      var stated: [(text: String, places: [SourceLine], configurations: [String])] = []
      for case (let configuration, .value(let text, let place)) in resolved {
        if let index = stated.firstIndex(where: { $0.text == text }) {
          stated[index].configurations.append(configuration)
          if !stated[index].places.contains(place) { stated[index].places.append(place) }
        } else {
          stated.append((text, [place], [configuration]))
        }
      }
      for (text, places, configurations) in stated {
        let condition = configurations.count == self.configurations.count ? nil : configurations.joined(separator: ", ")
        statements.append(
          Target.Statement(
            name: name, arguments: [text], condition: condition, place: places[0],
            otherPlaces: Array(places.dropFirst())))
      }
    }
    return statements
  }
}

extension String {
  fileprivate var isYes: Bool {
    switch self {
    case "YES", "Yes", "yes", "TRUE", "True", "true", "1": true
    default: false
    }
  }
}

/// A place in a file that settings are read from. Lines count from 1.
public struct SourceLine: Sendable, Hashable {
  public var path: String
  public var line: Int

  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}

/// Where a value comes from.
public struct Origin: Sendable, Hashable {
  public enum Kind: String, Sendable {
    /// Set in a file.
    case read
    /// Set in no file, so the default of the tools applies.
    case assumed
    /// Set by an option of the command.
    case commandLine = "command-line"
    /// Set in a way that was not understood, or that depends on what is built.
    case unknown
  }

  public var kind: Kind
  /// A further reason: the option, why it is unknown, what implies it.
  public var reason: String?
  public var place: SourceLine?

  public init(_ kind: Kind, reason: String? = nil, place: SourceLine? = nil) {
    self.kind = kind
    self.reason = reason
    self.place = place
  }
}

/// A value and where it comes from.
public struct Setting<Value: Sendable & Hashable>: Sendable, Hashable {
  /// Nil when it is not known.
  public var value: Value?
  public var origin: Origin

  public init(_ value: Value?, _ origin: Origin) {
    self.value = value
    self.origin = origin
  }
}

/// `-swift-version`: which source changes hold.
public enum LanguageMode: String, Sendable, Hashable, CaseIterable, Comparable {
  case v4 = "4"
  case v4_2 = "4.2"
  case v5 = "5"
  case v6 = "6"

  /// `5`, `5.0`, `5.9`, `6.2`: only the first number counts, except for 4.2.
  public init?(buildSetting text: some StringProtocol) {
    guard let version = ToolsVersion(text) else { return nil }
    switch version.major {
    case 4: self = version.minor >= 2 ? .v4_2 : .v4
    case 5: self = .v5
    case 6: self = .v6
    default: return nil
    }
  }

  public static func < (left: LanguageMode, right: LanguageMode) -> Bool { left.rawValue < right.rawValue }
}

/// `-strict-concurrency`.
public enum StrictConcurrency: String, Sendable, Hashable, CaseIterable {
  case minimal, targeted, complete
}

/// `-default-isolation`.
public enum DefaultIsolation: String, Sendable, Hashable, CaseIterable {
  case nonisolated
  case mainActor = "MainActor"
}

/// The compiler's settings about concurrency for a target.
public struct CompilerSettings: Sendable, Hashable {
  public var languageMode: Setting<LanguageMode>
  /// The language mode without what options say.
  public var ownLanguageMode: Setting<LanguageMode>
  public var strictConcurrency: Setting<StrictConcurrency>
  public var defaultIsolation: Setting<DefaultIsolation>
  /// By name: the features that are set, and those that the language mode implies.
  public var upcomingFeatures: [String: Setting<Bool>]
  /// Holds for every upcoming feature that is not listed: off, or unknown.
  public var otherFeatures: Setting<Bool>
  /// By platform, such as `iOS`: the oldest version to run on.
  public var deploymentTargets: [String: Setting<String>]

  /// Whether an upcoming feature is on, such as `NonisolatedNonsendingByDefault`.
  public func upcomingFeature(_ name: String) -> Setting<Bool> { upcomingFeatures[name] ?? otherFeatures }
}

extension CompilerSettings {
  static let bySwift6 = "the Swift 6 language mode"
  static let byCompleteChecking = "complete concurrency checking"
  static let byMainActorDefault = "main actor by default"

  /// The reasons of settings that another setting implies.
  public static let implications: Set<String> = [bySwift6, byCompleteChecking, byMainActorDefault]
}

/// The targets of a package, as its manifest declares them.
public struct PackageManifest: Sendable {
  /// A value that was read, or why it is not known.
  public enum Known<Wrapped: Sendable>: Sendable {
    case value(Wrapped)
    case unknown

    public var value: Wrapped? {
      if case .value(let value) = self { return value }
      return nil
    }
  }

  /// One entry of `swiftSettings`.
  public struct Setting: Sendable {
    /// As in the manifest: `enableUpcomingFeature`.
    public let name: String
    public let arguments: [String]
    /// The platforms and the configuration it is for; nil for all of them.
    public let condition: Condition?
    /// Whether it is surely there.
    public let isCertain: Bool
    /// Counts from 1.
    public let line: Int
  }

  public struct Condition: Sendable, Hashable {
    public let platforms: [String]
    public let configuration: String?
    public let traits: [String]
    /// Something in it was not understood.
    public let isUnknown: Bool
  }

  public struct Target: Sendable {
    public let name: String
    public let kind: TargetKind
    public let path: Known<String?>
    public let sources: Known<[String]?>
    public let exclude: Known<[String]>
    /// The Swift files in `exclude`: less may be unknown about them.
    public let excludedSources: Known<[String]>
    /// The paths of resources, which are not compiled, as far as they are known.
    public let resources: [String]
    public let settings: [Setting]
    /// Whether there may be settings that are not listed.
    public let hasUnknownSettings: Bool
    /// Whether the package surely has the target.
    public let isCertain: Bool
    /// Counts from 1.
    public let line: Int
  }

  public struct LanguageModes: Sendable {
    public let modes: [LanguageMode]
    /// Counts from 1.
    public let line: Int
  }

  public struct Platform: Sendable {
    /// `macOS`, `iOS`, … as in the manifest, or the name of a custom one.
    public let name: String
    public let version: String
    /// Counts from 1.
    public let line: Int
  }

  public var name: String?
  public var toolsVersion: ToolsVersion
  public var targets: [Target]
  /// Whether there may be targets that are not listed.
  public var hasUnknownTargets: Bool
  /// Whether other packages may depend on something that it builds, as far as it says.
  public var hasProducts = false
  /// What `swiftLanguageModes` says, nil inside when it is not given.
  public var languageModes: Known<LanguageModes?>
  public var platforms: Known<[Platform]>
  /// The environment variables that were taken to be unset.
  public var environment: [String]
  /// Whether it tests which tools build the package.
  public var asksAboutTools: Bool
  /// The line where evaluation was given up, from 1; everything computed after it is unknown.
  public var givenUpLine: Int?
}

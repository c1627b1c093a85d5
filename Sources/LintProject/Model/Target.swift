/// What a target is built into.
public enum TargetKind: String, Sendable, Hashable {
  case library, framework, executable, test, uiTest = "ui-test", app, appExtension = "app-extension", macro, plugin,
    system, binary,
    bundle, aggregate, other

  /// Whether its files are tests.
  public var isTest: Bool { self == .test || self == .uiTest }
}

extension TargetKind {
  init?(manifest type: String) {
    switch type {
    case "regular": self = .library
    case "executable": self = .executable
    case "test": self = .test
    case "macro": self = .macro
    case "plugin": self = .plugin
    case "system": self = .system
    case "binary": self = .binary
    default: return nil
    }
  }

  private static let products: [String: TargetKind] = [
    "application": .app, "application.on-demand-install-capable": .app, "application.watchapp": .app,
    "application.watchapp2": .app,
    "application.watchapp2-container": .app, "application.messages": .app, "framework": .framework,
    "framework.static": .framework,
    "library.static": .library, "library.dynamic": .library, "tool": .executable, "bundle": .bundle,
    "bundle.unit-test": .test,
    "bundle.ui-testing": .uiTest, "app-extension": .appExtension, "extensionkit-extension": .appExtension,
    "watchkit-extension": .appExtension, "watchkit2-extension": .appExtension, "tv-app-extension": .appExtension,
    "app-extension.messages": .appExtension, "app-extension.messages-sticker-pack": .appExtension,
    "app-extension.intents-service": .appExtension, "xcode-extension": .appExtension, "system-extension": .appExtension,
    "xpc-service": .executable
  ]

  /// - Parameter type: such as `com.apple.product-type.application`.
  init(productType type: String) {
    let prefix = "com.apple.product-type."
    self = type.hasPrefix(prefix) ? Self.products[String(type.dropFirst(prefix.count))] ?? .other : .other
  }
}

/// A target of a package or of an Xcode project.
public struct Target: Sendable {
  /// A setting as a file states it, before anything follows from it.
  public struct Statement: Sendable, Hashable {
    /// As it is spelled there: `enableUpcomingFeature`, `SWIFT_VERSION`.
    public var name: String
    public var arguments: [String]
    /// The condition under which it applies: a platform, a configuration.
    public var condition: String?
    public var place: SourceLine
    /// Where the same value is set again, for other configurations of an Xcode project.
    public var otherPlaces: [SourceLine] = []
  }

  public var name: String
  public var kind: TargetKind
  /// The manifest or project file that declares it, and where.
  public var place: SourceLine
  public var settings: CompilerSettings
  public var statements: [Statement]
  /// False when the target exists only under a condition that is not known.
  public var isCertain: Bool
  /// What imports call its module, one name for all configurations or several; an Xcode project may give it any.
  public var moduleNames: [String]
  /// The targets of an Xcode project that it states to depend on, as places in ``ProjectSettings/targets``.
  public var dependencies: [Int] = []
  /// The headers whose declarations all of its Swift files see, in any configuration.
  public var bridgingHeaders: [String] = []
}

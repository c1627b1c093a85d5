/// What is known about the targets of a project: the plain model from which `concurlint settings` is rendered.
public struct SettingsReport: Sendable {
  public struct Place: Sendable {
    public var path: String
    /// Counts from 1.
    public var line: Int

    public init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  public struct Value: Sendable {
    public var name: String
    /// Nil when it is not known.
    public var value: String?
    /// `read`, `assumed`, `command-line` or `unknown`.
    public var origin: String
    public var reason: String?
    public var place: Place?

    public init(name: String, value: String?, origin: String, reason: String? = nil, place: Place? = nil) {
      self.name = name
      self.value = value
      self.origin = origin
      self.reason = reason
      self.place = place
    }
  }

  /// A setting as a file states it, before anything follows from it.
  public struct Statement: Sendable {
    public var name: String
    public var arguments: [String]
    public var condition: String?
    public var place: Place

    public init(name: String, arguments: [String], condition: String?, place: Place) {
      self.name = name
      self.arguments = arguments
      self.condition = condition
      self.place = place
    }
  }

  /// What a manifest says about a target's files; nil if unknown, and empty if it says nothing.
  public struct Layout: Sendable {
    public var path: [String]?
    public var sources: [String]?
    public var exclude: [String]?

    public init(path: [String]?, sources: [String]?, exclude: [String]?) {
      self.path = path
      self.sources = sources
      self.exclude = exclude
    }
  }

  public struct Target: Sendable {
    public var name: String
    public var kind: String
    public var place: Place
    /// False when the target exists only under a condition that is not known.
    public var isCertain: Bool
    public var files: [String]
    /// Language mode, strict concurrency and default isolation, in this order.
    public var settings: [Value]
    public var upcomingFeatures: [Value]
    public var deploymentTargets: [Value]
    public var statements: [Statement]
    public var layout: Layout?

    public init(
      name: String, kind: String, place: Place, isCertain: Bool, files: [String], settings: [Value],
      upcomingFeatures: [Value],
      deploymentTargets: [Value], statements: [Statement], layout: Layout?
    ) {
      self.name = name
      self.kind = kind
      self.place = place
      self.isCertain = isCertain
      self.files = files
      self.settings = settings
      self.upcomingFeatures = upcomingFeatures
      self.deploymentTargets = deploymentTargets
      self.statements = statements
      self.layout = layout
    }
  }

  /// A package or an Xcode project.
  public struct Container: Sendable {
    public var kind: String
    public var name: String
    public var path: String
    /// The directories of the local packages that it uses.
    public var localPackages: [String]
    public var assumptions: [String]
    public var hasUnknownTargets: Bool
    /// The settings of a manifest for all targets: tools version, language modes. Nil values are not known.
    public var package: [Value]
    public var targets: [Target]

    public init(
      kind: String, name: String, path: String, localPackages: [String], assumptions: [String], hasUnknownTargets: Bool,
      package: [Value], targets: [Target]
    ) {
      self.kind = kind
      self.name = name
      self.path = path
      self.localPackages = localPackages
      self.assumptions = assumptions
      self.hasUnknownTargets = hasUnknownTargets
      self.package = package
      self.targets = targets
    }
  }

  public struct Problem: Sendable {
    public var message: String
    public var place: Place

    public init(message: String, place: Place) {
      self.message = message
      self.place = place
    }
  }

  public var containers: [Container]
  public var problems: [Problem]

  public init(containers: [Container], problems: [Problem]) {
    self.containers = containers
    self.problems = problems
  }
}

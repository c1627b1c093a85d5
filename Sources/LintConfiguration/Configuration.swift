import LintDiagnostics

/// The settings of a file: configuration files from the outermost to the nearest, overridden by the command line.
public struct Configuration: Sendable, Hashable {
  /// Where a value comes from.
  public enum Origin: Sendable, Hashable {
    /// The tool itself.
    case standard
    case file(path: String, line: Int)
    /// An option of the command line, as it is spelled.
    case option(String)
  }

  public struct Setting<Value: Sendable & Hashable>: Sendable, Hashable {
    public var value: Value
    public var origin: Origin

    public init(_ value: Value, _ origin: Origin = .standard) {
      self.value = value
      self.origin = origin
    }
  }

  public struct Rule: Sendable, Hashable {
    /// Whether it says what another language mode will refuse: only run when it is asked for by name.
    let isForecast: Bool
    public internal(set) var isOn: Setting<Bool>
    /// Where a file lists it among `disabled_rules`, unless a nearer one asks for it.
    var disabledBy: Origin?
    public internal(set) var severity: Setting<Severity>
    /// By name, each option that the rule declares.
    public internal(set) var options: [String: Setting<RuleOption.Value>]
  }

  /// A file that was read, and its name in messages.
  public struct Layer: Sendable, Hashable {
    public var path: String
    public var file: ConfigurationFile

    public init(path: String, file: ConfigurationFile) {
      self.path = path
      self.file = file
    }
  }

  /// By id, every rule that there is.
  public private(set) var rules: [String: Rule]
  public private(set) var requiresReason = Setting(false)
  public private(set) var failOn = Setting(FailOn.warning)
  /// What is below is not reported.
  public private(set) var minSeverity = Setting(Severity.info)
  /// Nil where files say how they are compiled.
  public private(set) var swiftVersion: Setting<SwiftVersion>?
  public private(set) var report = ReportSettings()

  /// The rule that `require_reason` switches on.
  public static let reasonRuleID = "suppression-without-reason"

  /// - Parameters:
  ///   - infos: All rules.
  ///   - layers: The outermost file first; later ones override earlier ones.
  ///   - request: Of rules that there are.
  public init(of infos: [RuleInfo], layers: [Layer] = [], request: RuleRequest = RuleRequest()) {
    rules = [:]
    for info in infos {
      rules[info.id] = Rule(
        isForecast: info.family == .forecast, isOn: Setting(!info.isOptIn), severity: Setting(info.severity),
        options: Dictionary(
          info.options.map { ($0.name, Setting($0.standard)) }, uniquingKeysWith: { first, _ in first }))
    }
    for layer in layers { apply(layer) }
    apply(request)
  }

  private mutating func apply(_ layer: Layer) {
    func origin(_ line: Int) -> Origin { .file(path: layer.path, line: line) }
    let file = layer.file
    if let only = file.onlyRules, !only.isEmpty {
      let line = only.map(\.line).min() ?? 1
      for id in rules.keys { rules[id]?.isOn = Setting(false, origin(line)) }
      for entry in only { turnOn(entry.value, origin(entry.line)) }
    }
    if let required = file.requireReason {
      requiresReason = Setting(required.value, origin(required.line))
      rules[Self.reasonRuleID]?.isOn = requiresReason
    }
    if let failOn = file.failOn { self.failOn = Setting(failOn.value, origin(failOn.line)) }
    if let severity = file.minSeverity { minSeverity = Setting(severity.value, origin(severity.line)) }
    if let version = file.swiftVersion { swiftVersion = Setting(version.value, origin(version.line)) }
    if let report = file.report {
      for (number, entry) in report.numbers { self.report[number] = entry.value }
      if let phases = report.phases { self.report.choose(phases.value) }
    }
    for entry in file.optInRules ?? [] { turnOn(entry.value, origin(entry.line)) }
    for entry in file.disabledRules ?? [] {
      rules[entry.value]?.isOn = Setting(false, origin(entry.line))
      rules[entry.value]?.disabledBy = origin(entry.line)
    }
    for (id, entry) in file.rules {
      if let severity = entry.severity { rules[id]?.severity = Setting(severity.value, origin(severity.line)) }
      for (name, value) in entry.options { rules[id]?.options[name] = Setting(value.value, origin(value.line)) }
    }
  }

  private mutating func turnOn(_ id: String, _ origin: Origin) {
    rules[id]?.isOn = Setting(true, origin)
    rules[id]?.disabledBy = nil
  }

  private mutating func apply(_ request: RuleRequest) {
    if request.enablesAll {
      for (id, rule) in rules where !rule.isForecast {
        rules[id]?.isOn = Setting(true, .option("--enable-all-rules"))
      }
    }
    if !request.only.isEmpty {
      for (id, rule) in rules {
        let disabledBy = request.keepsDisabled ? rule.disabledBy : nil
        rules[id]?.isOn = Setting(
          request.only.contains(id) && disabledBy == nil, disabledBy ?? .option("--only-rule"))
      }
    }
    for id in request.disabled { rules[id]?.isOn = Setting(false, .option("--disable-rule")) }
    if let failOn = request.failOn { self.failOn = Setting(failOn, .option("--fail-on")) }
    if let severity = request.minSeverity { minSeverity = Setting(severity, .option("--min-severity")) }
  }

  /// The ids of the rules that run.
  public var enabledRules: Set<String> { Set(rules.filter(\.value.isOn.value).map(\.key)) }
}

import LintDiagnostics

/// What `concurlint config` prints: the settings of one file, and where each value comes from.
public struct ConfigurationListing: Sendable {
  /// A value and its origin: `default`, a file with its line, or an option.
  public struct Setting: Sendable {
    public var name: String
    public var value: String
    public var origin: String

    public init(name: String, value: String, origin: String) {
      self.name = name
      self.value = value
      self.origin = origin
    }
  }

  public struct Rule: Sendable {
    public var id: String
    public var isOn: Bool
    public var isOnOrigin: String
    public var severity: Severity
    public var severityOrigin: String
    public var options: [Setting]

    public init(
      id: String, isOn: Bool, isOnOrigin: String, severity: Severity, severityOrigin: String, options: [Setting]
    ) {
      self.id = id
      self.isOn = isOn
      self.isOnOrigin = isOnOrigin
      self.severity = severity
      self.severityOrigin = severityOrigin
      self.options = options
    }
  }

  public static let standardOrigin = "default"

  private let path: String
  private let files: [String]
  private let isReported: Bool
  /// Settings that concern all rules.
  private let settings: [Setting]
  private let rules: [Rule]

  /// - Parameters:
  ///   - files: The configuration files that apply, the outermost first.
  ///   - isReported: Whether findings in the file are reported.
  public init(path: String, files: [String], isReported: Bool, settings: [Setting] = [], rules: [Rule]) {
    self.path = path
    self.files = files
    self.isReported = isReported
    self.settings = settings
    self.rules = rules.sorted { $0.id < $1.id }
  }

  public var text: String {
    var lines = [terminalSafe(path)]
    lines.append("  configuration: " + (files.isEmpty ? "none" : terminalSafe(files.joined(separator: ", "))))
    lines.append("  linted: " + (isReported ? "yes" : "no, left out by 'included' or 'excluded'"))
    for setting in settings {
      lines.append("  \(setting.name): \(terminalSafe(setting.value)) (\(terminalSafe(setting.origin)))")
    }
    lines.append("")
    let width = rules.map(\.id.utf8.count).max() ?? 0
    for rule in rules {
      let value = rule.isOn ? rule.severity.rawValue : "off"
      lines.append(
        "  " + rule.id.padded(to: width) + "  " + value.padded(to: 7) + "  " + terminalSafe(origin(of: rule)))
      for option in rule.options {
        lines.append("    \(option.name): \(terminalSafe(option.value)) (\(terminalSafe(option.origin)))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Why the rule is on, and why it has its severity; once if both are set in one place, or only one is set.
  private func origin(of rule: Rule) -> String {
    if !rule.isOn { return rule.isOnOrigin }
    let origins = [rule.isOnOrigin, rule.severityOrigin].filter { $0 != Self.standardOrigin }
    if origins.isEmpty { return Self.standardOrigin }
    return origins.count == 2 && origins[0] == origins[1] ? origins[0] : origins.joined(separator: ", ")
  }

  /// `{"version": 1, "path", "files", "linted", "settings": [{"name", "value", "origin"}],
  /// "rules": [{"id", "on", "severity", "options"}]}`; `on` and `severity` are a value and its origin.
  public func writeJSON(to stream: ByteStream) {
    var json = JSONWriter(to: stream)
    json.object { json in
      json.member("version", 1)
      json.member("path", path)
      json.array("files") { json in for file in files { json.value(file) } }
      json.member("linted", isReported)
      json.array("settings") { json in for setting in settings { json.line { $0.members(of: setting) } } }
      json.array("rules") { json in
        for rule in rules {
          json.line { json in
            json.member("id", rule.id)
            json.object("on") { json in
              json.member("value", rule.isOn)
              json.member("origin", rule.isOnOrigin)
            }
            json.object("severity") { json in
              json.member("value", rule.severity.rawValue)
              json.member("origin", rule.severityOrigin)
            }
            json.array("options") { json in for option in rule.options { json.setting(option) } }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func setting(_ setting: ConfigurationListing.Setting) { object { $0.members(of: setting) } }

  fileprivate mutating func members(of setting: ConfigurationListing.Setting) {
    member("name", setting.name)
    member("value", setting.value)
    member("origin", setting.origin)
  }
}

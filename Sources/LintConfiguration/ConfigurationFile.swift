import LintDiagnostics
import LintYAML

/// The content of one `.concurlint.yml`, checked against the known keys.
public struct ConfigurationFile: Sendable, Hashable {
  /// A value and its place: line and column from 1, the column in UTF-16 units.
  public struct Entry<Value: Sendable & Hashable>: Sendable, Hashable {
    public var value: Value
    public var line: Int
    public var column: Int

    public init(value: Value, line: Int, column: Int) {
      self.value = value
      self.line = line
      self.column = column
    }
  }

  /// The settings of one rule.
  public struct RuleEntry: Sendable, Hashable {
    public internal(set) var severity: Entry<Severity>?
    /// By name; each value has the type that its option declares.
    public internal(set) var options: [String: Entry<RuleOption.Value>] = [:]
  }

  /// The settings of migration reports.
  public struct ReportEntry: Sendable, Hashable {
    public internal(set) var numbers: [ReportSettings.Number: Entry<Int>] = [:]
    public internal(set) var phases: Entry<[ReportSettings.Phase]>?
  }

  /// The name of configuration files.
  public static let name = ".concurlint.yml"
  /// The name of the file next to it that tells editors what a configuration may contain.
  public static let schemaName = ".concurlint.schema.json"
  /// In bytes; larger files are rejected. A thousand times what a configuration needs, and read in a few milliseconds.
  public static let largestFile = 1 << 18

  // Nil where the key is missing.
  public internal(set) var minimumVersion: Entry<Version>?
  public internal(set) var extends: Entry<String>?
  public internal(set) var included: [Entry<String>]?
  public internal(set) var excluded: [Entry<String>]?
  public internal(set) var onlyRules: [Entry<String>]?
  public internal(set) var optInRules: [Entry<String>]?
  public internal(set) var disabledRules: [Entry<String>]?
  public internal(set) var requireReason: Entry<Bool>?
  public internal(set) var failOn: Entry<FailOn>?
  public internal(set) var minSeverity: Entry<Severity>?
  /// A path, from the directory of the file.
  public internal(set) var baseline: Entry<String>?
  public internal(set) var swiftVersion: Entry<SwiftVersion>?
  public internal(set) var report: ReportEntry?
  /// By id.
  public internal(set) var rules: [String: RuleEntry] = [:]

  init() {}

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: Any bytes.
  ///   - rules: All existing rules, whether or not they run.
  ///   - version: Of this tool.
  /// - Throws: the problems with the file; then none of its settings apply.
  public init(_ bytes: [UInt8], rules: [RuleInfo], version: Version) throws(InvalidConfiguration) {
    guard bytes.count <= Self.largestFile else {
      let message = "a configuration of more than \(Self.largestFile / 1024) kB is none"
      throw InvalidConfiguration([ConfigurationProblem(line: 1, column: 1, message: message)])
    }
    let text: YAMLText
    let document: YAMLNode?
    do {
      text = try YAMLText(bytes)
      document = try YAMLReader.read(text)
    } catch {
      let problem = ConfigurationProblem(line: error.line, column: error.column, message: error.message)
      throw InvalidConfiguration([problem])
    }
    var reader = ConfigurationReader(text: text, rules: rules, version: version)
    if let document { reader.read(document) }
    if !reader.problems.isEmpty { throw InvalidConfiguration(reader.problems) }
    self = reader.file
  }
}

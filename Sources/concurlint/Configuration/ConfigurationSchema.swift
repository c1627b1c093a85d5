import LintConfiguration
import LintDiagnostics
import LintReporting

/// A JSON Schema (draft 7) of configurations, by which editors complete and check. It is made from the same catalogue
/// that the reader of configurations uses.
///
/// It accepts what the reader accepts, except for what a schema cannot express: whether files that are named exist,
/// whether a newer version of the tool is required, whether two phases claim one priority, and whether brackets in a
/// pattern match.
struct ConfigurationSchema {
  private let rules: [RuleInfo]

  /// - Parameter rules: All that there are.
  init(of rules: [RuleInfo]) { self.rules = rules.sorted { $0.id < $1.id } }

  var json: JSONValue {
    .members([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("Configuration of concurlint")),
      ("type", Self.optional("object")),
      ("additionalProperties", .bool(false)),
      ("properties", .members(ConfigurationKey.allCases.map(property) + rules.map(property))),
      ("definitions", definitions)
    ])
  }

  // MARK: Keys

  private func property(_ key: ConfigurationKey) -> (String, JSONValue) {
    (key.rawValue, .members([("description", .string(key.summary + "."))] + members(of: key)))
  }

  private func members(of key: ConfigurationKey) -> [(String, JSONValue)] {
    switch key {
    case .minimumVersion:
      [
        ("type", Self.types("string", "number")), ("pattern", .string(#"^[0-9]+(\.[0-9]+){0,2}$"#)),
        ("minimum", .integer(0))
      ]
    case .extends, .baseline: [("type", Self.types(Self.word)), ("pattern", .string("^(?!.*://)."))]
    case .included, .excluded: Self.list(of: .members([("$ref", .string("#/definitions/pattern"))]))
    case .onlyRules, .optInRules, .disabledRules: Self.list(of: .members([("$ref", .string("#/definitions/rule"))]))
    case .requireReason: [("type", .string("boolean")), ("default", .bool(false))]
    case .failOn: Self.choice(FailOn.allCases.map(\.rawValue), FailOn.warning.rawValue)
    case .minSeverity: Self.choice(severities, Severity.info.rawValue)
    case .swiftVersion: [("enum", .array(SwiftVersion.allCases.flatMap(Self.spellings)))]
    case .report: report
    }
  }

  /// As YAML has a version: a number or a text.
  private static func spellings(of version: SwiftVersion) -> [JSONValue] {
    [Int(version.rawValue).map { .integer($0) } ?? Double(version.rawValue).map { .number($0) } ?? .null]
      + version.words.map { .string($0) }
  }

  // MARK: Rules

  private func property(_ rule: RuleInfo) -> (String, JSONValue) {
    let severity = ("severity", JSONValue.members(Self.choice(severities, rule.severity.rawValue)))
    let options = rule.options.map {
      ($0.name, JSONValue.members([("description", .string($0.summary + "."))] + members(of: $0)))
    }
    let object = JSONValue.members([
      ("type", .string("object")), ("additionalProperties", .bool(false)),
      ("properties", .members([severity] + options))
    ])
    return (
      rule.id,
      .members([
        ("description", .string(rule.summary + (rule.isOptIn ? " (off unless 'opt_in_rules' lists it)." : "."))),
        ("anyOf", .array([.members([("enum", .array(severities.map { .string($0) } + [.null]))]), object]))
      ])
    )
  }

  private func members(of option: RuleOption) -> [(String, JSONValue)] {
    let kind: [(String, JSONValue)]
    switch option.standard {
    case .flag: kind = [("type", .string("boolean"))]
    case .number: kind = Self.number(in: option.range)
    case .word: kind = Self.word(of: option.choices)
    case .words: kind = Self.list(of: .members(Self.word(of: option.choices)))
    }
    return kind + [("default", JSONValue(option.standard))]
  }

  private var severities: [String] { Severity.allCases.reversed().map(\.rawValue) }

  // MARK: Migration reports

  private var report: [(String, JSONValue)] {
    let sections = ReportSettings.Section.allCases.map { section in
      let numbers = ReportSettings.Number.allCases.filter { $0.section == section }.map { number in
        let members =
          [("description", .string(number.summary + "."))] + Self.number(in: number.range) + [
            ("default", .integer(number.standard))
          ]
        return (number.key, JSONValue.members(members))
      }
      return (section.rawValue, Self.object(numbers))
    }
    let phases = JSONValue.members([("type", .string("array")), ("minItems", .integer(1)), ("items", phase)])
    return [
      ("type", Self.optional("object")), ("additionalProperties", .bool(false)),
      ("properties", .members(sections + [("phases", phases)]))
    ]
  }

  /// A phase needs a name, and at least one priority or rule.
  private var phase: JSONValue {
    let unique: [(String, JSONValue)] = [("uniqueItems", .bool(true))]
    let priorities = Priority.allCases.reversed().map { JSONValue.string($0.rawValue) }
    func isNotEmpty(_ name: String) -> JSONValue {
      let list = JSONValue.members([("type", .string("array")), ("minItems", .integer(1))])
      return .members([("required", .array([.string(name)])), ("properties", .members([(name, list)]))])
    }
    return .members([
      ("type", .string("object")), ("additionalProperties", .bool(false)), ("required", .array([.string("name")])),
      (
        "properties",
        .members([
          ("name", .members(Self.word(of: []))),
          ("priorities", .members(Self.list(of: .members([("enum", .array(priorities))])) + unique)),
          ("rules", .members(Self.list(of: .members([("$ref", .string("#/definitions/rule"))])) + unique))
        ])
      ),
      ("anyOf", .array([isNotEmpty("priorities"), isNotEmpty("rules")]))
    ])
  }

  // MARK: Parts

  private var definitions: JSONValue {
    .members([
      ("rule", .members([("enum", .array(rules.map { .string($0.id) }))])),
      // No comment, and more than marks and blanks.
      ("pattern", .members([("type", Self.types(Self.word)), ("pattern", .string("^(?!#)(?!!?/? *$)"))]))
    ])
  }

  /// What YAML reads as a number or a truth value is a word where words are expected.
  private static let word = ["string", "number", "boolean"]

  private static func types(_ names: [String]) -> JSONValue { .array(names.map { .string($0) }) }

  private static func types(_ names: String...) -> JSONValue { types(names) }

  private static func optional(_ type: String) -> JSONValue { types(type, "null") }

  private static func object(_ properties: [(String, JSONValue)]) -> JSONValue {
    .members([
      ("type", optional("object")), ("additionalProperties", .bool(false)), ("properties", .members(properties))
    ])
  }

  private static func list(of items: JSONValue) -> [(String, JSONValue)] {
    [("type", optional("array")), ("items", items)]
  }

  private static func number(in range: ClosedRange<Int>) -> [(String, JSONValue)] {
    let bounds: [(String, JSONValue)] = [("type", .string("integer")), ("minimum", .integer(range.lowerBound))]
    return range.upperBound == .max ? bounds : bounds + [("maximum", .integer(range.upperBound))]
  }

  private static func word(of choices: [String]) -> [(String, JSONValue)] {
    choices.isEmpty
      ? [("type", types(word)), ("minLength", .integer(1))] : [("enum", .array(choices.map { .string($0) }))]
  }

  private static func choice(_ words: [String], _ standard: String) -> [(String, JSONValue)] {
    [("enum", .array(words.map { .string($0) })), ("default", .string(standard))]
  }
}

import LintDiagnostics

/// What `rules --format json` and `explain --format json` print: `{"version": 1, "rules": [{"id", …}]}`.
public struct RuleListing {
  private let rules: [RuleInfo]
  private let isExplained: Bool

  /// - Parameter isExplained: whether each rule has its full explanation, or only what a list needs.
  public init(_ rules: [RuleInfo], isExplained: Bool) {
    self.rules = rules
    self.isExplained = isExplained
  }

  public var json: JSONValue { .members([("version", .integer(1)), ("rules", .array(rules.map(value)))]) }

  private func value(of rule: RuleInfo) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("id", .string(rule.id)), ("family", .string(rule.family.rawValue)),
      ("severity", .string(rule.severity.rawValue)),
      ("priority", .string(rule.priority.rawValue)), ("fix", rule.fix.map { .string($0.rawValue) } ?? .null),
      ("optIn", .bool(rule.isOptIn)),
      ("summary", .string(rule.summary)), ("options", .array(rule.options.map(value)))
    ]
    if isExplained {
      members += [
        ("why", .string(rule.why)), ("instead", .string(rule.instead)), ("limits", .string(rule.limits)),
        ("noFix", .string(rule.noFix)),
        (
          "references",
          .array(rule.references.map { .members([("title", .string($0.title)), ("url", .string($0.url))]) })
        ),
        ("compiler", .array(rule.compilerView.map(value))), ("examples", .array(rule.examples.map(value)))
      ]
    }
    return .members(members)
  }

  private func value(of option: RuleOption) -> JSONValue {
    .members([
      ("name", .string(option.name)), ("default", JSONValue(option.standard)), ("takes", .string(option.kind)),
      ("summary", .string(option.summary))
    ])
  }

  /// What the compiler says, by mode.
  private func value(of view: CompilerView) -> JSONValue {
    .members([
      ("when", view.when.map { .string($0) } ?? .null), ("swift5", .string(view.swift5.rawValue)),
      ("swift5Complete", .string(view.swift5Complete.rawValue)), ("swift6", .string(view.swift6.rawValue)),
      ("groups", .array(view.groups.map { .string($0) }))
    ])
  }

  private func value(of example: Example) -> JSONValue {
    let kind =
      switch example.kind {
      case .flagged: "flagged"
      case .notFlagged: "notFlagged"
      case .fixed: "fixed"
      }
    return .members([
      ("kind", .string(kind)), ("title", example.title.map { .string($0) } ?? .null),
      ("findings", .integer(example.count)),
      ("options", .members(example.options.sorted { $0.key < $1.key }.map { ($0.key, JSONValue($0.value)) })),
      ("files", .array(example.files.map(value)))
    ])
  }

  private func value(of file: Example.File) -> JSONValue {
    .members([
      ("path", .string(file.path)), ("source", .string(file.marked.text)),
      ("fixed", file.fixed.map { .string($0) } ?? .null)
    ])
  }
}

extension JSONValue {
  /// The value of a rule's option.
  public init(_ value: RuleOption.Value) {
    switch value {
    case .flag(let flag): self = .bool(flag)
    case .number(let number): self = .integer(number)
    case .word(let word): self = .string(word)
    case .words(let words): self = .array(words.map { .string($0) })
    }
  }

  /// An object with members in this order.
  public static func members(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { Member(name: $0.0, value: $0.1) })
  }
}

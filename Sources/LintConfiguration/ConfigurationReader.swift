import LintDiagnostics
import LintText
import LintYAML

/// Turns a YAML document into a configuration, and collects its mistakes.
struct ConfigurationReader {
  var file = ConfigurationFile()
  var problems: [ConfigurationProblem] = []

  private let text: YAMLText
  private let rules: [String: RuleInfo]
  private let version: Version

  /// The limit for a file that is entirely wrong.
  private static let mostProblems = 20

  init(text: YAMLText, rules: [RuleInfo], version: Version) {
    self.text = text
    self.rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.version = version
  }

  mutating func read(_ document: YAMLNode) {
    if document.isNull { return }
    guard case .mapping(let entries) = document.content else {
      return refuse("a configuration consists of lines like 'disabled_rules: […]'", document)
    }
    let names = ConfigurationKey.allCases.map(\.rawValue)
    if let (_, value) = entries.first(where: { $0.key.word == ConfigurationKey.minimumVersion.rawValue }) {
      readMinimumVersion(value)
      // Keys of a newer version would be reported as unknown.
      if !problems.isEmpty { return }
    }
    for (key, name, value) in unique(entries) {
      guard problems.count < Self.mostProblems else { return }
      if let known = ConfigurationKey(rawValue: name) {
        read(known, value)
      } else if let rule = rules[name] {
        file.rules[name] = readRule(rule, value)
      } else {
        let ids = rules.keys.sorted()
        let meant = closestName(to: name, among: names + ids) ?? closestRule(to: name, among: ids)
        refuse("unknown key '\(shown(name))'" + hint(meant), key)
      }
    }
  }

  private mutating func read(_ key: ConfigurationKey, _ value: YAMLNode) {
    switch key {
    case .minimumVersion: break
    case .report: readReport(value)
    case .extends: file.extends = path(key.rawValue, value)
    case .included: file.included = words(key.rawValue, value)
    case .excluded: file.excluded = words(key.rawValue, value)
    case .onlyRules: file.onlyRules = ruleIDs(key.rawValue, value)
    case .optInRules: file.optInRules = ruleIDs(key.rawValue, value)
    case .disabledRules: file.disabledRules = ruleIDs(key.rawValue, value)
    case .requireReason:
      if let flag = flag(key.rawValue, value) { file.requireReason = entry(flag, value) }
    case .failOn: file.failOn = choice(key.rawValue, value, among: FailOn.allCases) { FailOn(rawValue: $0) }
    case .minSeverity:
      file.minSeverity = choice(key.rawValue, value, among: Severity.allCases.reversed()) { Severity(rawValue: $0) }
    case .baseline: file.baseline = path(key.rawValue, value)
    case .swiftVersion:
      file.swiftVersion = choice(key.rawValue, value, among: SwiftVersion.allCases) { SwiftVersion(word: $0) }
    }
  }

  private mutating func readMinimumVersion(_ value: YAMLNode) {
    guard let minimum = value.word.flatMap(Version.init) else {
      return refuse("'minimum_version' takes a version such as \(version)", value)
    }
    if version < minimum {
      return refuse("this configuration needs version \(minimum) or newer; this is \(version)", value)
    }
    file.minimumVersion = entry(minimum, value)
  }

  // MARK: Rules

  private mutating func readRule(_ rule: RuleInfo, _ value: YAMLNode) -> ConfigurationFile.RuleEntry {
    var result = ConfigurationFile.RuleEntry()
    switch value.content {
    case .scalar:
      if !value.isNull { result.severity = severity(rule.id, value) }
    case .sequence:
      refuse("'\(rule.id)' takes a severity, or lines with its severity and options", value)
    case .mapping(let entries):
      let options = Dictionary(rule.options.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      for (key, name, value) in unique(entries) {
        guard problems.count < Self.mostProblems else { return result }
        if name == Self.severityKey {
          result.severity = severity(rule.id, value)
        } else if let option = options[name] {
          if let chosen = self.value(of: option, value) { result.options[name] = entry(chosen, value) }
        } else {
          refuse(
            "'\(rule.id)' has no option '\(shown(name))'"
              + hint(name, among: [Self.severityKey] + options.keys.sorted()), key)
        }
      }
    }
    return result
  }

  private static let severityKey = "severity"

  private mutating func severity(_ rule: String, _ value: YAMLNode) -> ConfigurationFile.Entry<Severity>? {
    if let severity = value.word.flatMap(Severity.init) { return entry(severity, value) }
    let severities = Severity.allCases.reversed().map(\.rawValue).joined(separator: ", ")
    refuse("the severity of '\(rule)' is one of \(severities); to turn it off, list it in 'disabled_rules'", value)
    return nil
  }

  private mutating func value(of option: RuleOption, _ value: YAMLNode) -> RuleOption.Value? {
    switch option.standard {
    case .flag: return flag(option.name, value).map { .flag($0) }
    case .number:
      if case .scalar(let word, false) = value.content, let number = Int(word), option.range.contains(number) {
        return .number(number)
      }
    case .word:
      if let word = value.word, !value.isNull, allowed(word, option, value) { return .word(word) }
      if value.word != nil, !value.isNull { return nil }
    case .words:
      guard let words = words(option.name, value) else { return nil }
      return words.allSatisfy { allowed($0.value, option, value) } ? .words(words.map(\.value)) : nil
    }
    refuse("'\(option.name)' takes \(option.kind)", value)
    return nil
  }

  private mutating func allowed(_ word: String, _ option: RuleOption, _ value: YAMLNode) -> Bool {
    if option.choices.isEmpty || option.choices.contains(word) { return true }
    refuse("'\(option.name)' takes \(option.kind), not '\(shown(word))'" + hint(word, among: option.choices), value)
    return false
  }

  mutating func ruleIDs(_ key: String, _ value: YAMLNode) -> [ConfigurationFile.Entry<String>]? {
    guard let words = words(key, value) else { return nil }
    for word in words where rules[word.value] == nil {
      guard problems.count < Self.mostProblems else { return nil }
      let message =
        "there is no rule '\(shown(word.value))'" + hint(closestRule(to: word.value, among: rules.keys.sorted()))
      problems.append(ConfigurationProblem(line: word.line, column: word.column, message: message))
    }
    return words
  }

  // MARK: Values

  /// One of a few words.
  private mutating func choice<Choice: RawRepresentable<String>>(
    _ key: String, _ value: YAMLNode, among choices: [Choice], _ choice: (String) -> Choice?
  ) -> ConfigurationFile.Entry<Choice>? {
    if let chosen = value.word.flatMap(choice) { return entry(chosen, value) }
    let words = choices.map(\.rawValue)
    let meant = value.word.map { hint($0, among: words) } ?? ""
    refuse("'\(key)' is one of \(words.joined(separator: ", "))" + meant, value)
    return nil
  }

  /// The path of a file.
  private mutating func path(_ key: String, _ value: YAMLNode) -> ConfigurationFile.Entry<String>? {
    guard let path = value.word, !path.isEmpty, !value.isNull else {
      refuse("'\(key)' takes the path of a file", value)
      return nil
    }
    if path.includes("://") {
      refuse("'\(key)' takes the path of a file in the repository; nothing is fetched from an address", value)
      return nil
    }
    return entry(path, value)
  }

  private mutating func flag(_ key: String, _ value: YAMLNode) -> Bool? {
    switch value.content {
    case .scalar("true", false): return true
    case .scalar("false", false): return false
    default:
      refuse("'\(key)' is true or false", value)
      return nil
    }
  }

  /// A key without a value is an empty list: what remains when its lines are commented out.
  mutating func words(_ key: String, _ value: YAMLNode) -> [ConfigurationFile.Entry<String>]? {
    if value.isNull { return [] }
    guard case .sequence(let items) = value.content else {
      refuse("'\(key)' takes a list: a line for each entry that begins with '- ', or all between brackets", value)
      return nil
    }
    var words: [ConfigurationFile.Entry<String>] = []
    for item in items {
      guard let word = item.word, !word.isEmpty, !item.isNull else {
        refuse("the entries of '\(key)' are words", item)
        return nil
      }
      words.append(entry(word, item))
    }
    return words
  }

  /// The entries whose keys are words, each key only once.
  mutating func unique(_ entries: [(key: YAMLNode, value: YAMLNode)]) -> [(
    key: YAMLNode, name: String, value: YAMLNode
  )] {
    var first: [String: YAMLNode] = [:]
    var result: [(key: YAMLNode, name: String, value: YAMLNode)] = []
    for (key, value) in entries {
      guard problems.count < Self.mostProblems else { break }
      guard let name = key.word else {
        refuse("a key is a word", key)
        continue
      }
      if let earlier = first[name] {
        refuse("'\(shown(name))' is here already, in line \(text.position(at: earlier.start).line)", key)
      } else {
        first[name] = key
        result.append((key, name, value))
      }
    }
    return result
  }

  func entry<Value>(_ value: Value, _ node: YAMLNode) -> ConfigurationFile.Entry<Value> {
    let (line, column) = text.position(at: node.start)
    return ConfigurationFile.Entry(value: value, line: line, column: column)
  }

  mutating func refuse(_ message: String, _ node: YAMLNode) {
    let (line, column) = text.position(at: node.start)
    problems.append(ConfigurationProblem(line: line, column: column, message: message))
  }

  /// As much of a word as a message needs.
  func shown(_ word: String) -> String { word.count <= 60 ? word : word.prefix(60) + "…" }

  func hint(_ word: String, among known: [String]) -> String {
    hint(closestName(to: word, among: known))
  }

  private func hint(_ meant: String?) -> String { meant.map { "; did you mean '\($0)'?" } ?? "" }
}

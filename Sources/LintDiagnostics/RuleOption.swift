/// A setting of a rule, as a key below the rule's id in a project's configuration.
///
/// A rule keeps each of its options in a constant, lists all of them in its `info`, and asks its pass for the value.
public struct RuleOption: Sendable, Hashable {
  /// A value, and with it the type of an option.
  public enum Value: Sendable, Hashable {
    case flag(Bool)
    case number(Int)
    case word(String)
    case words([String])
  }

  /// In snake case, like every key of a configuration.
  public let name: String
  /// The value if none is configured; every value has the same type.
  public let standard: Value
  /// One sentence that says what the value does, without a final period.
  public let summary: String
  /// The words that are allowed; empty for any.
  public let choices: [String]
  /// The numbers that are allowed.
  public let range: ClosedRange<Int>

  private init(
    name: String, standard: Value, summary: String, choices: [String] = [], range: ClosedRange<Int> = 0...Int.max
  ) {
    self.name = name
    self.standard = standard
    self.summary = summary
    self.choices = choices
    self.range = range
  }

  public static func flag(_ name: String, _ standard: Bool, _ summary: String) -> RuleOption {
    RuleOption(name: name, standard: .flag(standard), summary: summary)
  }

  public static func number(_ name: String, _ standard: Int, in range: ClosedRange<Int>, _ summary: String)
    -> RuleOption
  {
    RuleOption(name: name, standard: .number(standard), summary: summary, range: range)
  }

  /// - Parameter choices: The words that are allowed; empty for any.
  public static func word(_ name: String, _ standard: String, of choices: [String] = [], _ summary: String)
    -> RuleOption
  {
    RuleOption(name: name, standard: .word(standard), summary: summary, choices: choices)
  }

  public static func words(_ name: String, _ standard: [String], of choices: [String] = [], _ summary: String)
    -> RuleOption
  {
    RuleOption(name: name, standard: .words(standard), summary: summary, choices: choices)
  }
}

extension RuleOption.Value: CustomStringConvertible {
  /// As a configuration would hold it.
  public var description: String {
    switch self {
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .word(let word): word
    case .words(let words): "[\(words.joined(separator: ", "))]"
    }
  }
}

extension RuleOption {
  /// The type of the value in words: "true or false", "a number from 1 to 9".
  public var kind: String {
    switch standard {
    case .flag: "true or false"
    case .number where range.upperBound == .max: "a number from \(range.lowerBound)"
    case .number: "a number from \(range.lowerBound) to \(range.upperBound)"
    case .word: choices.isEmpty ? "a word" : choices.joined(separator: " or ")
    case .words: choices.isEmpty ? "a list of words" : "a list of \(choices.joined(separator: ", "))"
    }
  }
}

/// What a configuration chose of the rules' options; those that it does not mention have their standard values.
public struct ChosenOptions: Sendable, Hashable {
  private var values: [String: [String: RuleOption.Value]]

  /// - Parameter values: By the rule's id and the option's name; of the types that the options declare.
  public init(_ values: [String: [String: RuleOption.Value]] = [:]) { self.values = values }

  func value(of option: RuleOption, rule: String) -> RuleOption.Value { values[rule]?[option.name] ?? option.standard }

  func flag(_ option: RuleOption, rule: String) -> Bool {
    guard case .flag(let flag) = value(of: option, rule: rule) else {
      preconditionFailure("'\(option.name)' is \(option.kind)")
    }
    return flag
  }
}

/// A rule asks for its options by their constants, each by its own type.
extension Pass {
  public func flag(_ option: RuleOption) -> Bool {
    guard case .flag(let flag) = value(of: option) else { preconditionFailure("'\(option.name)' is \(option.kind)") }
    return flag
  }

  public func number(_ option: RuleOption) -> Int {
    guard case .number(let number) = value(of: option) else {
      preconditionFailure("'\(option.name)' is \(option.kind)")
    }
    return number
  }

  public func word(_ option: RuleOption) -> String {
    guard case .word(let word) = value(of: option) else { preconditionFailure("'\(option.name)' is \(option.kind)") }
    return word
  }

  public func words(_ option: RuleOption) -> [String] {
    guard case .words(let words) = value(of: option) else { preconditionFailure("'\(option.name)' is \(option.kind)") }
    return words
  }
}

import LintConfiguration
import LintDiagnostics
import Testing

@Suite("Which configuration applies")
struct ConfigurationTests {

  /// - Parameter files: The outermost first; called `0.yml`, `1.yml` and so on.
  private func configuration(_ files: String..., request: RuleRequest = RuleRequest()) throws -> Configuration {
    let layers = try files.enumerated().map { Configuration.Layer(path: "\($0).yml", file: try read($1)) }
    return Configuration(of: someRules, layers: layers, request: request)
  }

  @Test("Without a file all rules run but the opt-in ones")
  func standard() throws {
    #expect(try configuration().enabledRules == ["alpha", "beta"])
    #expect(try configuration().rules["beta"]?.options["at_least"]?.value == .number(3))
  }

  @Test("A file adds, removes, or names all that run")
  func choices() throws {
    #expect(try configuration("opt_in_rules: [gamma]").enabledRules == ["alpha", "beta", "gamma"])
    #expect(try configuration("disabled_rules: [alpha]").enabledRules == ["beta"])
    #expect(try configuration("only_rules: [gamma]").enabledRules == ["gamma"])
    #expect(try configuration("only_rules: []").enabledRules == ["alpha", "beta"])
  }

  @Test("The nearest file says what differs, key by key")
  func nested() throws {
    let both = try configuration(
      "disabled_rules: [alpha]\nbeta: {severity: error, at_least: 5}", "opt_in_rules: [alpha]\nbeta: {at_least: 7}")
    #expect(both.enabledRules == ["alpha", "beta"])
    #expect(both.rules["beta"]?.severity.value == .error)
    #expect(both.rules["beta"]?.options["at_least"]?.value == .number(7))
  }

  @Test("Each value knows where it comes from")
  func origins() throws {
    var request = RuleRequest()
    request.disabled = ["alpha"]
    let all = try configuration("\nbeta: {severity: error}", "beta: {at_least: 7}", request: request)
    #expect(all.rules["alpha"]?.isOn.origin == .option("--disable-rule"))
    #expect(all.rules["beta"]?.isOn.origin == .standard)
    #expect(all.rules["beta"]?.severity.origin == .file(path: "0.yml", line: 2))
    #expect(all.rules["beta"]?.options["at_least"]?.origin == .file(path: "1.yml", line: 1))
  }

  @Test("The command line wins")
  func request() throws {
    var request = RuleRequest()
    request.only = ["gamma"]
    #expect(try configuration("disabled_rules: [gamma]", request: request).enabledRules == ["gamma"])
    request = RuleRequest()
    request.enablesAll = true
    request.disabled = ["beta"]
    #expect(
      try configuration("only_rules: [beta]", request: request).enabledRules == [
        "alpha", "gamma", Configuration.reasonRuleID
      ])
  }

  @Test("Reasons are required by a rule of their own")
  func reasons() throws {
    #expect(try configuration("require_reason: true").enabledRules.contains(Configuration.reasonRuleID))
    #expect(
      try configuration("require_reason: true", "require_reason: false").enabledRules.contains(
        Configuration.reasonRuleID) == false)
  }
}

@Suite("The configuration that a project begins with")
struct ConfigurationTemplateTests {

  @Test("It changes nothing as written")
  func inert() throws {
    #expect(try read(ConfigurationTemplate.text(rules: someRules, version: thisVersion)) == read(""))
  }

  @Test("With its comments taken off it is valid and names every key")
  func complete() throws {
    // A line like '  - Sources' stays indented below its key.
    let lines = ConfigurationTemplate.text(rules: someRules, version: thisVersion).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { line in
      line.hasPrefix("#  ") || line.hasPrefix("#") && !line.hasPrefix("# ") ? line.dropFirst() : line
    }
    let text = lines.joined(separator: "\n")
    let file = try read(text)
    for key in ConfigurationKey.allCases { #expect(text.contains("\n\(key.rawValue):")) }
    #expect(file.rules["beta"]?.options.count == 4)
  }
}

import LintConfiguration
import LintDiagnostics
import Testing

@Suite("Reading a configuration")
struct ConfigurationFileTests {

  @Test("Every key, with the place of each value")
  func everyKey() throws {
    let file = try read(
      """
      minimum_version: 0.1
      extends: ../base.yml
      included:
        - Sources
      excluded: ["*.generated.swift", Sources/Old]
      opt_in_rules: [gamma]
      disabled_rules:
        - alpha
      require_reason: true
      fail_on: never
      min_severity: warning
      baseline: lists/known
      swift_version: 5.0
      alpha: info
      beta:
        severity: error
        at_least: 5
        allowed: [some, more]
      """)
    #expect(file.minimumVersion?.value == Version("0.1.0"))
    #expect(file.extends?.value == "../base.yml")
    #expect(file.included?.map(\.value) == ["Sources"])
    #expect(file.excluded?.map(\.value) == ["*.generated.swift", "Sources/Old"])
    #expect(file.onlyRules == nil)
    #expect(file.optInRules?.map(\.value) == ["gamma"])
    #expect(file.disabledRules?.map { "\($0.line):\($0.column) \($0.value)" } == ["8:5 alpha"])
    #expect(file.requireReason?.value == true)
    #expect(file.failOn?.value == .never)
    #expect(file.minSeverity?.value == .warning)
    #expect(file.baseline?.value == "lists/known")
    #expect(file.swiftVersion?.value == .v5)
    #expect(file.rules["alpha"]?.severity?.value == .info)
    #expect(file.rules["beta"]?.severity?.value == .error)
    #expect(file.rules["beta"]?.options["at_least"]?.value == .number(5))
    #expect(file.rules["beta"]?.options["allowed"]?.value == .words(["some", "more"]))
  }

  @Test(
    "A file without content says nothing", arguments: ["", "\n\n", "# only a comment\n", "---\n", "~\n", "\u{FEFF}"])
  func empty(text: String) throws {
    #expect(try read(text) == read("{}"))
  }

  @Test("A key whose lines are commented out is an empty list")
  func commentedOut() throws {
    #expect(try read("disabled_rules:\n#  - alpha\n").disabledRules?.isEmpty == true)
  }

  @Test("Lines may end as on Windows, and the file may begin with a byte order mark")
  func lineEnds() throws {
    let file = try read("\u{FEFF}require_reason: true\r\ndisabled_rules:\r\n  - alpha\r\n")
    #expect(file.disabledRules?.map { "\($0.line):\($0.column)" } == ["3:5"])
  }

  @Test("Quotes make a word of anything")
  func quotes() throws {
    #expect(
      try read("excluded: ['*.swift', \"!Keep.swift\", 'true']").excluded?.map(\.value) == [
        "*.swift", "!Keep.swift", "true"
      ])
  }
}

@Suite("What makes no sense in a configuration")
struct InvalidConfigurationTests {

  @Test(
    "Unknown keys, rules and options are reported with their place, and the likely correction",
    arguments: [
      ("disable_rules: []", "1:1: unknown key 'disable_rules'; did you mean 'disabled_rules'?"),
      ("alhpa: error", "1:1: unknown key 'alhpa'; did you mean 'alpha'?"),
      ("colour: green", "1:1: unknown key 'colour'"),
      ("disabled_rules:\n  - bta", "2:5: there is no rule 'bta'; did you mean 'beta'?"),
      ("beta:\n  at_leats: 2", "2:3: 'beta' has no option 'at_leats'; did you mean 'at_least'?"),
      ("# 😀\n\"😀\": 1", "2:1: unknown key '😀'"),
      ("{\"😀\": 1, x: 2}", "1:11: unknown key 'x'")
    ])
  func unknown(text: String, expected: String) {
    #expect(problems(text).contains(expected), "\(problems(text))")
  }

  @Test(
    "Values of another type",
    arguments: [
      (
        "included: Sources",
        "1:11: 'included' takes a list: a line for each entry that begins with '- ', or all between brackets"
      ),
      ("excluded: [[a]]", "1:12: the entries of 'excluded' are words"),
      ("excluded: [~]", "1:12: the entries of 'excluded' are words"),
      ("fail_on: warnign", "1:10: 'fail_on' is one of error, warning, info, never; did you mean 'warning'?"),
      ("min_severity: [info]", "1:15: 'min_severity' is one of error, warning, info"),
      ("swift_version: 5.9", "1:16: 'swift_version' is one of 4, 4.2, 5, 6"),
      ("baseline:", "1:10: 'baseline' takes the path of a file"),
      ("extends: [a.yml]", "1:10: 'extends' takes the path of a file"),
      (
        "extends: https://example.org/a.yml",
        "1:10: 'extends' takes the path of a file in the repository; nothing is fetched from an address"
      ),
      ("require_reason: yes", "1:17: 'require_reason' is true or false"),
      ("require_reason: 'true'", "1:17: 'require_reason' is true or false"),
      (
        "alpha: off",
        "1:8: the severity of 'alpha' is one of error, warning, info; to turn it off, list it in 'disabled_rules'"
      ),
      ("alpha: [error]", "1:8: 'alpha' takes a severity, or lines with its severity and options"),
      ("beta: {at_least: 12}", "1:18: 'at_least' takes a number from 1 to 9"),
      ("beta: {at_least: '3'}", "1:18: 'at_least' takes a number from 1 to 9"),
      ("beta: {style: fncy}", "1:15: 'style' takes plain or fancy, not 'fncy'; did you mean 'fancy'?"),
      ("beta: {in_tests: 1}", "1:18: 'in_tests' is true or false"),
      ("minimum_version: new", "1:18: 'minimum_version' takes a version such as 0.1.0"),
      ("- alpha", "1:1: a configuration consists of lines like 'disabled_rules: […]'"),
      ("[a]: 1", "1:1: a key is a word")
    ])
  func types(text: String, expected: String) {
    #expect(problems(text) == [expected])
  }

  @Test("A key that comes twice")
  func duplicates() {
    #expect(problems("alpha: error\nbeta: info\nalpha: info") == ["3:1: 'alpha' is here already, in line 1"])
    #expect(problems("beta:\n  at_least: 1\n  at_least: 2") == ["3:3: 'at_least' is here already, in line 2"])
  }

  @Test("A message quotes no more than it needs")
  func longWords() {
    #expect(problems("disabled_rules: [" + String(repeating: "x", count: 100_000) + "]").map(\.count) == [86])
  }

  @Test("All problems of a file are reported, up to twenty")
  func all() {
    #expect(problems("a: 1\nb: 2\ninclude: 3").count == 3)
    #expect(problems((0..<10_000).map { "k\($0): 1\n" }.joined()).count == 20)
  }

  @Test("For a file for a newer version, only the version is reported")
  func newerVersion() {
    #expect(
      problems("some_new_key: 1\nminimum_version: 99.1") == [
        "2:18: this configuration needs version 99.1.0 or newer; this is 0.1.0"
      ])
  }

  @Test(
    "What YAML forbids is reported in plain words",
    arguments: [
      ("included:\n\t- Sources", "2:1: a tab cannot indent YAML; use spaces"),
      (
        "excluded:\n  - *.swift",
        "2:5: aliases ('*name') are not supported; put a pattern that begins with '*' in quotes"
      ),
      ("excluded: [*all]", "1:12: aliases ('*name') are not supported; put a pattern that begins with '*' in quotes"),
      (
        "excluded:\n  - !Keep.swift",
        "2:5: tags ('!name') are not supported; put a pattern that begins with '!' in quotes"
      ),
      (
        "excluded: &all [a]",
        "1:11: anchors ('&name') are not supported; put the value in quotes if it is meant to begin with '&'"
      ),
      ("alpha: error\n---\nbeta: error", "2:1: a configuration is one document; this begins another"),
      ("alpha: \u{1}", "1:8: control characters are not allowed in YAML")
    ])
  func syntax(text: String, expected: String) {
    #expect(problems(text) == [expected])
  }
}

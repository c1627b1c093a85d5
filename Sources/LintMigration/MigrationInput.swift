import LintConfiguration
import LintEngine
import LintKit
import LintReporting

/// What a migration report is made from: a run of the linter, and what only the command knows.
public struct MigrationInput {
  public var tool: MigrationReport.Tool
  /// See ``MigrationReport/Head/date``.
  public var date: String
  public var provenance: Provenance?
  /// As they were given.
  public var paths: [String]
  public var discovery: Discovery
  public var sources: SourceStore
  /// With fixes.
  public var result: LintResult
  /// Those that ran.
  public var rules: [RuleInfo]
  public var settings: ReportSettings
  public var whatIf: OtherSettings?
  /// Nil for a project that is in Swift 6 mode already.
  public var forecast: Forecast?
  public var earlier: [EarlierReport]
  /// How many threads to use, at least 1.
  public var jobs: Int
  /// The result of a build; ``MigrationReport/CompilerReading/missing`` says why there is none.
  public var compiler: MigrationReport.CompilerReading

  /// The same code, analysed as if targets had other settings.
  public struct OtherSettings {
    /// As they are typed.
    public var options: [String]
    public var result: LintResult

    public init(options: [String], result: LintResult) {
      self.options = options
      self.result = result
    }
  }

  /// The same code, as Swift 6 mode would compile it.
  public struct Forecast {
    /// Of the rules that say what the compiler would refuse, with the facts that they missed.
    public var result: LintResult
    public var search: WhatIfSearch.Answer

    public init(result: LintResult, search: WhatIfSearch.Answer) {
      self.result = result
      self.search = search
    }
  }

  public init(
    tool: MigrationReport.Tool, date: String, provenance: Provenance?, paths: [String], discovery: Discovery,
    sources: SourceStore,
    result: LintResult, rules: [RuleInfo], settings: ReportSettings, whatIf: OtherSettings? = nil,
    forecast: Forecast? = nil,
    earlier: [EarlierReport] = [],
    jobs: Int, compiler: MigrationReport.CompilerReading
  ) {
    self.tool = tool
    self.date = date
    self.provenance = provenance
    self.paths = paths
    self.discovery = discovery
    self.sources = sources
    self.result = result
    self.rules = rules
    self.settings = settings
    self.whatIf = whatIf
    self.forecast = forecast
    self.earlier = earlier
    self.jobs = jobs
    self.compiler = compiler
  }
}

import LintDiagnostics

/// What a forecast is about, besides the errors.
public struct ForecastContext: Sendable {
  public struct Target: Sendable {
    public var name: String
    public var kind: String
    /// The language mode that it is in today; nil where that is not known.
    public var mode: String?

    public init(name: String, kind: String, mode: String?) {
      (self.name, self.kind, self.mode) = (name, kind, mode)
    }
  }

  /// What the search for annotations found.
  public struct WhatIf: Sendable {
    public var steps: [WhatIfOutcome]
    public var checks: Int
    public var isCutShort: Bool

    public init(steps: [WhatIfOutcome], checks: Int, isCutShort: Bool) {
      (self.steps, self.checks, self.isCutShort) = (steps, checks, isCutShort)
    }
  }

  /// The platform that was chosen; nil where each target has its own.
  public var platform: String?
  public var isDebug = true
  public var defines: [String] = []
  public var targets: [Target] = []
  /// The targets that a file is in, by its path as it is reported.
  public var targetsByPath: [String: [Int]] = [:]
  /// Whether warnings were asked for.
  public var showsWarnings = false
  /// Nil without a build in Swift 6 mode.
  public var comparison: MigrationReport.Forecast.Comparison?
  /// Nil if nothing was searched for.
  public var whatIf: WhatIf?

  public init() {}
}

/// The forecast as one versioned object for scripts. Places are as in `JSONReporter`.
///
///     {"format": "concurlint-forecast", "version": 1, "assumptions": {…}, "targets": […], "errors": [{…}],
///      "warnings": [{…}], "causes": [{…}], "whatIf": {…}}
public struct ForecastReporter: Reporter {
  public static let name = "json"
  /// Raised when a member changes its meaning or is removed; new members do not raise it.
  public static let version = 1

  private let forecast: ForecastContext

  public init(_ forecast: ForecastContext) { self.forecast = forecast }

  public func write(_ report: Report, to stream: ByteStream) {
    var json = JSONWriter(to: stream)
    let groups = Dictionary(
      report.rules.map { ($0.id, $0.compilerView.flatMap(\.groups).first) }, uniquingKeysWith: { first, _ in first })
    let errors = report.diagnostics.filter { $0.severity == .error }
    let causes = CauseTable(errors)
    json.object { json in
      json.member("format", "concurlint-forecast")
      json.member("version", Self.version)
      json.object("tool") { json in
        json.member("name", report.tool.name)
        json.member("version", report.tool.version)
      }
      json.object("assumptions") { json in
        json.member("swiftVersion", "6")
        if let platform = forecast.platform { json.member("platform", platform) }
        json.member("debug", forecast.isDebug)
        json.array("defines") { json in for name in forecast.defines { json.value(name) } }
      }
      json.array("targets") { json in
        for (number, target) in forecast.targets.enumerated() {
          json.target(target, errorsByWave: errorsByWave(of: number, report))
        }
      }
      json.array("errors") { json in
        for error in errors {
          let targets = forecast.targetsByPath[error.path] ?? []
          json.error(error, group: groups[error.ruleID] ?? nil, targets.map { forecast.targets[$0].name }, causes)
        }
      }
      if forecast.showsWarnings {
        json.array("warnings") { json in
          for warning in report.diagnostics where warning.severity == .warning {
            let targets = forecast.targetsByPath[warning.path] ?? []
            let names = targets.map { forecast.targets[$0].name }
            json.error(warning, group: groups[warning.ruleID] ?? nil, names, CauseTable([]))
          }
        }
      }
      json.array("causes") { json in for number in causes.all.indices { json.cause(number, causes) } }
      if let whatIf = forecast.whatIf { json.whatIf(whatIf) }
      if let comparison = forecast.comparison { json.comparison(comparison) }
      if !report.suppressed.isEmpty { json.member("suppressed", report.suppressed.count) }
    }
  }

  /// The first is of wave 1.
  private func errorsByWave(of target: Int, _ report: Report) -> [Int] {
    var counts: [Int] = []
    for error in report.diagnostics where forecast.targetsByPath[error.path]?.contains(target) == true {
      guard let wave = error.properties[DiagnosticProperty.wave].flatMap({ Int($0) }), wave > 0 else { continue }
      while counts.count < wave { counts.append(0) }
      counts[wave - 1] += 1
    }
    return counts
  }
}

/// The declarations that errors rest on, each once, in the order of the errors.
private struct CauseTable {
  struct Key: Hashable {
    let place: SourceLocation
    let kind: String
  }

  private(set) var all: [Cause<SourceLocation>] = []
  private(set) var errors: [Int] = []
  /// By cause, those that some error needs with it.
  private(set) var others: [Set<Int>] = []
  private var numbers: [Key: Int] = [:]

  init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics {
      for cause in diagnostic.causes { add(cause) }
      let needed = numbers(of: diagnostic) { !$0.isAlternative }
      for number in needed { others[number].formUnion(needed.filter { $0 != number }) }
      for number in Set(numbers(of: diagnostic) { _ in true }) { errors[number] += 1 }
    }
  }

  private mutating func add(_ cause: Cause<SourceLocation>) {
    let key = Key(place: cause.place, kind: cause.kind)
    if numbers[key] != nil { return }
    numbers[key] = all.count
    all.append(cause)
    errors.append(0)
    others.append([])
  }

  func numbers(of diagnostic: Diagnostic, where isWanted: (Cause<SourceLocation>) -> Bool) -> [Int] {
    diagnostic.causes.filter(isWanted).compactMap { numbers[Key(place: $0.place, kind: $0.kind)] }
  }
}

extension JSONWriter {
  fileprivate mutating func target(_ target: ForecastContext.Target, errorsByWave: [Int]) {
    line { json in
      json.member("name", target.name)
      json.member("kind", target.kind)
      if let mode = target.mode { json.member("today", mode) }
      json.array("errors") { json in for count in errorsByWave { json.value(count) } }
    }
  }

  fileprivate mutating func error(_ error: Diagnostic, group: String?, _ targets: [String], _ causes: CauseTable) {
    line { json in
      if let id = error.fingerprint { json.member("id", id) }
      json.member("rule", error.ruleID)
      if let group { json.member("group", group) }
      json.member("message", error.message)
      json.member("path", error.path)
      json.range(error.range)
      json.array("targets") { json in for target in targets { json.value(target) } }
      if let wave = error.properties[DiagnosticProperty.wave].flatMap({ Int($0) }) { json.member("wave", wave) }
      if let hiding = error.properties[DiagnosticProperty.hiddenBy] { json.member("hiddenBy", hiding) }
      json.array("causes") { json in
        for number in causes.numbers(of: error, where: { !$0.isAlternative }) { json.value(number) }
      }
      json.array("alternatives") { json in
        for number in causes.numbers(of: error, where: \.isAlternative) { json.value(number) }
      }
    }
  }

  fileprivate mutating func cause(_ number: Int, _ causes: CauseTable) {
    let cause = causes.all[number]
    line { json in
      json.member("kind", cause.kind)
      json.member("name", cause.name)
      json.member("path", cause.place.path)
      json.range(cause.place.range)
      json.member("errors", causes.errors[number])
      json.array("allOf") { json in for other in causes.others[number].sorted() { json.value(other) } }
    }
  }

  fileprivate mutating func comparison(_ comparison: MigrationReport.Forecast.Comparison) {
    object("compiler") { json in
      json.member("directory", comparison.directory)
      json.member("said", comparison.said)
      json.entries("notSaid", comparison.notSaid)
      json.entries("notForecast", comparison.notForecast)
    }
  }

  private mutating func entries(_ name: String, _ entries: [MigrationReport.Forecast.Comparison.Entry]) {
    array(name) { json in
      for entry in entries {
        json.line { json in
          json.member("message", entry.message)
          json.member("path", entry.place.path)
          json.member("line", entry.place.line)
          json.member("column", entry.place.column)
          if let wave = entry.wave { json.member("wave", wave) }
        }
      }
    }
  }

  fileprivate mutating func whatIf(_ whatIf: ForecastContext.WhatIf) {
    array("whatIf") { json in for step in whatIf.steps { json.step(step) } }
    member("checks", whatIf.checks)
    member("isCutShort", whatIf.isCutShort)
  }

  private mutating func step(_ step: WhatIfOutcome) {
    line { json in
      json.array("changes") { json in
        for change in step.changes {
          json.object { json in
            json.member("kind", change.kind)
            json.member("name", change.name)
            json.member("path", change.place.path)
            json.member("line", change.place.range.start.line)
            json.member("column", change.place.range.start.column)
            json.array("annotations") { json in for annotation in change.annotations { json.value(annotation.rawValue) } }
          }
        }
      }
      json.member("effect", step.effect.rawValue)
      json.member("removes", step.removes)
      json.array("adds") { json in
        for added in step.adds {
          json.object { json in
            json.member("path", added.path)
            json.member("line", added.line)
            json.member("message", added.message)
          }
        }
      }
      json.member("net", step.net)
      if let alone = step.alone { json.member("alone", alone) }
      json.member("remaining", step.remaining)
    }
  }
}

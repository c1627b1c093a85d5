import LintKit
import LintReporting

/// The parts of an earlier report that a trend needs.
public struct EarlierReport: Sendable, Equatable {
  public struct Incident: Sendable, Equatable {
    public var rule: String
    /// The part of the id that is the same for findings that are alike.
    public var fingerprint: UInt64
    public var symbol: String
    public var message: String
    public var projectPath: String
    public var place: MigrationReport.Place
  }

  public var point: MigrationReport.Trend.Point
  public var incidents: [Incident]

  /// Why a file is not a report that can be compared.
  public struct Unusable: Error, Equatable, CustomStringConvertible {
    /// What is wrong and what to do, without a final period. May quote the file.
    public var description: String
  }

  /// - Parameter json: the bytes of a file.
  public init(parsing json: [UInt8]) throws(Unusable) {
    let value: JSONValue
    do {
      value = try JSONValue(parsing: json)
    } catch {
      throw Unusable(description: "is no JSON: \(error); \(Self.remedy)")
    }
    guard value["format"]?.string == MigrationReport.formatName else {
      throw Unusable(
        description: "is no migration report, for its 'format' is not '\(MigrationReport.formatName)'; \(Self.remedy)")
    }
    let version = try Field(value, "").member("version").integer
    guard (1...MigrationReport.currentVersion).contains(version) else {
      throw Unusable(
        description: """
          is a migration report of version \(version), and this program reads versions 1 to \
          \(MigrationReport.currentVersion); check out what it was made of and write it anew
          """)
    }
    try self.init(Field(value, ""), version: version)
  }

  private static let remedy = "'concurlint report --output json:FILE' writes what can be compared with"

  private init(_ report: Field, version: Int) throws(Unusable) {
    let head = try report.member("head")
    let score = try report.member("readiness").member("overall")
    let compiler = try report.member("compiler")
    // Scores and effort of version 1 follow another formula, and its counts do not separate suggestions: those are
    // counted again below.
    let isComparable = version > 1
    point = MigrationReport.Trend.Point(
      date: try head.member("date").string, commit: try head.optional("revision")?.optional("commit")?.string,
      toolVersion: try head.member("tool").member("version").string,
      score: isComparable ? try score.member("value").integer : nil,
      findings: isComparable ? try Self.counts(score.member("findings")) : .init(),
      effort: isComparable ? try report.member("plan").member("effort").integer : nil,
      lines: try score.member("lines").integer,
      compilerDiagnostics: compiler.value["missing"] == nil
        ? try compiler.member("diagnostics").array.count { $0.value["isAboutConcurrency"] == .bool(true) } : nil)
    incidents = []
    for issue in try report.member("issues").array {
      let rule = try issue.member("rule").string
      for incident in try issue.member("incidents").array {
        incidents.append(try Incident(incident, rule: rule))
        if !isComparable { point.findings.add(try Self.urgency(of: incident, issue)) }
      }
    }
  }

  private static func counts(_ counts: Field) throws(Unusable) -> MigrationReport.PriorityCounts {
    MigrationReport.PriorityCounts(
      critical: try counts.member("critical").integer, high: try counts.member("high").integer,
      medium: try counts.member("medium").integer,
      low: try counts.member("low").integer, info: try counts.member("info").integer)
  }

  /// As in version 1: by severity and the priority of the rule; nil for a suggestion.
  private static func urgency(of incident: Field, _ issue: Field) throws(Unusable) -> Priority? {
    if try incident.member("severity").string == Severity.info.rawValue { return nil }
    let priority = try issue.member("priority")
    guard let urgency = Priority(rawValue: try priority.string) else { throw priority.unusable("is no priority") }
    return urgency
  }
}

extension EarlierReport.Incident {
  fileprivate init(_ incident: Field, rule: String) throws(EarlierReport.Unusable) {
    let id = try incident.member("id")
    guard let fingerprint = UInt64(try id.string.prefix { $0 != ":" }, radix: 16) else {
      throw id.unusable("is no fingerprint")
    }
    let place = try incident.member("place")
    self.init(
      rule: rule, fingerprint: fingerprint, symbol: try incident.member("symbol").string,
      message: try incident.member("message").string,
      projectPath: try incident.member("projectPath").string,
      place: MigrationReport.Place(
        path: try place.member("path").string, line: try place.member("line").integer,
        column: try place.member("column").integer))
  }
}

/// A value of a JSON text, with its path for messages.
private struct Field {
  let value: JSONValue
  let path: String

  init(_ value: JSONValue, _ path: String) {
    self.value = value
    self.path = path
  }

  func unusable(_ what: String) -> EarlierReport.Unusable {
    EarlierReport.Unusable(description: "is a broken migration report: '\(path)' \(what); write it anew")
  }

  func optional(_ name: String) -> Field? {
    guard let member = value[name], member != .null else { return nil }
    return Field(member, path.isEmpty ? name : "\(path).\(name)")
  }

  func member(_ name: String) throws(EarlierReport.Unusable) -> Field {
    if let member = optional(name) { return member }
    throw Field(.null, path.isEmpty ? name : "\(path).\(name)").unusable("is missing")
  }

  var string: String {
    get throws(EarlierReport.Unusable) {
      guard let string = value.string else { throw unusable("is no text") }
      return string
    }
  }

  var integer: Int {
    get throws(EarlierReport.Unusable) {
      guard let integer = value.integer else { throw unusable("is no number") }
      return integer
    }
  }

  var array: [Field] {
    get throws(EarlierReport.Unusable) {
      guard let array = value.array else { throw unusable("is no list") }
      return array.enumerated().map { Field($1, "\(path)[\($0)]") }
    }
  }
}

/// One diagnostic a line, for streams: the objects that the JSON report has in `diagnostics`.
public struct JSONLinesReporter: Reporter {
  public static let name = "jsonl"

  public init() {}

  public func write(_ report: Report, to stream: ByteStream) {
    var json = JSONWriter(to: stream)
    for diagnostic in report.diagnostics { json.diagnostic(diagnostic) }
  }
}

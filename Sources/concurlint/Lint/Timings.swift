import LintEngine

/// What `--timings` prints.
struct Timings {
  private let rows: [(stage: Stage, nanoseconds: UInt64)]
  private let size: SourceSize
  private let usage: ProcessUsage

  init(stages: [StageTimes], size: SourceSize, usage: ProcessUsage) {
    rows = Stage.allCases.map { stage in (stage, stages.reduce(0) { $0 + $1[stage] }) }
    self.size = size
    self.usage = usage
  }

  /// Processor time of each stage, summed over threads, and of the process; megabytes are 10⁶ bytes.
  var table: String {
    var lines = [Self.line("stage", "CPU ms", "ns/token", "MB/s")]
    for row in rows { lines.append(line(row.stage.rawValue, row.nanoseconds)) }
    lines.append(line("process", usage.processorTime))
    lines.append(line("wall", usage.wallTime))
    lines.append(
      "\(size.files) files, \(size.bytes) bytes, \(size.lines) lines, \(size.tokens) tokens; "
        + "peak memory \(Self.decimal(Double(usage.peakMemory) / 1e6)) MB")
    return lines.joined(separator: "\n") + "\n"
  }

  var json: String {
    let stages = rows.map { "\"\($0.stage.rawValue)\":\($0.nanoseconds)" }.joined(separator: ",")
    return "{\"stages\":{\(stages)},\"process\":\(usage.processorTime),\"wall\":\(usage.wallTime),"
      + "\"peakMemory\":\(usage.peakMemory),\"files\":\(size.files),\"bytes\":\(size.bytes),\"lines\":\(size.lines),"
      + "\"tokens\":\(size.tokens)}\n"
  }

  private func line(_ name: String, _ nanoseconds: UInt64) -> String {
    let time = Double(nanoseconds)
    return Self.line(
      name, Self.decimal(time / 1e6), size.tokens == 0 ? "-" : Self.decimal(time / Double(size.tokens)),
      nanoseconds == 0 ? "-" : Self.decimal(Double(size.bytes) * 1e3 / time))
  }

  private static func line(_ columns: String...) -> String {
    columns.enumerated().map { index, column in
      let padding = String(repeating: " ", count: max(0, 9 - column.count))
      return index == 0 ? column + padding : padding + column
    }.joined(separator: " ")
  }

  /// With one decimal digit.
  private static func decimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

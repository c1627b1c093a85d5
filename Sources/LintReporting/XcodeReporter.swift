import LintDiagnostics

/// One line per diagnostic, in the compiler's own format: `path:line:column: warning: message [rule-id]`.
///
/// Xcode, editors and the problem matchers made for GCC read it unchanged. A note is a line of its own.
public struct XcodeReporter: Reporter {
  public static let name = "xcode"

  public init() {}

  public func write(_ report: Report, to stream: ByteStream) {
    for diagnostic in report.diagnostics {
      write(diagnostic.location, label: diagnostic.severity.compilerWord, diagnostic.message, to: stream)
      stream.append(" [")
      stream.append(terminalSafe(diagnostic.ruleID))
      stream.append("]\n")
      for note in diagnostic.notes {
        write(note.location ?? diagnostic.location, label: "note", note.message, to: stream)
        stream.append("\n")
      }
    }
  }

  private func write(_ location: SourceLocation, label: String, _ message: String, to stream: ByteStream) {
    // A line that begins with two colons is a command to GitHub Actions, and names of files are untrusted.
    if location.path.utf8.first == UInt8(ascii: ":") { stream.append("./") }
    stream.append(terminalSafe(location.path))
    stream.append(UInt8(ascii: ":"))
    stream.append(decimal: location.range.start.line)
    stream.append(UInt8(ascii: ":"))
    stream.append(decimal: location.range.start.column)
    stream.append(": ")
    stream.append(label)
    stream.append(": ")
    stream.append(terminalSafe(message))
  }
}

extension Severity {
  /// The only severity of the compiler below a warning is the note.
  var compilerWord: String { self == .info ? "note" : rawValue }
}

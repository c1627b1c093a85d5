import LintDiagnostics

/// The XML of Checkstyle, which Jenkins and many others read: findings by file.
public struct CheckstyleReporter: Reporter {
  public static let name = "checkstyle"

  public init() {}

  public func write(_ report: Report, to stream: ByteStream) {
    var xml = XMLWriter(to: stream)
    xml.element("checkstyle", [("version", "4.3")]) { xml in
      for file in report.unreadableFiles {
        xml.element("file", [("name", file.path)]) { xml in
          let message = "This file could not be read: \(file.reason)."
          xml.element(
            "error",
            [
              ("line", "1"), ("severity", "error"), ("message", message),
              ("source", "\(report.tool.name).unreadable-file")
            ])
        }
      }
      for (path, diagnostics) in report.diagnosticsByFile {
        xml.element("file", [("name", path)]) { xml in
          for diagnostic in diagnostics {
            let start = diagnostic.range.start
            xml.element(
              "error",
              [
                ("line", String(start.line)), ("column", String(start.column)),
                ("severity", diagnostic.severity.rawValue),
                ("message", diagnostic.messageWithNotes), ("source", "\(report.tool.name).\(diagnostic.ruleID)")
              ])
          }
        }
      }
    }
  }
}

extension Report {
  /// The diagnostics of each file that has some, in the order of the report.
  var diagnosticsByFile: [(path: String, diagnostics: ArraySlice<Diagnostic>)] {
    var files: [(path: String, diagnostics: ArraySlice<Diagnostic>)] = []
    var start = 0
    while start < diagnostics.count {
      let path = diagnostics[start].path
      var end = start + 1
      while end < diagnostics.count, diagnostics[end].path == path { end += 1 }
      files.append((path, diagnostics[start..<end]))
      start = end
    }
    return files
  }
}

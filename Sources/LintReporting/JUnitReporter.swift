import LintDiagnostics

/// The XML of JUnit, for servers that show test results: a suite for each file with findings, and each finding a failed
/// test.
///
/// Findings of severity `info` pass, and are listed in their test's output. Without findings there is one test that
/// passes, because several readers treat an empty report as broken.
public struct JUnitReporter: Reporter {
  public static let name = "junit"

  public init() {}

  public func write(_ report: Report, to stream: ByteStream) {
    var xml = XMLWriter(to: stream)
    let failures = failures(in: report.diagnostics[...])
    let unreadable = report.unreadableFiles
    let isEmpty = report.diagnostics.isEmpty && unreadable.isEmpty
    let tests = isEmpty ? 1 : report.diagnostics.count + unreadable.count
    xml.element(
      "testsuites", [("name", report.tool.name)] + counts(tests: tests, failures: failures, errors: unreadable.count)
    ) { xml in
      if isEmpty {
        xml.element("testsuite", [("name", report.tool.name)] + counts(tests: 1, failures: 0, errors: 0)) { xml in
          xml.element("testcase", [("name", "no findings"), ("classname", report.tool.name)])
        }
      }
      for file in unreadable { write(file, to: &xml) }
      for (path, diagnostics) in report.diagnosticsByFile {
        xml.element(
          "testsuite",
          [("name", path)] + counts(tests: diagnostics.count, failures: self.failures(in: diagnostics), errors: 0)
        ) { xml in
          for diagnostic in diagnostics { write(diagnostic, to: &xml) }
        }
      }
    }
  }

  private func failures(in diagnostics: ArraySlice<Diagnostic>) -> Int { diagnostics.count { $0.severity > .info } }

  private func counts(tests: Int, failures: Int, errors: Int) -> [(String, String)] {
    [("tests", String(tests)), ("failures", String(failures)), ("errors", String(errors))]
  }

  private func write(_ file: Report.UnreadableFile, to xml: inout XMLWriter) {
    xml.element("testsuite", [("name", file.path)] + counts(tests: 1, failures: 0, errors: 1)) { xml in
      xml.element("testcase", [("name", "unreadable-file"), ("classname", file.path)]) { xml in
        xml.element("error", [("message", "This file could not be read: \(file.reason)."), ("type", "unreadable-file")])
      }
    }
  }

  private func write(_ diagnostic: Diagnostic, to xml: inout XMLWriter) {
    let start = diagnostic.range.start
    let place = "\(start.line):\(start.column)"
    let text = "\(diagnostic.path):\(place): \(diagnostic.severity.rawValue): \(diagnostic.messageWithNotes)"
    let attributes = [
      ("name", "\(diagnostic.ruleID) at \(place)"), ("classname", diagnostic.path), ("file", diagnostic.path),
      ("line", String(start.line))
    ]
    xml.element("testcase", attributes) { xml in
      if diagnostic.severity == .info {
        xml.element("system-out", [], text: text)
      } else {
        xml.element("failure", [("message", diagnostic.message), ("type", diagnostic.ruleID)], text: text)
      }
    }
  }
}

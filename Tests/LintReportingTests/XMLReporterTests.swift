import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("Checkstyle and JUnit")
struct XMLReporterTests {
  private let report: Report = {
    let (first, second) = (MarkedFile("«a» «b»", path: "A.swift"), MarkedFile("«c»", path: "B & C.swift"))
    return Report(
      [
        first.diagnostic("'x<y>' is wrong.", severity: .error, notes: [first.note("here", range: 1)]),
        first.diagnostic(range: 1),
        second.diagnostic("Mild.", severity: .info)
      ], unreadable: [.init(path: "D.swift", reason: "Permission denied")])
  }()

  @Test("Checkstyle lists findings by file")
  func checkstyle() {
    #expect(
      report.written(by: CheckstyleReporter()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="D.swift">
            <error line="1" severity="error" message="This file could not be read: Permission denied." source="concurlint.unreadable-file"/>
          </file>
          <file name="A.swift">
            <error line="1" column="1" severity="error" message="&#39;x&lt;y&gt;&#39; is wrong.&#10;here (A.swift:1:3)" source="concurlint.some-rule"/>
            <error line="1" column="3" severity="warning" message="Something is wrong." source="concurlint.some-rule"/>
          </file>
          <file name="B &amp; C.swift">
            <error line="1" column="1" severity="info" message="Mild." source="concurlint.some-rule"/>
          </file>
        </checkstyle>

        """)
  }

  @Test("JUnit has a suite for each file, and infos pass")
  func junit() {
    #expect(
      report.written(by: JUnitReporter()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="concurlint" tests="4" failures="2" errors="1">
          <testsuite name="D.swift" tests="1" failures="0" errors="1">
            <testcase name="unreadable-file" classname="D.swift">
              <error message="This file could not be read: Permission denied." type="unreadable-file"/>
            </testcase>
          </testsuite>
          <testsuite name="A.swift" tests="2" failures="2" errors="0">
            <testcase name="some-rule at 1:1" classname="A.swift" file="A.swift" line="1">
              <failure message="&#39;x&lt;y&gt;&#39; is wrong." type="some-rule">A.swift:1:1: error: &#39;x&lt;y&gt;&#39; is wrong.&#10;here (A.swift:1:3)</failure>
            </testcase>
            <testcase name="some-rule at 1:3" classname="A.swift" file="A.swift" line="1">
              <failure message="Something is wrong." type="some-rule">A.swift:1:3: warning: Something is wrong.</failure>
            </testcase>
          </testsuite>
          <testsuite name="B &amp; C.swift" tests="1" failures="0" errors="0">
            <testcase name="some-rule at 1:1" classname="B &amp; C.swift" file="B &amp; C.swift" line="1">
              <system-out>B &amp; C.swift:1:1: info: Mild.</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("Without findings JUnit has a test that passes")
  func clean() {
    let text = Report([]).written(by: JUnitReporter())
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"0\""))
    #expect(text.contains("<testcase name=\"no findings\" classname=\"concurlint\"/>"))
  }

  @Test(
    "What XML cannot hold is made visible",
    arguments: [
      ("]]>", "]]&gt;"), ("<script>", "&lt;script&gt;"), ("a\"b'c&d", "a&quot;b&#39;c&amp;d"),
      ("\u{1B}[31m\0", "␛[31m␀"), ("\t\r\n", "&#9;&#13;&#10;"),
      ("\u{FFFE}", "\u{FFFD}"), ("é😀\u{202E}\u{9B}\u{7F}", "é😀&#8238;&#155;&#127;")
    ])
  func escapes(text: String, escaped: String) { #expect(xmlEscaped(text) == escaped) }
}

import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("Markdown summary")
struct MarkdownReporterTests {
  @Test("A table by rule, then the findings, the most severe first")
  func page() {
    let file = MarkedFile("«a» «b»", path: "A|B.swift")
    let report = Report([
      file.diagnostic("'x' is @MainActor.", rule: "b-rule"),
      file.diagnostic("Bad.", severity: .error, rule: "a-rule", range: 1)
    ])
    #expect(
      report.written(by: MarkdownReporter()) == """
        ## concurlint

        **1 error, 1 warning** in 1 of 133 files.

        | severity | rule | findings |
        |---|---|---:|
        | error | <code>a-rule</code> | 1 |
        | warning | <code>b-rule</code> | 1 |

        | place | finding |
        |---|---|
        | <code>A&#124;B.swift&#58;1&#58;3</code> | error: Bad. |
        | <code>A&#124;B.swift&#58;1&#58;1</code> | warning: <code>x</code> is <code>&#64;MainActor.</code> |

        """)
  }

  @Test("A short page, however much there is")
  func cap() {
    let file = MarkedFile(String(repeating: "«a»\n", count: 60))
    let text = Report((0..<60).map { file.diagnostic(range: $0) }).written(by: MarkdownReporter())
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| <code>Sources") } == 50)
    #expect(text.hasSuffix("\nAnd 10 more.\n"))
  }

  @Test(
    "Nothing in a message is markup, a link, a mention or another row",
    arguments: [
      ("a | b", "a &#124; b"), ("<script>", "&#60;script&#62;"), ("[x](https://y)", "&#91;x&#93;(https&#58;//y)"),
      ("*a* _b_ `c`", "&#42;a&#42; &#95;b&#95; &#96;c&#96;"),
      ("a\nb", "a␊b"), ("'a b' doesn't", "<code>a b</code> doesn't"), ("by @user.", "by <code>&#64;user.</code>"),
      ("''", "''"), ("&lt;", "&#38;lt;"),
      ("\u{202E}a", "&#92;u&#123;202E&#125;a")
    ])
  func escapes(text: String, escaped: String) { #expect(markdownEscaped(text) == escaped) }

  @Test("Nothing found")
  func clean() {
    #expect(Report([]).written(by: MarkdownReporter()) == "## concurlint\n\nNo findings in 133 files.\n")
  }
}

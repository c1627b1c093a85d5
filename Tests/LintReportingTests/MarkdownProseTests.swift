import Testing

@testable import LintReporting

@Suite("Markdown that is read as it is, too")
struct MarkdownProseTests {
  @Test(
    "Sentences stay readable, and nothing in them is markup, a link or a mention",
    arguments: [
      ("A 'Task' waits: see a.b(c) = 1.", "A `Task` waits: see a.b(c) = 1."),
      ("<img onerror=1>", "&lt;img onerror=1&gt;"), ("a | b", "a \\| b"),
      ("*a* _b_ `c` [d](e)", "\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e)"), ("https://x.y", "https:\\/\\/x.y"),
      ("is @MainActor.", "is `@MainActor`."), ("#12 {{x}}", "\\#12 \\{\\{x\\}\\}"),
      ("a\nb\u{1B}[1m", "a b␛\\[1m"), ("&lt;", "&amp;lt;")
    ])
  func sentence(text: String, expected: String) { #expect(MarkdownProse.sentence(text) == expected) }

  @Test(
    "Code is between backticks unless it contains what ends them, a cell or a template",
    arguments: [
      ("a.b(c: [1])", "`a.b(c: [1])`"), ("Array<Int>", "`Array<Int>`"), ("a`b", "<code>a&#96;b</code>"),
      ("a|b", "<code>a&#124;b</code>"),
      ("{{x}}", "<code>&#123;&#123;x&#125;&#125;</code>"), (" a", "<code> a</code>"), ("", "<code></code>"),
      ("a\nb", "`a␊b`"), ("\u{1B}[0m", "`␛[0m`")
    ])
  func code(text: String, expected: String) { #expect(MarkdownProse.code(text) == expected) }

  @Test("A fence is longer than every run of backticks in its code")
  func fence() {
    #expect(MarkdownProse.block(["```", "\tx"], language: "swift") == "````swift\n```\n    x\n````")
  }
}

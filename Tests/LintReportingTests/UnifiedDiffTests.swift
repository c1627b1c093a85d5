import LintReporting
import Testing

@Suite("Unified diffs")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "A.swift") -> String {
    String(decoding: UnifiedDiff.bytes(path: path.utf8, old: Array(old.utf8), new: Array(new.utf8)), as: UTF8.self)
  }

  @Test("Nothing for equal texts")
  func equal() {
    #expect(diff("a\n", "a\n") == "")
  }

  @Test("Changed lines have three unchanged lines on either side")
  func context() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n") == """
        diff --git a/A.swift b/A.swift
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +five
         6
         7
         8

        """)
  }

  @Test("Changes that are far apart have hunks of their own, whose numbers count what was added before")
  func hunks() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let text = diff(old, "new\n" + old.replacing("30\n", with: ""))
    #expect(text.contains("@@ -1,3 +1,4 @@\n+new\n 1\n"))
    #expect(text.contains("@@ -27,4 +28,3 @@\n 27\n 28\n 29\n-30\n"))
  }

  @Test("Far more lines changed than are compared with each other at a time", arguments: [1, 2, 7])
  func many(distance: Int) {
    let numbers = Array(1...3_000)
    let old = numbers.map { "\($0)\n" }.joined()
    let new = numbers.map { $0 % distance == 0 ? "changed\n" : "\($0)\n" }.joined()
    let lines = diff(old, new).split(separator: "\n").dropFirst(3)
    #expect(lines.count { $0.hasPrefix("-") } == 3_000 / distance)
    #expect(lines.count { $0.hasPrefix("+") } == 3_000 / distance)
    // The removed and the unchanged lines are the old text.
    let kept = lines.filter { $0.hasPrefix(" ") || $0.hasPrefix("-") }.map { $0.dropFirst() }
    #expect(distance > 6 || kept.map { Int($0) } == numbers)
  }

  @Test(
    "Lines that are removed, or added, by the thousand",
    arguments: [(3_000, 10), (10, 3_000), (3_000, 0), (0, 3_000)])
  func lengths(old: Int, new: Int) {
    let text = diff((0..<old).map { "old \($0)\n" }.joined(), (0..<new).map { "new \($0)\n" }.joined())
    #expect(text.split(separator: "\n").count { $0.hasPrefix("-old") } == old)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("+new") } == new)
  }

  @Test("A last line without a line feed is marked")
  func noNewline() {
    #expect(diff("a\nb", "a\nb\n").hasSuffix(" a\n-b\n\\ No newline at end of file\n+b\n"))
  }

  @Test(
    "Names that a line cannot hold are quoted, and a space ends at a tab",
    arguments: [
      ("a\"b.swift", "--- \"a/a\\\"b.swift\"\n"), ("é.swift", "--- \"a/\\303\\251.swift\"\n"),
      ("a b.swift", "--- a/a b.swift\t\n")
    ])
  func names(path: String, line: String) {
    #expect(diff("a\n", "b\n", path: path).contains(line))
  }
}

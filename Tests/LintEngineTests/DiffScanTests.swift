import Testing

@testable import LintEngine

@Suite("Lines of a patch")
struct DiffScanTests {
  private func files(_ patch: String) -> [String: [Range<Int>]] {
    var files: [String: [Range<Int>]] = [:]
    for (path, lines) in DiffScan(Array(patch.utf8)).files { files[String(decoding: path, as: UTF8.self)] = lines }
    return files
  }

  @Test("Added and changed lines by file; removed ones leave none")
  func hunks() {
    let patch = """
      diff --git a/A.swift b/A.swift
      index 1..2 100644
      --- a/A.swift
      +++ b/A.swift
      @@ -1 +1,2 @@ func f()
      -old
      +new
      +more
      @@ -10,2 +11,0 @@
      -gone
      -gone
      @@ -20,0 +20,3 @@
      +a
      +b
      +c
      diff --git a/B.swift b/B.swift
      --- a/B.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -b

      """
    #expect(files(patch) == ["A.swift": [1..<3, 20..<23]])
  }

  @Test("Lines of files that look like parts of a patch are lines of files")
  func disguise() {
    let patch = """
      --- a/A.swift
      +++ b/A.swift
      @@ -1,2 +1,3 @@
      --- a/B.swift
      -@@ -1 +1 @@
      +++ b/C.swift
      +@@ -1 +99,5 @@
      +diff --git a/D b/D
      \\ No newline at end of file
      @@ -9 +9 @@
      -x
      \\ No newline at end of file
      +y

      """
    #expect(files(patch) == ["A.swift": [1..<4, 9..<10]])
  }

  @Test(
    "Names with anything in them",
    arguments: [
      ("b/a b.swift\t", "a b.swift"), ("\"b/new\\nline\\t\\\"\\\\.swift\"", "new\nline\t\"\\.swift"),
      ("\"b/\\303\\244\\033.swift\"", "ä\u{1B}.swift"),
      ("b/b/x.swift", "b/x.swift"), ("b/%0A::error::", "%0A::error::")
    ])
  func names(field: String, name: String) {
    #expect(files("+++ \(field)\n@@ -0,0 +1 @@\n+a\n") == [name: [1..<2]])
  }

  @Test(
    "What is no patch, or ends early, has no lines or those that it says",
    arguments: ["", "@@", "+++ ", "@@ -1 +1 @@\n+a", "+++ \"b/\\", "@@ -x +y @@\n"])
  func broken(patch: String) { #expect(files(patch).values.allSatisfy { $0.isEmpty }) }
}

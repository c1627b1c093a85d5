import Testing

@testable import LintEngine

@Suite("The file of a baseline")
struct BaselineFileTests {
  private func entry(
    _ path: String, rule: String = "a-rule", symbol: String = "S.f()", fingerprint: UInt64 = 0x12, count: Int = 1
  ) -> Baseline.Entry {
    Baseline.Entry(path: path, rule: rule, symbol: symbol, fingerprint: fingerprint, count: count)
  }

  private func text(_ baseline: Baseline) -> String { String(decoding: baseline.text, as: UTF8.self) }

  @Test("An entry a line, sorted, whatever order they came in")
  func lines() {
    let baseline = Baseline([
      entry("B.swift", count: 2), entry("A.swift", fingerprint: 0xFF), entry("A.swift"), entry("A.swift")
    ])
    #expect(
      text(baseline).split(separator: "\n").dropFirst(2) == [
        "A.swift\ta-rule\tS.f()\t0000000000000012\t2", "A.swift\ta-rule\tS.f()\t00000000000000ff\t1",
        "B.swift\ta-rule\tS.f()\t0000000000000012\t2"
      ])
    #expect(baseline.count == 5)
  }

  @Test(
    "Any name survives",
    arguments: [
      "new\nline", "tab\t", "%0A::error::", "#comment", "]]>", "<script>", "\u{202E}gnp.swift", "a\"b'c", "ä😀", "\\", ""
    ])
  func hostileNames(name: String) throws {
    let baseline = Baseline([entry(name, symbol: "f\(name)()")])
    let again = try Baseline(parsing: Array(baseline.text))
    #expect(again.entries == baseline.entries)
    #expect(text(baseline).split(separator: "\n").count == 3)
    #expect(!text(baseline).unicodeScalars.contains("\u{202E}"))
  }

  @Test("Line ends of another system, empty lines and comments are accepted")
  func leniency() throws {
    let baseline = Baseline([entry("A.swift")])
    let changed = text(baseline).replacing("\n", with: "\r\n") + "\r\n# more\r\n"
    #expect(try Baseline(parsing: Array(changed.utf8)).entries == baseline.entries)
  }

  @Test("Both sides of a merge add up")
  func merged() throws {
    let line = text(Baseline([entry("A.swift")])).split(separator: "\n").last ?? ""
    #expect(
      try Baseline(parsing: Array("# concurlint baseline 1\n\(line)\n\(line)\n".utf8)).entries == [
        entry("A.swift", count: 2)
      ])
  }

  @Test(
    "Errors are reported with their line",
    arguments: [
      ("", BaselineError.Reason.foreign),
      ("{\"version\": 1}", .foreign),
      ("# concurlint baseline one", .foreign),
      ("# concurlint baseline 2\nwhatever", .newer(version: 2)),
      ("# concurlint baseline 1\n<<<<<<< HEAD\n", .conflict(line: 2)),
      ("# concurlint baseline 1\na\tb\n", .broken(line: 2, "has 2 fields instead of 5")),
      ("# concurlint baseline 1\n\na\tb\tc\tzz\t1\n", .broken(line: 3, "has no fingerprint of 16 hexadecimal digits")),
      (
        "# concurlint baseline 1\na\tb\tc\t0123456789abcdef\t-1\n",
        .broken(line: 2, "does not end in how many findings are known")
      ),
      (
        "# concurlint baseline 1\na\tb\tc\t0123456789abcdef\t99999999999999999999\n",
        .broken(line: 2, "does not end in how many findings are known")
      )
    ])
  func mistakes(text: String, reason: BaselineError.Reason) {
    #expect(throws: reason) { try Baseline(parsing: Array(text.utf8)) }
  }

  @Test("A file that cannot be read is named, with the remedy")
  func unreadable() throws {
    let error = #expect(throws: BaselineError.self) { try Baseline(contentsOf: "/nowhere/list") }
    #expect(
      error?.description == "/nowhere/list: no such file or directory; 'concurlint baseline create' writes a baseline")
  }
}

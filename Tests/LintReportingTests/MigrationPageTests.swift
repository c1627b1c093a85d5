import CZlib
import Foundation
import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("The migration report as a page")
struct MigrationPageTests {
  private func page(_ report: MigrationReport) -> String {
    String(decoding: ByteStream.bytes { report.writeHTML(to: $0) }, as: UTF8.self)
  }

  @Test("The policy of the page names its script and its style sheet")
  func policy() throws {
    let page = page(SmallReport.with(findings: 1))
    #expect(try MigrationPage.scriptHash == hash(MigrationPage.script), "write this into PageHashes.swift")
    #expect(try MigrationPage.styleHash == hash(MigrationPage.style), "write this into PageHashes.swift")
    #expect(page.contains("script-src '\(MigrationPage.scriptHash)'"))
    #expect(page.contains("default-src 'none'"))
  }

  /// As browsers compute it.
  private func hash(_ text: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      "import base64, hashlib, sys; print('sha256-' + base64.b64encode(hashlib.sha256(sys.stdin.buffer.read()).digest()).decode(), end='')"
    ]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let result = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: result, as: UTF8.self)
  }

  @Test("Nothing in it leads a browser elsewhere by itself")
  func selfContained() {
    let page = page(SmallReport.with(findings: 300))
    for part in [" src=", "<link", "@import", "url(", "<iframe", "<img"] { #expect(!page.contains(part), "\(part)") }
  }

  @Test(
    "Markup, control characters and marks that turn text around show as text",
    arguments: [
      ("</script><img src=x onerror=alert(1)>", "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"),
      ("a & \"b\" 'c'", "a &amp; &quot;b&quot; &#39;c&#39;"),
      ("\u{1B}[31m\0", "␛[31m␀"), ("\u{202E}abc", "\\u{202E}abc"), ("{{ x }}", "{{ x }}"), ("a\nb\tc", "a␊b␉c"),
      ("\u{FFFE}", "\u{FFFD}"), ("ä😀👩‍👩‍👧", "ä😀👩‍👩‍👧")
    ])
  func escaping(_ text: String, _ shown: String) { #expect(htmlEscaped(text) == shown) }

  @Test("Source is never markup for the browser, anywhere in a report")
  func hostile() {
    let forged = "</script></style></title>--><b class=\"forged\" onclick='x'>\u{202E}\0"
    let text = page(SmallReport.with(findings: 2, text: forged))
    #expect(!text.contains("<b class") && !text.contains("\u{202E}") && !text.contains("\0"))
    #expect(text.components(separatedBy: "&lt;b class=&quot;forged&quot;").count > 20)
  }

  @Test("Long texts are shortened, with how much is left out")
  func long() {
    #expect(shortened(String(repeating: "x", count: 1_000)) == String(repeating: "x", count: 1_000))
    #expect(shortened(String(repeating: "x", count: 1_003)).hasSuffix("xxx… (3 more bytes)"))
    #expect(page(SmallReport.with(findings: 1, text: String(repeating: "x", count: 1 << 20))).utf8.count < 200_000)
  }

  @Test(
    "Long words may be broken after punctuation and before the next part of a name, and nowhere else",
    arguments: [
      (
        "Sources/App/Models/InventoryItem.swift:12",
        "Sources/<wbr>App/<wbr>Models/<wbr>Inventory<wbr>Item.<wbr>swift:<wbr>12"
      ),
      ("short/words stay", "short/words stay"),
      ("someAsynchronousHTTPRequest", "some<wbr>Asynchronous<wbr>HTTPRequest"),
      ("incomprehensibilities", "incomprehensibilities"),
      ("größerAlsErwartetUndÜblich", "größer<wbr>Als<wbr>Erwartet<wbr>UndÜblich"),
      ("<b></b><b></b><b>", "&lt;b&gt;&lt;/<wbr>b&gt;&lt;b&gt;&lt;/<wbr>b&gt;&lt;b&gt;")
    ])
  func breaks(_ text: String, _ markup: String) { #expect(breakableMarkup(text) == markup) }

  @Test("What a fix changes in one file is in one box, under one path, with the numbers of its lines")
  func boxes() throws {
    var report = SmallReport.with(findings: 1)
    let lines: [MigrationReport.Hunk.Line] = [
      .init(kind: .kept, text: "a"), .init(kind: .removed, text: "b"), .init(kind: .added, text: "c")
    ]
    report.issues[0].example = nil
    report.issues[0].incidents[0].fix?.change?.hunks = [
      .init(path: "A.swift", line: 3, lines: lines), .init(path: "A.swift", line: 40, lines: lines),
      .init(path: "B.swift", line: 7, lines: lines)
    ]
    let page = page(report)
    #expect(page.components(separatedBy: "<span class=\"path\">A.swift</span>").count == 2)
    #expect(page.components(separatedBy: "<span class=\"path\">B.swift</span>").count == 2)
    #expect(
      page.matches(of: /class="line (kept|removed|added)" data-line="(\d*)"/).map(\.2) == [
        "3", "4", "", "40", "41", "", "7", "8", ""
      ])
  }

  @Test("Cells say what column they are of, for windows in which a row is a block; the first is what the row is about")
  func cells() {
    let page = page(SmallReport.with(findings: 1))
    #expect(
      page.contains("<td class=\"number\" data-title=\"Score\">50</td>") && !page.contains("data-title=\"Target\""))
  }

  @Test("What is already right is folded")
  func folded() { #expect(page(SmallReport.with(findings: 1)).contains("<summary>Already right: 1 x</summary>")) }

  @Test("Code is between the quotes of a message; apostrophes are none")
  func messages() {
    func markup(_ message: String) -> String {
      String(decoding: ByteStream.bytes { HTMLWriter(stream: $0).message(message) }, as: UTF8.self)
    }
    #expect(markup("'a' doesn't call 'b<T>'.") == "<code>a</code> doesn&#39;t call <code>b&lt;T&gt;</code>.")
    #expect(markup("an open 'quote") == "an open &#39;quote")
  }

  @Test("A small report has every place in the page; a large one compresses all but the first, and loses none")
  func large() throws {
    func places(_ text: String) -> Int { text.components(separatedBy: "class=\"incident\"").count - 1 }
    #expect(places(page(SmallReport.with(findings: 250))) == 250)
    let text = page(SmallReport.with(findings: 2_000))
    #expect(places(text) == 10)
    let packed = try #require(
      text.firstMatch(of: /class="rows-later" data-into="rule-mutable-global-state-places">([A-Za-z0-9+\/=]+)</))
    let bytes = try #require(Data(base64Encoded: String(packed.1)))
    var count = uLong(8 << 20)
    var inflated = [UInt8](repeating: 0, count: Int(count))
    #expect(uncompress(&inflated, &count, Array(bytes), uLong(bytes.count)) == Z_OK)
    #expect(places(String(decoding: inflated.prefix(Int(count)), as: UTF8.self)) == 1_990)
    #expect(text.utf8.count < 400_000)
  }

  @Test("Neighbouring lines of a file are written together")
  func lines() {
    #expect(MigrationPage.runs(of: [3, 7, 8, 9, 12]) == "3, 7–9, 12")
    #expect(MigrationPage.runs(of: []) == "")
  }

  @Test("What is missing of the compiler's diagnostics is reported")
  func missing() {
    var report = SmallReport.with(findings: 0)
    report.compiler.missing = "libclang is not installed"
    #expect(page(report).contains("libclang is not installed."))
  }
}

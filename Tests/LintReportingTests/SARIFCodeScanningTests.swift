import Foundation
import LintDiagnostics
import Testing

@testable import LintReporting

@Suite("SARIF for code scanning services")
struct SARIFCodeScanningTests {
  private func run(_ report: Report, _ reporter: SARIFReporter = SARIFReporter()) throws -> NSDictionary {
    let log = try JSONSerialization.jsonObject(with: Data(report.written(by: reporter).utf8)) as? NSDictionary
    return try #require(log?.at("runs.0") as? NSDictionary)
  }

  private static func limits(results: Int = 100, locations: Int = 100, compressedBytes: Int = 1_000_000)
    -> SARIFReporter
  {
    SARIFReporter(
      limits: SARIFSelection.Limits(results: results, locations: locations, compressedBytes: compressedBytes),
      sources: { _ in nil })
  }

  @Test("The identity of a result whose line has moved")
  func fingerprints() throws {
    let file = MarkedFile("\n  «a»")
    var diagnostic = file.diagnostic()
    diagnostic.fingerprint = "0123456789abcdef:2"
    let reporter = SARIFReporter(sources: { $0 == file.path ? file.bytes : nil })
    let hash = try #require(LineHashes(Array("a".utf8)).hash(ofLine: 1))
    #expect(
      try run(Report([diagnostic]), reporter).at("results.0.partialFingerprints") as? NSDictionary
        == ["primaryLocationLineHash": hash, "concurlint/v1": "0123456789abcdef:2"])
  }

  @Test("Successive steps are a flow, in the order of the code, with the finding in its place")
  func flow() throws {
    let file = MarkedFile("«read» «await» «write» «else»")
    func step(_ message: String, _ range: Int) -> Diagnostic.Note {
      Diagnostic.Note(
        message: message, location: SourceLocation(path: file.path, range: file.ranges[range]), isStep: true)
    }
    let run = try run(
      Report([
        file.diagnostic(
          "Lost.", range: 1, notes: [step("read here", 0), step("written here", 2), file.note("so", range: 3)])
      ]))
    let locations = try #require(run.at("results.0.codeFlows.0.threadFlows.0.locations") as? [NSDictionary])
    #expect(locations.map { $0.at("location.message.text") as? String } == ["read here", "Lost.", "written here"])
    #expect(locations.map { $0.at("location.physicalLocation.region.startColumn") as? Int } == [1, 6, 12])
    #expect((run.at("results.0.relatedLocations") as? [Any])?.count == 3)
  }

  @Test("Without steps there is no flow")
  func noFlow() throws {
    let file = MarkedFile("«a» «b»")
    #expect(try run(Report([file.diagnostic(notes: [file.note("so", range: 1)])])).at("results.0.codeFlows") == nil)
  }

  @Test("Where to read on: the page of the rule, or what the rule refers to")
  func helpURI() throws {
    func uri(_ site: String?) throws -> String? {
      let report = Report(
        tool: .init(name: "concurlint", version: "1.0.0", documentationURI: site),
        files: .init(count: 0, bytes: 0, lines: 0),
        diagnostics: [], rules: [.sample])
      return try run(report).at("tool.driver.rules.0.helpUri") as? String
    }
    #expect(try uri("https://example.org/docs") == "https://example.org/docs/rules/fetch-then-filter.html")
    #expect(try uri(nil)?.hasSuffix("/proposals/0461-async-function-isolation.md") == true)
  }

  @Test("Where the code comes from")
  func provenance() throws {
    var report = Report([], root: "/home/me/app")
    report.versionControl = .init(
      root: "/home/me/app", uri: "https://example.org/app.git", revision: "0123", branch: "main")
    #expect(
      try run(report).at("versionControlProvenance.0") as? NSDictionary == [
        "repositoryUri": "https://example.org/app.git", "revisionId": "0123", "branch": "main",
        "mappedTo": ["uriBaseId": "%SRCROOT%"]
      ])
    report.versionControl = .init(root: "/home/me", uri: nil, revision: nil, branch: nil)
    #expect(
      try run(report).at("versionControlProvenance.0") as? NSDictionary
        == ["repositoryUri": "file:///home/me/", "mappedTo": ["uri": "file:///home/me/"]])
  }

  @Test("Too many results: the most severe stay, in their order, with a notice")
  func tooMany() throws {
    let file = MarkedFile(String(repeating: "«a»\n", count: 10))
    let report = Report((0..<10).map { file.diagnostic(severity: $0 % 3 == 0 ? .error : .warning, range: $0) })
    let run = try run(report, Self.limits(results: 5))
    let results = try #require(run["results"] as? [NSDictionary])
    #expect(results.map { $0.at("locations.0.physicalLocation.region.startLine") as? Int } == [1, 2, 4, 7, 10])
    #expect(
      run.at("invocations.0.toolExecutionNotifications.0.message.text") as? String
        == "5 of 10 findings are left out, the least severe of them.")
    #expect(run.at("invocations.0.executionSuccessful") as? Bool == true)
  }

  @Test("Too many bytes, as gzip counts them: the most severe stay, and the file is within the limit")
  func tooLarge() throws {
    let file = MarkedFile(String(repeating: "«a»\n", count: 40))
    let report = Report(
      (0..<40).map { index in
        // Digits without a pattern, so that gzip cannot do much.
        let digits = (0..<600).map { String(UInt64(index * 600 + $0) &* 0x9E37_79B9_7F4A_7C15, radix: 16) }.joined()
        return file.diagnostic(digits, severity: index >= 30 ? .error : .info, range: index)
      })
    let limit = 150_000
    let text = report.written(by: Self.limits(compressedBytes: limit))
    let size = GzipSize.bytes { $0.append(text) }
    #expect(size <= limit && size > limit * 8 / 10)
    let results = try #require(try run(report, Self.limits(compressedBytes: limit))["results"] as? [NSDictionary])
    #expect(results.filter { $0["level"] as? String == "error" }.count == 10)
    #expect(results.count > 10 && results.count < 40)
  }

  @Test("What repeats itself takes little room, however long it is")
  func compressible() throws {
    let file = MarkedFile(String(repeating: "«a»\n", count: 10))
    let report = Report((0..<10).map { file.diagnostic(String(repeating: "x", count: 50_000), range: $0) })
    #expect((try run(report, Self.limits(compressedBytes: 20_000))["results"] as? [Any])?.count == 10)
  }

  @Test("A size is that of the file that gzip writes")
  func gzipSize() throws {
    let text = String(repeating: "concurrency ", count: 1_000_000)
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/bin/sh")
    gzip.arguments = ["-c", "yes 'concurrency ' | tr -d '\\n' | head -c \(text.utf8.count) | gzip -1 | wc -c"]
    let output = Pipe()
    gzip.standardOutput = output
    try gzip.run()
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let expected = try #require(Int(printed.filter(\.isNumber)))
    let size = GzipSize.bytes { $0.append(text) }
    #expect(abs(size - expected) * 10 <= expected)
  }

  @Test("Too many places of one result: the rest has no link")
  func tooManyPlaces() throws {
    let file = MarkedFile("«a»" + String(repeating: "«b»", count: 8))
    let diagnostic = file.diagnostic("Wrong.", notes: (1...8).map { file.note("place \($0)", range: $0) })
    let run = try run(Report([diagnostic]), Self.limits(locations: 4))
    #expect((run.at("results.0.relatedLocations") as? [Any])?.count == 3)
    #expect(
      (run.at("results.0.message.text") as? String)?.hasSuffix(
        "[place 3](3)\nplace 4\nplace 5\nplace 6\nplace 7\nplace 8") == true)
  }
}

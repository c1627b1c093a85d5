import Foundation
import LintDiagnostics
import Testing

@testable import LintReporting

/// Validates a report that uses every member against the standard's own schema.
///
/// The schema is not part of the project: `CONCURLINT_SARIF_SCHEMA` names it. The validator is Python's
/// `jsonschema`, where there is one.
@Suite("SARIF schema")
struct SARIFSchemaTests {
  private static let schema = ProcessInfo.processInfo.environment["CONCURLINT_SARIF_SCHEMA"]

  private static let fullReport: Report = {
    let file = MarkedFile("\u{FEFF}let 😀 = «filter»\r\n«x» «»", path: "Sources/é \"%\n\u{1B}:.swift")
    let fix = FixIt(
      message: "Rewrite", applicability: .safe, edits: [file.edit(range: 1, "y"), file.edit(range: 2, "[a](b)")])
    let full = file.diagnostic(
      "'[Item](x)' is slow.", rule: "fetch-then-filter", notes: [file.note("here", range: 1), .init(message: "so")],
      fixes: [fix], properties: [DiagnosticProperty.compilerDiagnoses: "no"])
    return Report(
      [full, file.diagnostic(severity: .info, rule: "syntax-error", range: 2)], root: "/home/me/My App",
      unreadable: [.init(path: "/elsewhere/a b.swift", reason: "Permission denied")], rules: [.sample],
      settings: [.init(target: "App", name: "mode", value: "6", source: "Package.swift")])
  }()

  @Test(
    "A report with everything in it is valid", .enabled(if: schema != nil, "CONCURLINT_SARIF_SCHEMA names no schema"))
  func full() throws { try validate(Self.fullReport) }

  @Test("An empty report is valid", .enabled(if: schema != nil, "CONCURLINT_SARIF_SCHEMA names no schema"))
  func empty() throws { try validate(Report([])) }

  private func validate(_ report: Report) throws {
    let schema = try #require(Self.schema)
    let log = FileManager.default.temporaryDirectory.appending(path: "concurlint-\(UUID().uuidString).sarif")
    try Data(report.written(by: SARIFReporter(category: "tests")).utf8).write(to: log)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: log) } }

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.validator, schema, log.path(percentEncoded: false)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let message = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus != 3, "python3 has no module jsonschema: the schema was not checked")
    #expect(process.terminationStatus == 0, "\(message)")
  }

  private static let validator = """
    import json, sys
    try:
        import jsonschema
    except ImportError:
        sys.exit(3)
    schema, log = (json.load(open(path, encoding="utf-8")) for path in sys.argv[1:])
    validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
    errors = [f"{list(error.path)}: {error.message}" for error in validator.iter_errors(log)]
    print("\\n".join(errors))
    sys.exit(1 if errors else 0)
    """
}

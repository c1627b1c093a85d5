import LintKit
import Testing

@testable import LintEngine

@Suite("Suppressions in projects and configuration files")
struct SettingsSuppressionTests {
  /// The findings that are reported at the places of a word, by line, and those about the directives.
  private func outcome(_ text: String, _ path: String) -> String {
    let bytes = Array(text.utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let found = lines.indices.filter { lines[$0].contains("BAD") }.map { number in
      let start = lines[..<number].reduce(0) { $0 + $1.utf8.count + 1 }
      return RawDiagnostic(
        ruleID: "bad-setting", message: "m", location: RawDiagnostic.Location(path: path, bytes: start..<start + 1))
    }
    return bytes.withUnsafeBufferPointer { source in
      guard let suppressions = FileSuppressions(settings: source, path: path) else { return "no directives" }
      let rules = SuppressibleRules(
        known: ["bad-setting"], enabled: ["bad-setting", SuppressionRules.unused.id, SuppressionRules.invalid.id],
        ranAllDefaults: false)
      let outcome = suppressions.apply(to: found, rules: rules)
      let reported = outcome.reported.map {
        String(1 + bytes[..<$0.location.bytes.lowerBound].count { $0 == UInt8(ascii: "\n") })
      }
      return (reported + outcome.findings.map(\.ruleID)).joined(separator: ", ")
    }
  }

  @Test(
    "A comment suppresses what is found in the next line of settings",
    arguments: [
      ("// concurlint:disable:next bad-setting - why\nBAD = 1\nBAD = 2\n", "3"),
      ("// concurlint:disable:next bad-setting\n\n// more\nBAD = 1", ""),
      ("BAD = 1 // concurlint:disable:this bad-setting\n", ""),
      ("// concurlint:disable:file bad-setting\nBAD = 1\nBAD = 2", ""),
      ("// concurlint:disable:next bad-setting\nGOOD = 1\nBAD = 1", "3, unused-suppression"),
      ("BAD = /* concurlint:disable:this bad-setting */\n", "no directives"),
      ("// concurlint:disable:next no-such-rule\nBAD = 1", "2, invalid-suppression")
    ])
  func configurationFile(text: String, expected: String) {
    #expect(outcome(text, "Base.xcconfig") == expected)
  }

  @Test(
    "In a project, text in quotes is no comment",
    arguments: [
      ("// !$*UTF8*$!\n{\n  // concurlint:disable:next bad-setting - why\n  BAD = 1;\n}\n", ""),
      ("{\n  /* concurlint:disable:next bad-setting */\n  BAD = 1;\n}\n", ""),
      ("{\n  a = \"// concurlint:disable:file bad-setting\";\n  BAD = 1;\n}\n", "no directives"),
      ("{\n  a = \"\\\"// concurlint:disable:file bad-setting\";\n  BAD = 1;\n}\n", "no directives"),
      ("{\n  a = 1; // concurlint:disable:next bad-setting\n  /* b */ BAD = 1;\n  BAD = 2;\n}\n", "4")
    ])
  func project(text: String, expected: String) {
    #expect(outcome(text, "App.xcodeproj/project.pbxproj") == expected)
  }

  @Test(
    "Words that do not end",
    arguments: ["\"concurlint:", "/* concurlint:disable all", "a = 'concurlint:\\", "/", "//", "concurlint:/"])
  func unfinished(text: String) {
    _ = outcome(text, "project.pbxproj")
    _ = outcome(text, "A.xcconfig")
  }
}

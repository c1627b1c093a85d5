import Foundation
@testable import LintProject
import Testing

@Suite("Property lists in OpenStep's syntax")
struct PropertyListTests {
  /// Texts that Foundation reads, too.
  private static let texts = [
    "{}", "()", "{a = b;}", "{ a = (b, c, ); d = { e = f; }; }", "( a, ( ), { } )", "{ \"a b\" = 'c d'; }",
    "// comment\n{ /* another */ a /* here */ = b; // and here\n}", "{ a = \"x \\\"quoted\\\" \\\\ \\n \\t end\"; }",
    "{ path = ../a-b/c.d:e_f$g; }", "{ n = 1; m = 2.5; v = 5.0; }", "{ data = <0fbd77 1c2735ae>; }",
    "{ \"é\" = \"naïve — ü\"; }",
    "{ u = \"\\U00e9\\U2014\"; }", "{ o = \"\\101\\102\"; }", "{\r\n\ta = b;\r\n}\r\n", "{ a = \"\"; }",
    "{ a = \"multi\nline\"; }",
    "{ a = \"$(inherited)\"; b = \"${X}\"; }",
    "{ a /*/*/ = /**/ b /* a/b ** / * */; }", "{ abcdefghABCDEFGH-./0189:_$ = azAZ; }",
    "{ a = \"ends with a backslash \\\\\"; b = \"'\"; }"
  ]

  @Test("Read like Foundation reads them", arguments: texts)
  func likeFoundation(text: String) throws {
    let expected = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let read = try PropertyList(parsing: Array(text.utf8))
    #expect(
      NSDictionary(object: read.root.foundation, forKey: "root" as NSString)
        == NSDictionary(object: expected, forKey: "root" as NSString))
  }

  @Test("A project file is read like Foundation reads it", arguments: ["synchronised/Notes", "classic/Reader"])
  func project(name: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Fixtures/settings/\(name).xcodeproj/project.pbxproj")
    let data = try Data(contentsOf: url)
    let expected = try PropertyListSerialization.propertyList(from: data, format: nil) as? NSDictionary
    #expect(try PropertyList(parsing: [UInt8](data)).root.foundation as? NSDictionary == expected)
  }

  @Test(
    "What is no property list says where",
    arguments: [
      ("", "expectedValue", 0), ("{ a = b }", "expectedSemicolon", 8), ("{ a b; }", "expectedEquals", 4),
      ("{ = b; }", "expectedKey", 2),
      ("( a b )", "expectedComma", 4), ("{ a = \"b; }", "unterminated", 11), ("{ a = b;", "unterminated", 8),
      ("{} x", "trailing", 3),
      ("<0>", "invalidData", 2), ("<0g>", "invalidData", 2), ("{ a = ; }", "expectedValue", 6),
      ("/* a", "unterminated", 4), ("{ a = \"\\", "unterminated", 8),
      ("{ a = \0; }", "expectedValue", 6), ("{ a /*/ = b; }", "unterminated", 14),
      ("{ abcdefgh\u{E9} = b; }", "expectedEquals", 10)
    ])
  func failures(text: String, reason: String, offset: Int) {
    do {
      _ = try PropertyList(parsing: Array(text.utf8))
      Issue.record("\(text) was read")
    } catch {
      #expect("\(error.reason)" == reason)
      #expect(error.offset == offset)
    }
  }

  @Test("Nesting is bounded, however deep it is")
  func deep() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: PropertyList.Failure(reason: .tooDeep, offset: PropertyList.nestingDepth + 1)) {
      try PropertyList(parsing: Array(text.utf8))
    }
  }

  @Test("Every prefix of a project is read or rejected")
  func prefixes() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Fixtures/settings/classic/Reader.xcodeproj/project.pbxproj")
    let bytes = [UInt8](try Data(contentsOf: url))
    var read = 0
    for length in 0..<bytes.count where (try? PropertyList(parsing: Array(bytes[..<length])))?.root.isDictionary == true
    { read += 1 }
    // Only the last bytes, after the closing brace, may be missing.
    #expect(read <= 1)
  }
}

extension PropertyList.Value {
  /// The value as Foundation has it.
  fileprivate var foundation: Any {
    if let string { return string as NSString }
    if let array { return array.map(\.foundation) as NSArray }
    if let data { return Data(data) as NSData }
    let dictionary = NSMutableDictionary()
    for pair in pairs {
      dictionary[Self(list: list, index: pair.key).string ?? ""] = Self(list: list, index: pair.value).foundation
    }
    return dictionary
  }
}

@Suite("Lines of a file of which a few are asked for")
struct LineNumberTests {
  @Test("A line is one more than the line feeds before it", arguments: [0, 1, 7, 8, 9, 1023, 1024, 1025, 5000])
  func lines(count: Int) {
    // Line feeds at places that follow no pattern, and bytes that differ from them by one bit.
    let source = (0..<count).map { place in
      [0x0A, 0x0B, 0x8A, 0x2A, 0x00, 0x0A, 0xFF][(place * place / 3 + place) % 7] as UInt8
    }
    let lines = LineNumbers(source)
    for offset in 0...count + 3 {
      #expect(lines.line(at: offset) == 1 + source.prefix(offset).count { $0 == 0x0A })
    }
  }
}

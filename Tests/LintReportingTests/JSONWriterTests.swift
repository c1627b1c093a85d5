import Foundation
import Testing

@testable import LintReporting

@Suite("JSON writer")
struct JSONWriterTests {
  private func json(_ body: (inout JSONWriter) -> Void) -> String {
    written { stream in
      var json = JSONWriter(to: stream)
      body(&json)
    }
  }

  private func quoted(_ text: String) -> String {
    json { $0.array { json in json.line { json in json.member("s", text) } } }
  }

  @Test("Members are on lines of their own, in the order in which they are written")
  func layout() {
    let text = json { json in
      json.object { json in
        json.member("b", 1)
        json.array("a") { json in
          json.value("x")
          json.value(true)
        }
        json.object("empty") { _ in }
      }
    }
    #expect(
      text == """
        {
          "b": 1,
          "a": [
            "x",
            true
          ],
          "empty": {}
        }

        """)
  }

  @Test("A line keeps everything in it on one line, and what follows breaks lines again")
  func line() {
    let text = json { json in
      json.object { json in
        json.array("rows") { json in
          json.line { json in
            json.member("a", 1)
            json.array("b") { json in
              json.value(2)
              json.value(3)
            }
          }
          json.line { json in json.member("a", 4) }
        }
        json.member("last", -5)
      }
    }
    #expect(
      text == """
        {
          "rows": [
            {"a":1,"b":[2,3]},
            {"a":4}
          ],
          "last": -5
        }

        """)
  }

  @Test("Numbers are written in full", arguments: [0, 7, -1, 1_234_567_890, Int.max, Int.min])
  func numbers(_ number: Int) {
    #expect(json { $0.array { json in json.value(number) } } == "[\n  \(number)\n]\n")
  }

  @Test("Every scalar of Unicode reads back as it was")
  func everyScalar() throws {
    // In blocks, so that a failure names a small range.
    for block in stride(from: 0, through: 0x10FFFF, by: 0x1000) {
      let scalars = (UInt32(block)..<UInt32(block + 0x1000)).compactMap(Unicode.Scalar.init)
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      let parsed = try JSONSerialization.jsonObject(with: Data(quoted(text).utf8))
      let rows = try #require(parsed as? [[String: String]])
      let read = try #require(rows.first?["s"])
      #expect(Array(read.unicodeScalars) == scalars, "in the block that starts at U+\(String(block, radix: 16))")
    }
  }

  @Test(
    "Control characters for terminals and JavaScript are escaped, and those that reorder text",
    arguments: zip(
      [
        "\u{1B}[31m", "\u{7F}", "\u{9B}31m", "\u{2028}\u{2029}", "\u{0}", "a\tb\r\n", #"\"#, #"""#, "\u{8}\u{C}",
        "a\u{202E}b\u{2066}", "\u{61C}\u{200E}\u{200F}\u{202A}\u{2069}"
      ] as [ShownText],
      [
        #"\u001b[31m"#, #"\u007f"#, #"\u009b31m"#, #"\u2028\u2029"#, #"\u0000"#, #"a\tb\r\n"#, #"\\"#, #"\""#, #"\b\f"#,
        #"a\u202eb\u2066"#, #"\u061c\u200e\u200f\u202a\u2069"#
      ]))
  func escapes(text: ShownText, escaped: String) {
    #expect(quoted(text.text) == "[\n  {\"s\":\"\(escaped)\"}\n]\n")
  }

  @Test(
    "Other characters stay as they are",
    arguments: ["é", "e\u{301}", "日本", "👨‍👩‍👧", "\u{A0}", "\u{202F}", "/"] as [ShownText])
  func plain(_ text: ShownText) {
    #expect(quoted(text.text) == "[\n  {\"s\":\"\(text.text)\"}\n]\n")
  }
}

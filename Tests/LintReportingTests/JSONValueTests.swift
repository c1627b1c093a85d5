import Foundation
import Testing

@testable import LintReporting

@Suite("JSON values")
struct JSONValueTests {
  private static func parsed(_ text: String) throws(JSONError) -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

  private static func written(_ value: JSONValue) -> String {
    String(decoding: ByteStream.bytes { value.write(to: $0) }, as: UTF8.self)
  }

  @Test(
    "What is read is what Foundation reads",
    arguments: [
      "null", " true ", "[]", "{}", "-0", "12", "-7.5e-3", "1E+2", "9223372036854775807",
      "\"a\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\u0041\\u00e9\\ud83d\\ude00\"",
      "{\"a\": [1, {\"b\": null}], \"c\": \"ä😀\"}"
    ])
  func valid(text: String) throws {
    let own = try Self.parsed(text)
    let foreign = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    let again = try JSONSerialization.jsonObject(with: Data(Self.written(own).utf8), options: .fragmentsAllowed)
    #expect((foreign as? NSObject) == (again as? NSObject))
  }

  @Test(
    "Invalid JSON is rejected, with the place",
    arguments: [
      ("", 0), ("[1,]", 3), ("{a: 1}", 1), ("{\"a\" 1}", 5), ("01", 0), ("1.", 0), ("+1", 0), (".5", 0), ("tru", 0),
      ("[1] 2", 4), ("\"a", 2), ("\"\\x\"", 2),
      ("\"\\ud83d\"", 6), ("\"\\u12g4\"", 5), ("\"a\nb\"", 2), ("[1 2]", 3), ("NaN", 0), ("--1", 0)
    ])
  func invalid(text: String, offset: Int) {
    #expect { try Self.parsed(text) } throws: { ($0 as? JSONError)?.offset == offset }
  }

  @Test("Bytes that are not UTF-8, and unbounded depth, are rejected")
  func hostile() {
    #expect(throws: JSONError.self) { try JSONValue(parsing: [0x22, 0xFF, 0x22]) }
    #expect(throws: JSONError.self) { try Self.parsed(String(repeating: "[", count: 1_000_000)) }
    #expect(throws: JSONError.self) { try Self.parsed(String(repeating: "{\"a\":", count: 1_000_000)) }
  }

  @Test("A byte order mark is passed over")
  func mark() throws { #expect(try Self.parsed("\u{FEFF}[1]") == .array([.integer(1)])) }

  private struct Sample: Codable, Equatable {
    struct Part: Codable, Equatable {
      var flag: Bool
      var none: Int?
    }
    var zebra: String
    var alpha: [Part]
    var ratio: Double
    var words: [String: Int]
    var nested: [[Int]]
    var small: UInt8
  }

  @Test("An encodable value keeps the order of its members, and decodes to the same value")
  func encoding() throws {
    let sample = Sample(
      zebra: "z\u{2028}", alpha: [.init(flag: true, none: nil), .init(flag: false, none: 3)], ratio: 0.5,
      words: ["a": 1], nested: [[1], []], small: 7)
    let text = Self.written(try JSONValue(encoding: sample))
    #expect(try JSONDecoder().decode(Sample.self, from: Data(text.utf8)) == sample)
    #expect(text.firstRange(of: "zebra")!.lowerBound < text.firstRange(of: "alpha")!.lowerBound)
    #expect(text.contains("{\"flag\":true},"))
  }
}

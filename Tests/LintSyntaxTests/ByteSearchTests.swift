import LintSyntax
import Testing

@Suite("Searching bytes")
struct ByteSearchTests {
  @Test("A byte is found wherever it is, in texts of any length")
  func place() {
    for count in 0..<100 {
      for place in 0..<count {
        var text = [UInt8](repeating: 0x80, count: count)
        text[place] = 0x24
        text[count - 1] = 0x24
        text.withUnsafeBufferPointer { #expect(ByteSearch.place(of: 0x24, in: $0, from: 0) == place) }
      }
      let others = [UInt8](repeating: 0xA4, count: count)
      others.withUnsafeBufferPointer { #expect(ByteSearch.place(of: 0x24, in: $0, from: 0) == count) }
    }
  }

  @Test(
    "A text is found wherever it is, also after a part of itself", arguments: ["a", "tuv", "etq", "  a"])
  func text(needle: String) {
    for place in 0..<70 {
      let text = Array((String(repeating: "e", count: place) + needle + needle).utf8)
      text.withUnsafeBufferPointer { #expect(ByteSearch.first(ByteSearch.Needle(needle), in: $0) == place) }
      text.dropLast(needle.utf8.count + 1).withUnsafeBufferPointer {
        #expect(ByteSearch.first(ByteSearch.Needle(needle), in: $0) == nil)
      }
    }
  }

  @Test("A text is found in either case, where both are asked for")
  func cases() {
    let text = Array("A long line before it says Do Not Edit, and some more behind".utf8)
    text.withUnsafeBufferPointer {
      #expect(ByteSearch.first(ByteSearch.Needle("do not edit"), in: $0, ignoringCase: true) == 27)
      #expect(ByteSearch.first(ByteSearch.Needle("do not edit"), in: $0) == nil)
    }
  }

  @Test("Texts are equal when each byte is", arguments: 0..<40)
  func equality(count: Int) {
    let text = (0..<count).map { UInt8($0) }
    text.withUnsafeBufferPointer { text in
      #expect(ByteSearch.areEqual(text, text))
      for place in 0..<count {
        var other = Array(text)
        other[place] ^= 1
        other.withUnsafeBufferPointer { #expect(!ByteSearch.areEqual(text, $0)) }
      }
      (Array(text) + [0]).withUnsafeBufferPointer { #expect(!ByteSearch.areEqual(text, $0)) }
    }
  }
}

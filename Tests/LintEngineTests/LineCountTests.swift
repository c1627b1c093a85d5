import Testing

@testable import LintEngine

@Suite("Counting lines")
struct LineCountTests {

  @Test(
    "Line feeds, and the last line without one", arguments: [("", 0), ("a", 1), ("a\n", 1), ("\n\n", 2), ("a\nb", 2)])
  func small(text: String, expected: Int) {
    #expect(count(Array(text.utf8)) == expected)
  }

  @Test(
    "Texts around the width of a vector, and beyond what a lane counts", arguments: [31, 32, 33, 8_160, 8_161, 20_000])
  func sizes(size: Int) {
    #expect(count([UInt8](repeating: 0x0A, count: size)) == size)
    #expect(count([UInt8](repeating: 0x61, count: size)) == 1)
  }

  private func count(_ text: [UInt8]) -> Int {
    let padded = text + [UInt8](repeating: 0, count: FileReader.padding)
    return padded.withUnsafeBytes { countLines(UnsafeRawBufferPointer(rebasing: $0[..<text.count])) }
  }
}

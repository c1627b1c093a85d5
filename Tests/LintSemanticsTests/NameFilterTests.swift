@testable import LintSemantics
import LintSyntax
import Testing

@Suite("Which names may be in a file")
struct NameFilterTests {

  /// A file of as many functions, each with names of its own.
  private func filter(functions count: Int) -> NameFilter {
    let text = (0..<count).map { "func make\($0)(of value\($0): Int) { print(value\($0)) }" }.joined(separator: "\n")
    return SyntaxTree.parse(text).identifiers.withUnsafeBufferPointer { NameFilter(of: $0) }
  }

  @Test("A name that is there", arguments: [0, 1, 10, 1_000])
  func present(count: Int) {
    let filter = filter(functions: count)
    for number in 0..<count { #expect(filter.mayContain(Name(spelling: "value\(number)"))) }
    #expect(filter.mayContain(Name(spelling: "print")) == (count > 0))
  }

  @Test("Of ten thousand names that are not there, hardly one seems to be", arguments: [0, 1, 10, 1_000])
  func absent(count: Int) {
    let filter = filter(functions: count)
    let wrong = (0..<10_000).count { filter.mayContain(Name(spelling: "absent\($0)")) }
    #expect(wrong < 40)
  }

  @Test("One of many names")
  func anyOf() {
    let filter = filter(functions: 10)
    let absent = (0..<30).map { Name(spelling: "absent\($0)") }
    #expect(!filter.mayContain(anyOf: NameQuery(absent)))
    #expect(filter.mayContain(anyOf: NameQuery(absent + [Name(spelling: "value3")])))
  }
}

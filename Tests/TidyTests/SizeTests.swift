import LintSyntax
import Testing

@Suite("Sizes")
struct SizeTests {
  private static let fileLimit = 500
  private static let columnLimit = 120
  private static let functionLimit = 60
  /// Loops over each byte of a file: their state is in registers for as long as it does not leave the function.
  private static let hotLoops: Set<String> = ["Lexer.swift run", "Lexer+Strings.swift lexSegments"]

  @Test("Files have at most 500 lines")
  func files() {
    let files = OwnPackage.files.filter { !$0.isWrittenFromSDK }
    #expect(files.filter { $0.lines.count - 1 > Self.fileLimit }.map(\.path) == [])
  }

  @Test("Lines have at most 120 columns, but for what a string spells out")
  func lines() {
    let long = OwnPackage.files.filter { !$0.isInterface }.flatMap { file in
      file.lines.filter { $0.text.count > Self.columnLimit && !file.isText($0) }.map { "\(file.path):\($0.number)" }
    }
    #expect(long == [])
  }

  @Test("Functions have at most 60 lines")
  func functions() {
    let long = OwnPackage.files.flatMap { file in
      file.tree.root.descendants.filter { node in
        switch node.kind {
        case .functionDecl, .initializerDecl, .accessorDecl: length(of: node, in: file) > Self.functionLimit
        default: false
        }
      }.filter { !Self.hotLoops.contains("\(file.name) \($0.mainToken.text)") }.map {
        "\(file.path):\(file.line(at: $0.range.lowerBound))"
      }
    }
    #expect(long == [])
  }

  /// In lines, without those that are text.
  private func length(of function: Node, in file: OwnFile) -> Int {
    func height(_ node: Node) -> Int { file.line(at: node.range.upperBound) - file.line(at: node.range.lowerBound) }
    let text = function.descendants.filter { $0.kind == .stringLiteralExpr }.map(height).reduce(0, +)
    return height(function) + 1 - text
  }
}

// The lines that are compared, tokens and nodes, and the errors for a reader.

import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// `kind TAB offset TAB length` for each token in source order. Offset and length are in bytes, without trivia. Missing
/// tokens and those of no length (the empty segments of a string, the end of the file) are left out.
func tokenLines(_ tree: SourceFileSyntax) -> [UInt8] {
  var lines = LineBuffer()
  for token in tree.tokens(viewMode: .sourceAccurate) {
    let length = token.trimmedLength.utf8Length
    guard length > 0 else { continue }
    lines.append(kindName(of: token.tokenKind))
    lines.append(field: token.positionAfterSkippingLeadingTrivia.utf8Offset)
    lines.append(field: length)
    lines.endLine()
  }
  return lines.bytes
}

/// `kind TAB offset TAB length TAB name` for each node of the compared kinds, parents before children. Offset and
/// length are in bytes, from the start of the first token to the end of the last one, without the trivia around them.
/// Nodes of no length are left out.
func nodeLines(_ tree: SourceFileSyntax) -> [UInt8] {
  let visitor = NodeVisitor(viewMode: .sourceAccurate)
  visitor.walk(tree)
  return visitor.lines.bytes
}

/// `path:line:column: error: message` for each error, with lines and columns from 1, columns in bytes.
func errorLines(_ tree: SourceFileSyntax, path: String) -> String {
  let converter = SourceLocationConverter(fileName: path, tree: tree)
  return ParseDiagnosticsGenerator.diagnostics(for: tree).map { diagnostic in
    let place = diagnostic.location(converter: converter)
    let severity = diagnostic.diagMessage.severity
    return "\(path):\(place.line):\(place.column): \(severity): \(diagnostic.message)\n"
  }.joined()
}

/// Bytes of lines with fields between tabs.
struct LineBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(field text: String) {
    bytes.append(UInt8(ascii: "\t"))
    append(text)
  }

  mutating func append(field number: Int) { append(field: String(number)) }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }
}

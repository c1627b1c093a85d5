import LintEngine
import LintKit
import LintReporting
import LintServer

/// Where everything in a file or a type runs, and why, with the calls from other isolations.
struct IsolationMap {
  let markdown: String
  /// How many there are of each isolation.
  let summary: String
}

extension Questions {
  /// - Parameter parameters: with the `key` of a file, and a `position` in a type for that alone.
  /// - Throws: for a file that was not checked.
  func isolationMap(_ parameters: JSONValue) throws(ResponseError) -> IsolationMap {
    guard let key = parameters["key"]?.string, let (project, path) = checkedFile(key, in: projects),
      let index = project.result.index,
      let file = index.file(at: project.names.path(ofReported: path)), let text = project.text(ofReported: path)
    else { throw .requestFailed("the file is not one of those that are checked") }
    let range = range(parameters, of: file, in: index, text)
    var writer = IsolationMapWriter(index, file, Places(self, project))
    return writer.map(FilePath(path), of: index.isolations(in: file).filter { range.contains($0.offset) })
  }
}

extension Questions {
  /// The type around the `position` of a question; the whole file for a question without one.
  func range(_ parameters: JSONValue, of file: FileID, in index: ProjectIndex, _ text: [UInt8]) -> Range<UInt32> {
    let whole = 0..<UInt32(text.count + 1)
    guard let position = TextPosition(parameters["position"]) else { return whole }
    let offset = DocumentText(String(decoding: text, as: UTF8.self)).offset(of: position)
    return index.typeRange(around: UInt32(offset), in: file) ?? whole
  }
}

extension ProjectIndex {
  /// The innermost type or extension around a place.
  fileprivate func typeRange(around offset: UInt32, in file: FileID) -> Range<UInt32>? {
    let tree = outline(file).wholeTree()
    return withExtendedLifetime(tree) {
      var found: Range<UInt32>?
      for node in tree.root.descendants where node.isTypeDeclaration && node.range.contains(offset) {
        found = node.range
      }
      return found
    }
  }
}

extension Node {
  fileprivate var isTypeDeclaration: Bool {
    switch kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl: true
    default: false
    }
  }
}

private struct IsolationMapWriter {
  private static let mostCallers = 5

  private let index: ProjectIndex
  private let file: FileID
  private let tree: SyntaxTree
  private var places: Places

  init(_ index: ProjectIndex, _ file: FileID, _ places: Places) {
    (self.index, self.file, self.places) = (index, file, places)
    tree = index.outline(file).wholeTree()
  }

  mutating func map(_ path: FilePath, of entries: [IsolationEntry]) -> IsolationMap {
    let name = FilePath(path.lastComponent).description
    var lines = ["# Isolation in \(MarkdownProse.code(name))", "", "| line | runs | declaration | because |", "|---|---|---|---|"]
    var counts: [String: Int] = [:]
    for entry in entries {
      // What is not known is counted alone.
      counts[entry.answer.isolation.word, default: 0] += 1
      if entry.answer.isolation.isKnown { lines.append(row(entry)) }
    }
    let unknown = counts.removeValue(forKey: Isolation.unknown.word) ?? 0
    if unknown > 0 { lines += ["", "Where \(unknown) more run is not known."] }
    var parts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    if unknown > 0 { parts.append("\(unknown) not known") }
    let summary = parts.isEmpty ? "nothing that runs" : parts.joined(separator: ", ")
    return IsolationMap(markdown: lines.map { $0 + "\n" }.joined(), summary: "\(name): \(summary)")
  }

  private mutating func row(_ entry: IsolationEntry) -> String {
    let line = places.range(file, entry.offset..<entry.offset)?.start.line ?? 0
    var reasons = entry.answer.reasons.map { MarkdownProse.sentence($0.text) }
    if let callers = callers(of: entry) { reasons.append(callers) }
    let cells = [
      MarkdownProse.link("\(line + 1)", to: places.uri(file), line: line),
      MarkdownProse.code(entry.answer.isolation.description), title(of: entry), reasons.joined(separator: "; ")
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private func title(of entry: IsolationEntry) -> String {
    if entry.kind == .closure {
      let around = SymbolPath.text(around: Node(columns: tree.columns, id: entry.node))
      return around.isEmpty ? "closure" : "closure in \(MarkdownProse.code(around))"
    }
    let path = SymbolPath.text(around: index.node(DeclRef(file: file, node: entry.node)))
    let kind = entry.kind == .accessor ? "\(entry.name) of" : entry.kind.rawValue
    return "\(kind) \(MarkdownProse.code(path))"
  }

  /// The calls of a function from other isolations.
  private mutating func callers(of entry: IsolationEntry) -> String? {
    guard entry.kind == .function || entry.kind == .`init` else { return nil }
    let calls = index.callers(of: DeclRef(file: file, node: entry.node)).crossings
    if calls.isEmpty { return nil }
    var texts: [String] = []
    for call in calls.prefix(Self.mostCallers) {
      let record = index.call(call)
      let line = places.range(call.file, record.range)?.start.line ?? 0
      let name = FilePath(FilePath(index.path(call.file)).lastComponent).description
      let around = index.isolation(ofContext: BodyRef(file: call.file, id: record.context)).isolation
      let place = MarkdownProse.link("\(name):\(line + 1)", to: places.uri(call.file), line: line)
      texts.append("\(place) (\(MarkdownProse.code(around.description)))")
    }
    if calls.count > Self.mostCallers { texts.append("\(calls.count - Self.mostCallers) more") }
    return "**called from elsewhere**: " + texts.joined(separator: ", ")
  }
}

extension MarkdownProse {
  /// - Parameter line: from 0.
  static func link(_ text: String, to uri: String, line: Int) -> String {
    "[\(sentence(text))](\(uri)#L\(line + 1))"
  }
}

import Foundation
import LintFlow
import LintSyntax
import Testing

/// A piece of code in which comments name places: `/*A*/` is the name or expression after it.
struct FlowSnippet {
  private let tree: SyntaxTree

  init(_ text: String) {
    tree = SyntaxTree.parse(text)
    // Never freed, so that a test may ask for names and graphs in one expression.
    _ = Unmanaged.passRetained(tree)
  }

  // MARK: Places

  /// The token after a marker.
  func token(_ marker: String) -> TokenCursor {
    let bytes = Array("/*\(marker)*/".utf8)
    let source = tree.source
    let place = source.indices.first { source[$0...].starts(with: bytes) }
    guard let place, let index = tree.tokens.firstIndex(where: { Int($0.offset) >= place + bytes.count }) else {
      Issue.record("no marker \(marker)")
      return tree.root.firstToken
    }
    return TokenCursor(columns: tree.columns, index: UInt32(index))
  }

  /// The largest expression, statement or declaration that begins after a marker.
  func node(_ marker: String) -> Node {
    let token = token(marker)
    let nodes = tree.root.descendants.filter { $0.firstToken == token && $0.kind.category != .piece }
    guard let node = nodes.first else {
      Issue.record("nothing begins behind \(marker)")
      return tree.root
    }
    return node
  }

  // MARK: Names

  var names: LocalNames {
    guard let item = tree.flowItems.first else { fatalError("the snippet has no code") }
    return LocalNames(item: item)
  }

  /// What the name after a marker means: the marker where it is introduced, or `self`, `member or global`, `unknown`.
  func meaning(of marker: String) -> String {
    let token = token(marker)
    guard let node = tree.root.descendants.first(where: { $0.kind == .declReferenceExpr && $0.mainToken == token })
    else {
      return "no name"
    }
    guard let names = LocalNames(around: node) else { return "no code" }
    switch names.use(at: node).map({ names[$0].resolution }) {
    case .local(let definition)?: return self.marker(before: names[definition].nameToken) ?? "a local without a marker"
    case .selfParameter?: return "self"
    case .memberOrGlobal?: return "member or global"
    case .unknown?, nil: return "unknown"
    }
  }

  private func marker(before token: UInt32) -> String? {
    let end = Int(TokenCursor(columns: tree.columns, index: token).offset)
    let text = String(decoding: tree.source[..<end], as: UTF8.self)
    guard text.hasSuffix("*/"), let start = text.range(of: "/*", options: .backwards) else { return nil }
    return String(text[start.upperBound...].dropLast(2))
  }

  /// The use of the name after a marker.
  func use(_ marker: String) -> Use? {
    let token = token(marker)
    let node = tree.root.descendants.first {
      ($0.kind == .declReferenceExpr || $0.kind == .superExpr) && $0.mainToken == token
    }
    guard let node, let names = LocalNames(around: node), let id = names.use(at: node) else { return nil }
    return names[id]
  }

  /// The definition whose name is after a marker.
  func definition(_ marker: String) -> DefinitionID {
    let token = token(marker)
    let names = names
    guard let number = names.definitions.firstIndex(where: { $0.nameToken == token.index }) else {
      Issue.record("no definition behind \(marker)")
      return DefinitionID(rawValue: 0)
    }
    return DefinitionID(rawValue: Int32(number))
  }

  // MARK: Ways

  /// The graph of the body that contains a marker.
  func graph(around marker: String) -> ControlFlow {
    guard let graph = ControlFlow(around: node(marker)) else { fatalError("\(marker) stands in no body") }
    return graph
  }

  /// Whether a path leads from after one marker to before another, avoiding some.
  func hasPath(_ from: String, _ to: String, avoiding barriers: String...) -> Truth {
    let graph = graph(around: from)
    return graph.hasPath(
      from: .behind(graph.places(of: node(from))), to: .before(graph.places(of: node(to))),
      avoiding: barriers.flatMap { graph.places(of: node($0)) })
  }

  /// Whether a path leads from after a marker out of its body, avoiding some.
  func hasPathOut(from: String, _ exits: ControlFlow.Exits = .any, avoiding barriers: String...) -> Truth {
    let graph = graph(around: from)
    return graph.hasPath(
      from: .behind(graph.places(of: node(from))), to: .exit(exits),
      avoiding: barriers.flatMap { graph.places(of: node($0)) })
  }

  /// Whether every path through the body of a marker passes it.
  func isOnEveryPath(_ marker: String, to exits: ControlFlow.Exits = .any) -> Truth {
    let graph = graph(around: marker)
    return graph.everyPath(from: .entry, to: exits, comesBy: graph.places(of: node(marker)))
  }

  /// Whether the task may be suspended on a path from after one marker to before another.
  func suspends(_ from: String, _ to: String, avoiding barriers: String...) -> Truth {
    let graph = graph(around: from)
    return graph.suspends(
      between: .behind(graph.places(of: node(from))), and: .before(graph.places(of: node(to))),
      avoiding: barriers.flatMap { graph.places(of: node($0)) })
  }
}

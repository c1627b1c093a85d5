import LintSyntax

/// The results of flow analysis for a file, as lines of text: for debugging, and to compare with the compiler.
public enum FlowDump {
  /// A line for each use of a name: its place, as `offset:length` in bytes from 0; then `local` and where the name that
  /// it means is introduced, or `self`, `member` or `unknown`; then what is done to it.
  public static func uses(in tree: SyntaxTree) -> ContiguousArray<UInt8> {
    var lines: ContiguousArray<UInt8> = []
    for item in tree.flowItems {
      let names = LocalNames(item: item)
      for use in names.uses {
        let range = Node(columns: tree.columns, id: use.node).mainNameRange
        let meaning: String
        switch use.resolution {
        case .local(let definition):
          let token = TokenCursor(columns: tree.columns, index: names[definition].nameToken)
          meaning = "local\t\(token.offset)\t\(names[definition].kind)"
        case .selfParameter: meaning = "self\t-\t-"
        case .memberOrGlobal: meaning = "member\t-\t-"
        case .unknown: meaning = "unknown\t-\t-"
        }
        lines += "\(range.lowerBound):\(range.count)\t\(meaning)\t\(use.kind)\n".utf8
      }
    }
    return lines
  }

  /// For each body, `kind offset`; then its blocks, each with what happens in it, as `what@offset` and `?` where it may
  /// not happen, and the blocks that it leads to, with `?` where that depends on an `#if`. Block 0 is the entry, 1 the
  /// end, 2 where errors leave.
  public static func graphs(in tree: SyntaxTree) -> ContiguousArray<UInt8> {
    var lines: ContiguousArray<UInt8> = []
    for item in tree.flowItems {
      let names = LocalNames(item: item)
      for number in names.bodies.indices {
        let graph = ControlFlow(BodyID(rawValue: Int32(number)), of: names)
        lines += "\(names.bodies[number].kind) \(graph.node.range.lowerBound)\(graph.isExact ? "" : " inexact")\n".utf8
        for block in graph.blocks.indices { lines += line(of: block, in: graph).utf8 }
      }
    }
    return lines
  }

  private static func line(of number: Int, in graph: ControlFlow) -> String {
    let block = graph.blocks[number]
    let events = graph.events[Int(block.firstEvent)..<Int(block.eventEnd)].map { event in
      " \(event.kind)@\(Node(columns: graph.node.columns, id: event.node).range.lowerBound)\(event.isUncertain ? "?" : "")"
    }
    let next = graph.successors(of: Int32(number)).map { " \($0.to)\($0.isUncertain ? "?" : "")" }
    let end = block.isTrap ? " never" : ""
    return "  \(number)\(block.isReachable ? "" : " dead"):\(events.joined()) →\(next.joined())\(end)\n"
  }
}

extension SyntaxTree {
  /// What ``LocalNames`` can be made for, in source order; members of a type inside of a function are items of their
  /// own.
  public var flowItems: [Node] {
    root.descendants.filter(\.isFlowItem)
  }
}

extension Node {
  /// The range of the name in it that a use is about.
  fileprivate var mainNameRange: Range<UInt32> {
    switch kind {
    case .optionalBindingCondition: OptionalBindingCondition(unchecked: self).nameToken?.range ?? range
    default: mainToken.range
    }
  }
}

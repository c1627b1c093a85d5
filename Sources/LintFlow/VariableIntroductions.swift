import LintSyntax
import LintText

/// The nodes of a file that may introduce locals which are no constants: `var`, `inout`, `weak` in a capture list.
public struct VariableIntroductions {
  /// In ascending order.
  private let nodes: [UInt32]

  public init(in tree: SyntaxTree) {
    let root = tree.root
    let found = [
      root.descendants(of: .variableDecl).filter { $0.role != .member && !VariableDecl(unchecked: $0).isLet },
      root.descendants(of: .functionParameter).filter { FunctionParameter(unchecked: $0).isInOut },
      root.descendants(of: .closureCapture).filter { ClosureCapture(unchecked: $0).isWeak },
      root.descendants(of: .valueBindingPattern).filter { !$0.flags.contains(.let) },
      root.descendants(of: .optionalBindingCondition).filter { !$0.flags.contains(.let) }
    ]
    nodes = found.joined().map(\.id).sorted()
  }

  /// Whether some of them are part of a node.
  public func occur(in node: Node) -> Bool {
    let next = nodes.partitioningIndex { $0 >= node.id }
    return next < nodes.count && nodes[next] < node.subtreeEnd
  }
}

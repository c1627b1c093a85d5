import LintText

/// The expressions of a file that name something, by that name: who asks about one function after the other does not
/// walk through the file for each.
public struct ReferencesByName {
  private let tree: SyntaxTree
  /// By name, then in source order.
  private let order: [(name: UInt32, node: UInt32)]

  init(in tree: SyntaxTree) {
    self.tree = tree
    let kinds = NodeKindSet([.declReferenceExpr, .memberAccessExpr, .keyPathExpr, .keyPathPropertyComponent])
    var found: [(name: UInt32, node: UInt32)] = []
    for node in tree.root.descendants where kinds.contains(node.kind) {
      found.append((node.mainToken.name.rawValue, node.id))
    }
    order = found.sorted { $0 < $1 }
  }

  /// In source order.
  public func of(_ names: Set<Name>) -> [Node] {
    names.flatMap { name in
      order[order.partitioningIndex { $0.name >= name.rawValue }...].prefix { $0.name == name.rawValue }.map(\.node)
    }.sorted().map { Node(columns: tree.columns, id: $0) }
  }

  /// The first reference to a name that is inside of a node.
  public func first(_ name: Name, in node: Node) -> Node? {
    let place = order.partitioningIndex { $0 >= (name.rawValue, node.id) }
    guard place < order.count, order[place].name == name.rawValue, order[place].node < node.subtreeEnd else {
      return nil
    }
    return Node(columns: tree.columns, id: order[place].node)
  }
}

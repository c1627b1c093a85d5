/// The calls of a file whose callee has a well-known name, in source order: gone through once for all rules that look
/// at some of them.
struct NamedCalls {
  private var calls: [(node: UInt32, name: Name)] = []

  init(in tree: SyntaxTree) {
    for node in tree.root.descendants(of: FunctionCallExpr.kind) {
      guard let name = FunctionCallExpr(unchecked: node).calleeName, !name.isHash else { continue }
      calls.append((node.id, name))
    }
  }

  /// The nodes of those with one of some names.
  func nodes(named names: WellKnownNameSet) -> some Sequence<UInt32> {
    calls.lazy.filter { names.contains($0.name) }.map(\.node)
  }
}

extension Rule where Subject == FunctionCallExpr {
  /// Looks at the calls of the functions that its gate names, at all calls where that names none.
  public static func checkAll(in tree: SyntaxTree, _ pass: Pass) {
    let names = gate.calls
    if names.isEmpty {
      for node in tree.root.descendants(of: FunctionCallExpr.kind) {
        check(FunctionCallExpr(unchecked: node), in: pass)
      }
    } else {
      let columns = tree.columns
      for node in pass.namedCalls.nodes(named: names) {
        check(FunctionCallExpr(unchecked: Node(columns: columns, id: node)), in: pass)
      }
    }
  }
}

import LintKit

/// Code that is compiled as a function of its own inside of another one.
enum InnerFunction {
  case closure(Node)
  case localFunction(Node)
  case deferred(Node)
  /// What an operator or a parameter takes as an autoclosure: of a row of operators the first and the last element.
  case autoclosure(first: Node, last: Node)

  /// The node, or the first one.
  var node: Node {
    switch self {
    case .closure(let node), .localFunction(let node), .deferred(let node), .autoclosure(let node, _): node
    }
  }

  var last: Node { if case .autoclosure(_, let last) = self { last } else { node } }

  func encloses(_ other: Node) -> Bool { other.id >= node.id && other.id < last.subtreeEnd }

  /// The closures and local functions around a node, the nearest first, within the code that `names` are of.
  static func around(_ node: Node, in names: LocalNames) -> [InnerFunction] {
    node.enclosingNodes.prefix { $0.id > names.item.id }.compactMap { ancestor in
      switch ancestor.kind {
      case .closureExpr: .closure(ancestor)
      case .functionDecl: .localFunction(ancestor)
      default: nil
      }
    }
  }
}

extension Pass {
  /// The local functions, `defer` and autoclosures in a closure or local function, without what other closures and
  /// local functions in it contain.
  func innerFunctions(of outer: InnerFunction) -> [InnerFunction] {
    var found: [InnerFunction] = []
    for node in outer.node.descendants(stoppingAtNestedFunctions: true) {
      switch node.kind {
      case .functionDecl: found.append(.localFunction(node))
      case .deferStmt: found.append(.deferred(node))
      case .sequenceExpr where !overloadsLazyOperators:
        found += SequenceExpr(unchecked: node).autoclosures.map { .autoclosure(first: $0.first, last: $0.last) }
      case .functionCallExpr:
        let call = FunctionCallExpr(unchecked: node)
        if call.mayTakeAutoclosure { found += autoclosures(givenTo: call) }
      default: break
      }
    }
    return found
  }

  /// Whether the project gives `||`, `&&` or `??` another meaning.
  private var overloadsLazyOperators: Bool {
    ["||", "&&", "??"].contains { !index.functions(named: Name(spelling: $0)).isEmpty }
  }

  private func autoclosures(givenTo call: FunctionCallExpr) -> [InnerFunction] {
    guard let callee = member(calledBy: call), callee.kind != .property else { return [] }
    let node = index.node(callee.ref)
    guard let written = FunctionDecl(node)?.parameters ?? InitializerDecl(node)?.parameters else { return [] }
    let function = index.function(callee.ref)
    return zip(function.parameters, written).compactMap { parameter, written in
      guard written.type?.isAutoclosure == true, let given = call.argument(for: parameter, of: function) else {
        return nil
      }
      return .autoclosure(first: given.node, last: given.node)
    }
  }
}

extension FunctionCallExpr {
  fileprivate var mayTakeAutoclosure: Bool {
    arguments.contains { $0.expression.map { $0.node.kind != .closureExpr } ?? false }
  }
}

extension TypeRef {
  fileprivate var isAutoclosure: Bool {
    if case .attributed(let type) = self { type.hasAttribute(.autoclosure) } else { false }
  }
}

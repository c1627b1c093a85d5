/// A package's manifest as code, and where it declares targets.
public struct Manifest {
  public let tree: SyntaxTree
  /// The calls that declare a target, by its name as a literal.
  private let declarations: [String: [FunctionCallExpr]]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    var declarations: [String: [FunctionCallExpr]] = [:]
    for node in tree.root.descendants {
      guard let call = FunctionCallExpr(node), let name = call.declaredTarget else { continue }
      declarations[name, default: []].append(call)
    }
    self.declarations = declarations
  }

  /// The one call that declares a target, such as `.target(name: "…")`; `nil` where there are several, or its name is
  /// computed.
  public func declaration(ofTarget name: String) -> FunctionCallExpr? {
    guard let calls = declarations["\"\(name)\""], calls.count == 1 else { return nil }
    return calls[0]
  }
}

extension FunctionCallExpr {
  /// The literal of `.target(name: "…")`, where it is no dependency.
  fileprivate var declaredTarget: String? {
    guard let name = arguments.first, name.label?.text == "name",
      calleeNameToken?.text.lowercased().hasSuffix("target") == true,
      let literal = name.expression
    else { return nil }
    let around = node.ancestors.first { $0.kind == .labeledExpr && LabeledExpr(unchecked: $0).label != nil }
    return around.flatMap { LabeledExpr($0)?.label?.text } == "dependencies" ? nil : literal.node.text
  }
}

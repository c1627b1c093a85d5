/// A package's manifest as code, and where it declares targets.
public struct Manifest {
  public let tree: SyntaxTree
  /// The calls that declare a target, by its name as a literal.
  private let declarations: [String: [FunctionCallExpr]]
  /// The calls that are elements of lists, by the line of their names, from 1.
  private let elements: [Int: [FunctionCallExpr]]

  init(_ tree: SyntaxTree) {
    self.tree = tree
    let lines = LineTable(tree.source)
    var declarations: [String: [FunctionCallExpr]] = [:]
    var elements: [Int: [FunctionCallExpr]] = [:]
    for node in tree.root.descendants {
      guard let call = FunctionCallExpr(node) else { continue }
      if let name = call.declaredTarget { declarations[name, default: []].append(call) }
      if node.role == .element, let token = call.calleeNameToken {
        elements[lines.line(at: Int(token.offset)), default: []].append(call)
      }
    }
    self.declarations = declarations
    self.elements = elements
  }

  /// The calls that are elements of lists, and have their name on a line.
  ///
  /// - Parameter line: from 1.
  public func elements(onLine line: Int) -> [FunctionCallExpr] { elements[line] ?? [] }

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

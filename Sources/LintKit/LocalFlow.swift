/// What the code around a place introduces and the ways through it: made when a rule first asks, and kept as long as
/// the file is looked at.
extension Pass {
  /// The locals of the member or statement of the file that a node stands in; `nil` outside of code.
  public func localNames(around node: Node) -> LocalNames? {
    guard let item = flow.items.item(around: node) else { return nil }
    if let known = flow.names[item.id] { return known }
    let names = LocalNames(item: item, for: flow.asker)
    flow.names[item.id] = names
    return names
  }

  /// Whether the code around a node may have a local that can be changed. To know the names there costs more.
  public func mayHaveVariables(around node: Node) -> Bool {
    guard let item = flow.items.item(around: node) else { return false }
    return flow.variables(in: tree).occur(in: item)
  }

  /// The ways through the function, closure or accessor that a node is part of; `nil` outside of code.
  public func controlFlow(around node: Node) -> ControlFlow? {
    guard let names = localNames(around: node), let body = names.body(around: node) else { return nil }
    return controlFlow(of: body, in: names)
  }

  /// The ways through a body.
  ///
  /// - Parameter names: of this file.
  public func controlFlow(of body: BodyID, in names: LocalNames) -> ControlFlow {
    let key = FlowCache.Body(item: names.item.id, number: body)
    if let known = flow.graphs[key] { return known }
    let graph = ControlFlow(body, of: names)
    flow.graphs[key] = graph
    return graph
  }

  /// The local that a parameter, pattern, binding or capture introduces; `nil` for properties, and for patterns of
  /// several names.
  public func local(introducedBy node: Node) -> (names: LocalNames, definition: DefinitionID)? {
    guard let names = localNames(around: node) else { return nil }
    var introducing = node
    switch node.kind {
    case .patternBinding, .optionalBindingCondition, .forStmt, .valueBindingPattern:
      guard let pattern = node.child(.pattern) else { return nil }
      introducing = pattern.kind == .valueBindingPattern ? pattern.child(.pattern) ?? pattern : pattern
    default: break
    }
    return names.definition(at: introducing).map { (names, $0) }
  }

  /// The names that mean a local, in source order, by the node that introduces it: see ``local(introducedBy:)``.
  public func references(toLocalOf node: Node) -> [DeclReferenceExpr] {
    guard let (names, definition) = local(introducedBy: node) else { return [] }
    return names.uses(of: definition).compactMap { DeclReferenceExpr(names.node(of: $0)) }
  }
}

/// What was made of a file's code so far, by the ids of nodes.
struct FlowCache {
  struct Body: Hashable {
    let item: UInt32
    let number: BodyID
  }

  var items = FlowItems()
  private var variables: VariableIntroductions?
  var names: [UInt32: LocalNames] = [:]
  var graphs: [Body: ControlFlow] = [:]

  let asker = FlowAsker()

  mutating func variables(in tree: SyntaxTree) -> VariableIntroductions {
    if let variables { return variables }
    let found = VariableIntroductions(in: tree)
    variables = found
    return found
  }
}

import LintSyntax
import LintText

/// What the names in one member or statement of a file mean, as far as its code introduces them: definitions, their
/// uses, and their bodies.
///
/// Made for one item on demand, in one pass over its nodes: time and memory are linear in their number. What is not
/// evaluated as part of the item is not analysed: attributes, types, conditions of `#if`, what `#selector` and
/// `#keyPath` name, and the members of types that are declared inside.
///
/// The ``SyntaxTree`` must outlive it.
public struct LocalNames {
  /// The member of a type, or the declaration or statement of the file.
  public let item: Node
  /// In source order.
  public internal(set) var definitions: ContiguousArray<Definition> = []
  /// In source order.
  public internal(set) var uses: ContiguousArray<Use> = []
  /// In source order, the outermost first.
  public internal(set) var bodies: ContiguousArray<Body> = []
  /// By the id of the node, counted from the item: the number of a definition + 1, or the number of a use as -1 -
  /// number; otherwise 0.
  var facts: ContiguousArray<Int32>
  /// The budget for questions about the item's code.
  let budget: FlowBudget

  /// Analyses the item around a node; `nil` if there is none. See ``Node/flowItem``.
  public init?(around node: Node) {
    guard let item = node.flowItem else { return nil }
    self.init(item: item)
  }

  /// - Parameters:
  ///   - item: a ``Node/flowItem``.
  ///   - asker: the asker whose budgets apply to the item's code.
  public init(item: Node, for asker: FlowAsker = FlowAsker()) {
    self.item = item
    facts = ContiguousArray(repeating: 0, count: Int(item.subtreeEnd - item.id))
    budget = FlowBudget(for: item, asker)
    var resolver = NameResolver(item, budget)
    resolver.run(into: &self)
  }

  // MARK: Definitions

  public subscript(_ id: DefinitionID) -> Definition { definitions[Int(id.rawValue)] }
  public subscript(_ id: UseID) -> Use { uses[Int(id.rawValue)] }
  public subscript(_ id: BodyID) -> Body { bodies[Int(id.rawValue)] }

  /// The node that introduces the name.
  public func node(of id: DefinitionID) -> Node { Node(columns: item.columns, id: self[id].node) }

  /// The definition that a node introduces.
  public func definition(at node: Node) -> DefinitionID? {
    guard let fact = fact(at: node), fact > 0 else { return nil }
    return DefinitionID(rawValue: fact - 1)
  }

  // MARK: Uses

  /// The use at a name, `super`, or the short form of an optional binding.
  public func use(at node: Node) -> UseID? {
    guard let fact = fact(at: node), fact < 0 else { return nil }
    return UseID(rawValue: -1 - fact)
  }

  /// What a name means; `unknown` where names are not analysed.
  public func resolution(of reference: DeclReferenceExpr) -> Resolution {
    use(at: reference.node).map { self[$0].resolution } ?? .unknown
  }

  /// The node of a use: a name, `super`, or an optional binding without `=`.
  public func node(of id: UseID) -> Node { Node(columns: item.columns, id: self[id].node) }

  /// The uses of a definition, in source order.
  public func uses(of id: DefinitionID) -> UseList { UseList(names: self, next: self[id].firstUse) }

  /// The uses in a node, whatever they mean, in source order.
  public func uses(inside node: Node) -> Range<UseID> { uses(from: node, through: node) }

  /// The uses in a node, in a later one, and in what is between them.
  public func uses(from first: Node, through last: Node) -> Range<UseID> {
    UseID(rawValue: firstUse(from: first.id))..<UseID(rawValue: firstUse(from: last.subtreeEnd))
  }

  /// The number of the first use at or after a node with this id.
  func firstUse(from id: UInt32) -> Int32 {
    Int32(uses.partitioningIndex { $0.node >= id })
  }

  public struct UseList: Sequence, IteratorProtocol {
    private let names: LocalNames
    private var upcoming: Int32

    init(names: LocalNames, next: Int32) {
      self.names = names
      upcoming = next
    }

    public mutating func next() -> UseID? {
      guard upcoming >= 0 else { return nil }
      let current = UseID(rawValue: upcoming)
      upcoming = names[current].next
      return current
    }
  }

  private func fact(at node: Node) -> Int32? {
    guard node.columns == item.columns, node.id >= item.id, node.id < item.subtreeEnd else { return nil }
    return facts[Int(node.id - item.id)]
  }

  // MARK: Bodies

  /// The body of a declaration or closure, or of an expression that is evaluated on its own.
  public func body(at node: Node) -> BodyID? {
    guard var found = firstBody(at: node)?.rawValue else { return nil }
    while Int(found) + 1 < bodies.count, bodies[Int(found) + 1].node == node.id { found += 1 }
    return BodyID(rawValue: found)
  }

  /// The body that computes a value beside or later than the code around it: of `async let`, of a `lazy var`. It may be
  /// that of a closure, which is a separate body.
  func deferredValue(at node: Node) -> BodyID? {
    guard let found = firstBody(at: node) else { return nil }
    return self[found].kind == .asyncLet || self[found].kind == .lazyValue ? found : nil
  }

  private func firstBody(at node: Node) -> BodyID? {
    let place = bodies.partitioningIndex { $0.node >= node.id }
    return place < bodies.count && bodies[place].node == node.id ? BodyID(rawValue: Int32(place)) : nil
  }

  /// The innermost body whose code a node is part of; entries of a capture list are part of the body around the
  /// closure. `nil` outside of the item.
  public func body(around node: Node) -> BodyID? {
    guard node.columns == item.columns, node.id >= item.id, node.id < item.subtreeEnd else { return nil }
    var current = node
    var isCapture = false
    while true {
      if isCapture, current.kind == .closureExpr {
        isCapture = false
      } else if let body = body(at: current) {
        return body
      }
      if current.kind == .closureCapture { isCapture = true }
      guard current.id > item.id, let parent = current.parent else { return BodyID(rawValue: 0) }
      current = parent
    }
  }

  /// Whether a body is another, or is nested in it.
  public func isBody(_ inner: BodyID, inside outer: BodyID) -> Bool {
    inner.rawValue >= outer.rawValue && inner.rawValue < self[outer].end
  }

  public func node(of id: BodyID) -> Node { Node(columns: item.columns, id: self[id].node) }
}

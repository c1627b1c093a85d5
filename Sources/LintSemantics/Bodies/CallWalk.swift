import LintSyntax

/// The calls with a name in a file's code, in source order. Computed when calls are asked about: most questions are
/// only about where code runs.
struct CallWalk {
  private let tree: SyntaxTree
  private let contexts: [ContextRecord]
  private(set) var calls: [CallRecord] = []
  /// The contexts and types around the next node, the innermost last.
  private var open: [Opened] = []
  /// The first context that has not been entered.
  private var nextContext = 0
  /// Whether the file mentions `ModelContext`, so that calls are checked for fresh ones.
  private let mentionsModelContext: Bool

  private struct Opened {
    /// The first node after it.
    var end: UInt32
    /// `none` for a type.
    var context: RecordID
  }

  /// - Parameters:
  ///   - tree: of the whole file.
  ///   - contexts: of the same tree.
  static func calls(in tree: SyntaxTree, _ contexts: [ContextRecord]) -> [CallRecord] {
    var walk = CallWalk(tree: tree, contexts: contexts)
    walk.run()
    return walk.calls
  }

  private init(tree: SyntaxTree, contexts: [ContextRecord]) {
    self.tree = tree
    self.contexts = contexts
    mentionsModelContext = tree.names.contains(.ModelContext)
    // On public code about one node in twelve is a call (2026-11, 9,581 files): the array seldom grows.
    calls.reserveCapacity(Int(tree.columns.pointee.nodeCount) / 12)
  }

  private mutating func run() {
    // A local copy: every access to a static tests whether it is initialized.
    let visited = Self.visited
    for node in tree.root.descendants where visited.contains(node.kind) {
      while nextContext < contexts.count, contexts[nextContext].node <= node.id {
        enter(Node(columns: tree.columns, id: contexts[nextContext].node), RecordID(nextContext))
        nextContext += 1
      }
      if node.kind == .functionCallExpr {
        leave(before: node)
        record(FunctionCallExpr(unchecked: node))
      } else {
        enter(node, .none)
      }
    }
  }

  private static let visited = NodeKindSet([
    .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionCallExpr
  ])

  private mutating func enter(_ node: Node, _ context: RecordID) {
    leave(before: node)
    open.append(Opened(end: node.subtreeEnd, context: context))
  }

  private mutating func leave(before node: Node) {
    while let last = open.last, last.end <= node.id { open.removeLast() }
  }

  private mutating func record(_ call: FunctionCallExpr) {
    // Plain steps from node to node, because this runs for every call of a project.
    guard let whole = call.node.child(.callee) else { return }
    let callee = whole.withoutNameSuffixes
    guard callee.kind == .memberAccessExpr || callee.kind == .declReferenceExpr else { return }
    let name = callee.mainToken.token
    guard name.kind == .identifier || name.kind == .`init` else { return }
    var flags: CallRecord.Flags = []
    var base = Name.noName
    var baseMember = Name.noName
    if callee.kind == .memberAccessExpr, let expression = callee.firstChild {
      flags.insert(.hasBase)
      (base, baseMember) = CallBase.names(of: expression.withoutNameSuffixes)
      if base == .`self`, baseMember == .noName { flags.insert(.baseIsSelf) }
    }
    var labels: UInt32 = 0
    var count: UInt16 = 0
    for child in call.node.children {
      switch child.role {
      case .argument:
        count &+= 1
        if child.flags.contains(.label) { labels |= CallRecord.bit(ofLabel: child.mainToken.name) }
        if mentionsModelContext {
          flags.formUnion(FreshContext.flags(of: LabeledExpr(unchecked: child), in: call.node))
        }
      case .trailingClosure: flags.insert(.hasTrailingClosure)
      default: break
      }
    }
    calls.append(
      CallRecord(
        name: name.name, context: open.last?.context ?? .none, base: base, baseMember: baseMember, flags: flags,
        labels: labels,
        argumentCount: count, range: whole.firstToken.offset..<name.end))
  }
}

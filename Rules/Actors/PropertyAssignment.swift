import LintKit
import LintText

/// `target = value`, where the target is `self.p`, `p` or a part of it.
struct PropertyAssignment {
  /// The whole of it.
  let node: Node
  let target: Node
  private let operation: Node
  /// What the target's path begins with after `self`.
  let property: TokenCursor
  /// The function or closure around.
  let body: Node

  init?(_ operation: AssignmentExpr) {
    guard let sequence = operation.node.parent, sequence.kind == .sequenceExpr else { return nil }
    node = sequence
    target = Node(columns: sequence.columns, id: sequence.id + 1)
    self.operation = operation.node
    guard target.subtreeEnd == operation.node.id, let property = target.firstMember else { return nil }
    self.property = property
    switch sequence.enclosingFunctionLike {
    case .closure(let closure)?: body = closure.node
    case let function? where function.isAsync: body = function.node
    default: return nil
    }
  }

  /// The value where it is a single operand, without `try` and the like.
  var value: Node? {
    let first = Node(columns: node.columns, id: operation.subtreeEnd)
    guard first.subtreeEnd == node.subtreeEnd else { return nil }
    return Expr(first)?.withoutEffectMarkers.node
  }

  /// Whether a node of the body is part of the value.
  func holdsInValue(_ node: Node) -> Bool { node.id >= operation.subtreeEnd && node.id < self.node.subtreeEnd }

  /// Whether a variable of the code around is meant: it is declared before the assignment in one of the blocks around
  /// that.
  ///
  /// - Parameter locals: the names of all variables that the function introduces.
  func isOfLocal(_ locals: Set<Name>) -> Bool {
    if property.index != target.firstToken.index || !locals.contains(property.name) { return false }
    var child = node
    while let parent = child.parent, parent.kind != .memberBlock, parent.kind != .sourceFile {
      for statement in parent.children(.statement) {
        if statement.id >= child.id { break }
        guard statement.kind == .variableDecl else { continue }
        if VariableDecl(unchecked: statement).bindings.contains(where: { $0.nameToken?.name == property.name }) {
          return true
        }
      }
      child = parent
    }
    return false
  }

  /// Whether tokens alone leave it possible: the property's name is before an `await` that is before the end, or both
  /// are in the value.
  func mayBeStale(_ mentions: Mentions) -> Bool {
    let start = target.firstToken.index
    let end = node.lastToken.index
    if let first = mentions.first(of: property.name, from: body.firstToken.index), first < start {
      return mentions.awaits(from: first, through: end)
    }
    let value = operation.lastToken.index + 1
    guard let inValue = mentions.first(of: property.name, from: value), inValue <= end else { return false }
    return mentions.awaits(from: value, through: end)
  }
}

/// The places of a file where code waits, and the outermost functions and closures around them: no other code is
/// checked.
struct Waits {
  typealias Function = (node: Node, firstWait: UInt32)

  private var places: [UInt32] = []
  private(set) var functions: [Function] = []

  init(in file: Node) {
    for wait in file.descendants(of: .awaitExpr) { places.append(wait.id) }
    // Beside its own expression, 'await' occurs in loops.
    let expressions = places.count
    for loop in file.descendants(of: .forStmt) where ForStmt(unchecked: loop).isAsync { places.append(loop.id) }
    if places.count > expressions { places.sort() }
    for place in places {
      if let last = functions.last, place < last.node.subtreeEnd { continue }
      if let outermost = Node(columns: file.columns, id: place).outermostFunctionLike {
        functions.append((outermost, place))
      }
    }
  }

  /// Whether code waits in the function around an assignment, not after it.
  func stand(in assignment: PropertyAssignment) -> Bool {
    places.first(from: assignment.body.id).map { $0 < assignment.node.subtreeEnd } ?? false
  }
}

extension Node {
  fileprivate var outermostFunctionLike: Node? {
    var outermost: Node?
    for ancestor in ancestors where Self.functionLike.contains(ancestor.kind) { outermost = ancestor }
    return outermost
  }

  private static let functionLike = NodeKindSet([
    .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .accessorBlock, .accessorDecl, .closureExpr
  ])
}

/// Where names and `await` are in a function, so that no assignment searches the code around it once more.
/// Places are tokens.
struct Mentions {
  private var awaits: [UInt32] = []
  /// In their order; each has its places at the same index.
  private let names: [UInt32]
  private var places: [[UInt32]]

  /// - Parameter assignments: in their order.
  init(of assignments: [PropertyAssignment]) {
    // A bit for each name: most tokens need not be looked up.
    var bits: UInt64 = 0
    for assignment in assignments { bits |= 1 << UInt64(assignment.property.name.rawValue & 63) }
    names = Set(assignments.map(\.property.name.rawValue)).sorted()
    places = names.map { _ in [] }
    // Bodies are nested.
    var end: UInt32 = 0
    for body in assignments.map(\.body).sorted(by: { $0.id < $1.id }) where body.lastToken.index >= end {
      for token in body.tokens where token.index >= end {
        let name = token.name
        if name == .await {
          awaits.append(token.index)
        } else if bits & 1 << UInt64(name.rawValue & 63) != 0, let number = number(of: name) {
          places[number].append(token.index)
        }
      }
      end = body.lastToken.index + 1
    }
  }

  private func number(of name: Name) -> Int? {
    let place = names.partitioningIndex { $0 >= name.rawValue }
    return place < names.count && names[place] == name.rawValue ? place : nil
  }

  func first(of name: Name, from start: UInt32) -> UInt32? {
    number(of: name).flatMap { places[$0].first(from: start) }
  }

  func awaits(from start: UInt32, through end: UInt32) -> Bool { awaits.first(from: start).map { $0 <= end } ?? false }
}

/// Numbers in their order.
extension [UInt32] {
  fileprivate func first(from lowest: UInt32) -> UInt32? {
    let place = partitioningIndex { $0 >= lowest }
    return place < count ? self[place] : nil
  }
}

extension Node {
  /// `p` of `p`, `p.q` and `p[0]`, with `self.` before it or not.
  fileprivate var firstMember: TokenCursor? {
    var node = self
    var member: TokenCursor?
    while true {
      switch node.kind {
      case .memberAccessExpr:
        member = node.mainToken
        guard let base = node.child(.base) else { return nil }
        node = base
      case .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr:
        guard let base = node.child(.callee) ?? node.child(.operand) else { return nil }
        node = base
      case .declReferenceExpr: return node.mainToken.kind == .self ? member : node.mainToken
      default: return nil
      }
    }
  }
}

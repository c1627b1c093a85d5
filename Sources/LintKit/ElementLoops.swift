/// Code that runs once for each element of a sequence: `for x in xs { … }`, `xs.forEach { … }`, `xs.map { … }`.
public struct ElementLoop {
  /// The `for` statement, or the call that gets the closure.
  public let node: Node
  /// The braces of the statement, or the closure.
  public let body: Node
  public let sequence: Expr

  fileprivate init?(_ loop: ForStmt) {
    guard !loop.isAsync, let body = loop.body?.node, let sequence = loop.sequence else { return nil }
    (node, self.body, self.sequence) = (loop.node, body, sequence.withoutEffectMarkers)
  }

  fileprivate init?(_ call: FunctionCallExpr, calling closure: Node) {
    guard let sequence = call.calleeBase else { return nil }
    (node, body, self.sequence) = (call.node, closure, sequence.withoutEffectMarkers)
  }

  /// The call or statement that names what is done for each element.
  public var anchor: Range<UInt32> {
    FunctionCallExpr(node)?.calleeNameToken?.range ?? node.firstToken.range
  }

  /// What the loop calls an element; `nil` for `$0` and patterns of several names.
  public var elementName: TokenCursor? {
    if let loop = ForStmt(node) { return loop.pattern?.nameToken }
    let parameters = ClosureExpr(unchecked: body).parameters
    return parameters.count == 1 ? parameters.first?.nameToken : nil
  }

  /// Whether an expression is the element itself.
  public func isElement(_ expression: Expr?, in pass: Pass) -> Bool {
    guard case .declReference(let name)? = expression else { return false }
    if let elementName { return name.name == elementName.name }
    return name.nameToken.text == "$0" && name.node.enclosingFunctionLike?.node == body
  }

  /// Where the first 'await' of a turn ends, as the number of a node: closures that run later are passed over.
  public var endOfFirstWait: UInt32 {
    var end = UInt32.max
    for inner in body.descendants(stoppingAtNestedFunctions: true) where inner.kind == .awaitExpr {
      end = min(end, inner.subtreeEnd)
    }
    return end
  }

  /// The statements of the body.
  public var statements: SyntaxList<CodeItem> {
    ClosureExpr(body)?.statements ?? CodeBlock(unchecked: body).statements
  }
}

extension Pass {
  /// The innermost loop over elements that runs a node once for each of them; `nil` where that is another kind of
  /// loop, or where a closure or function in between may run later.
  public func elementLoop(around node: Node) -> ElementLoop? {
    var inner = node
    for ancestor in node.ancestors {
      switch ancestor.kind {
      case .forStmt:
        if inner.role == .body || inner.role == .whereClause { return ElementLoop(ForStmt(unchecked: ancestor)) }
      case .whileStmt, .repeatStmt: return nil
      case .closureExpr:
        if let call = ancestor.callOfArgument, let name = call.calleeName, isForEach(name, call) {
          return ElementLoop(call, calling: ancestor)
        }
        guard runsInTurn(ancestor) else { return nil }
      case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .accessorBlock, .memberBlock: return nil
      default: break
      }
      inner = ancestor
    }
    return nil
  }

  /// Whether a closure runs before the code around goes on: also on the main actor.
  private func runsInTurn(_ closure: Node) -> Bool {
    if traits(of: closure)?.placement == .construct(.mainActorRun) { return true }
    return context(around: closure).map { index.runsInPlace($0) } ?? false
  }

  /// Optionals have 'map' and its like, too.
  private func isForEach(_ name: Name, _ call: FunctionCallExpr) -> Bool {
    if name == .forEach { return true }
    guard name == .map || name == .compactMap || name == .flatMap || name == .filter, let base = call.calleeBase else {
      return false
    }
    return index.isOfSDK(type(of: base), conformingTo: "Sequence")
  }

  /// Whether the code says that there are few elements: a literal, all cases of an enumeration, the first few.
  public func hasFewElements(_ sequence: Expr) -> Bool {
    switch sequence.withoutEffectMarkers {
    case .array(let array): return array.elements.count <= Self.few
    case .tuple(let tuple): return tuple.parenthesized.map { hasFewElements($0) } ?? false
    case .sequence(let range): return range.lengthOfRange.map { $0 <= Self.few } ?? false
    case .memberAccess(let member):
      return member.nameToken?.isSpelled("allCases") == true
    case .declReference(let name):
      guard case .variable(let variable)? = binding(of: name), let value = variable.initializer,
        variable.node.parent?.firstToken.kind == .let
      else { return false }
      return hasFewElements(value)
    case .functionCall(let call):
      guard let base = call.calleeBase, let name = call.calleeNameToken?.identifierText else { return false }
      if name == "prefix" || name == "suffix", case .integerLiteral(let count)? = call.arguments.first?.expression {
        return Int(count.node.text).map { $0 <= Self.few } ?? false
      }
      return ["enumerated", "reversed", "sorted", "filter", "shuffled"].contains(name) && hasFewElements(base)
    default: return false
    }
  }

  /// As many as a year has months.
  private static let few = 12
}

extension SequenceExpr {
  /// Of a range between two integer literals.
  public var lengthOfRange: Int? {
    var parts = elements
    guard case .operand(.integerLiteral(let first))? = parts.next(), case .binaryOperator(let range)? = parts.next(),
      case .operand(.integerLiteral(let last))? = parts.next(), parts.next() == nil,
      let start = Int(first.node.text), let end = Int(last.node.text)
    else { return nil }
    switch range.operatorToken.text {
    case "..<": return end - start
    case "...": return end - start + 1
    default: return nil
    }
  }
}

/// Finds the nodes at which an outline begins or stops to leave things out. Most nodes are neither, so eight are looked at in one
/// step.
struct OutlineScan {
  let tree: SyntaxColumns

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let topBits: UInt64 = 0x8080_8080_8080_8080

  /// The first node from `start` on that may have a body, or `end`.
  func nextBody(from start: UInt32, to end: UInt32) -> UInt32 {
    first(from: start, to: end, from: .sourceFile, through: .ifConfigClause)
  }

  /// The first type, function or typealias from `start` on, or `end`.
  private func nextNamed(from start: UInt32, to end: UInt32) -> UInt32 {
    var id = first(from: start, to: end, from: .classDecl, through: .typeAliasDecl)
    // What `@abi` says of a declaration declares nothing. (SE-0476)
    while id < end, tree.roles[Int(id)] == .argument { id = first(from: id &+ 1, to: end, from: .classDecl, through: .typeAliasDecl) }
    return id
  }

  /// The first node of a run of kinds.
  @inline(__always)
  private func first(from start: UInt32, to end: UInt32, from lowest: NodeKind, through highest: NodeKind) -> UInt32 {
    let count = highest.rawValue - lowest.rawValue + 1
    let bytes = UnsafeRawPointer(tree.kinds)
    var id = Int(start)
    while id &+ 8 <= Int(end) {
      let kinds = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: id, as: UInt64.self))
      // A byte that equals the kind becomes zero, and borrows from the next: what stands above the lowest hit does not count.
      var hits: UInt64 = 0
      for kind in 0..<count {
        let difference = kinds ^ (Self.ones &* UInt64(lowest.rawValue + kind))
        hits |= (difference &- Self.ones) & ~difference
      }
      hits &= Self.topBits
      if hits != 0 { return UInt32(truncatingIfNeeded: id &+ hits.trailingZeroBitCount / 8) }
      id &+= 8
    }
    while id < Int(end), !(lowest.rawValue...highest.rawValue).contains(tree.kinds[id].rawValue) { id &+= 1 }
    return UInt32(truncatingIfNeeded: id)
  }

  /// What the outline keeps of the nodes in a node; `nil` for all of them.
  @inline(__always)
  func body(of node: UInt32) -> OutlineBody? {
    switch tree.kinds[Int(node)] {
    case .codeBlock, .closureExpr: .code
    case .accessorBlock: tree.flags[Int(node)].contains(.implicitGetter) ? .code : nil
    case .sourceFile, .ifConfigClause: .declarations
    default: nil
    }
  }

  /// The next declaration that is kept, or `end`.
  ///
  /// - Parameters:
  ///   - node: the body.
  ///   - start: a child of the body, what follows a declaration in a statement of it, or `end`.
  func nextDeclaration(in node: UInt32, _ body: OutlineBody, from start: UInt32, to end: UInt32) -> UInt32 {
    if body == .code { return nextNamed(from: start, to: end) }
    var id = start
    while id < end {
      let isChild = tree.parents[Int(id)] == node
      if isChild, Self.keptDirectly.contains(tree.kinds[Int(id)]) || tree.roles[Int(id)] == .condition { return id }
      let next = tree.subtreeEnds[Int(id)]
      id = nextNamed(from: id, to: next)
      if id < next { return id }
    }
    return end
  }

  private static let keptDirectly = NodeKindSet([
    .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl, .functionDecl, .typeAliasDecl,
    .importDecl, .variableDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .enumCaseDecl, .associatedTypeDecl,
    .macroDecl, .macroExpansionDecl, .accessorDecl, .attribute, .ifConfigDecl, .operatorDecl, .precedenceGroupDecl, .usingDecl,
  ])
}

enum OutlineBody: BitwiseCopyable {
  /// Types and functions at any depth.
  case code
  /// All declarations that stand directly in it, and types and functions further in: a file, a clause of an `#if`.
  case declarations
}

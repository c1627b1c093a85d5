import LintSyntax

/// A declaration or closure of a file and where it runs: a line of a listing.
public struct IsolationEntry: Sendable {
  public enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, function, `init`, `deinit`, `subscript`, property, accessor,
      closure
  }

  public var kind: Kind
  /// The base name; the keyword for what has none; empty for closures.
  public var name: String
  /// In bytes: the name, the keyword, or a closure's opening brace.
  public var offset: UInt32
  /// Of a closure, or of the declaration that an accessor belongs to: in the whole file's tree, or in the outline.
  public var node: UInt32
  public var answer: IsolationAnswer
  /// For types only.
  public var sendability: Sendability?
}

extension ProjectIndex {
  /// Every declaration and closure of a file, in the order of their places. Local variables, enumeration cases,
  /// typealiases and extensions have none.
  public func isolations(in file: FileID) -> [IsolationEntry] {
    let outline = files[Int(file)]
    var entries: [IsolationEntry] = []
    for node in outline.tree.root.descendants {
      if let entry = entry(for: node, in: file) { entries.append(entry) }
    }
    let bodies = bodies(of: file)
    let closures = bodies.contexts.indices.filter {
      if case .closure = bodies.contexts[$0].kind { true } else { false }
    }
    if !closures.isEmpty {
      let tree = outline.wholeTree()
      for number in closures {
        let node = bodies.contexts[number].node
        let offset = withExtendedLifetime(tree) { Node(columns: tree.columns, id: node).range.lowerBound }
        let answer = isolation(ofContext: BodyRef(file: file, id: RecordID(number)))
        entries.append(IsolationEntry(kind: .closure, name: "", offset: offset, node: node, answer: answer))
      }
    }
    return entries.sorted { ($0.offset, $0.kind.rawValue) < ($1.offset, $1.kind.rawValue) }
  }

  private func entry(for node: Node, in file: FileID) -> IsolationEntry? {
    if node.kind == .accessorDecl { return accessorEntry(AccessorDecl(unchecked: node), in: file) }
    let ref = DeclRef(file, node)
    if let binding = BindingDeclaration(node, file), !binding.isNamed { return nil }
    guard let subject = isolationSubject(ref), !(subject.kind == .property && subject.isLocal) else { return nil }
    return IsolationEntry(
      kind: IsolationEntry.Kind(subject.kind), name: subject.name, offset: subject.range.lowerBound, node: ref.node,
      answer: isolation(of: ref),
      sendability: subject.isType ? sendability(of: ref) : nil)
  }

  private func accessorEntry(_ accessor: AccessorDecl, in file: FileID) -> IsolationEntry? {
    var storage: Node?
    for ancestor in accessor.node.enclosingNodes {
      if ancestor.kind == .patternBinding || ancestor.kind == .subscriptDecl { storage = ancestor }
      if ancestor.kind == .codeBlock || storage != nil { break }
    }
    guard let storage, let subject = isolationSubject(DeclRef(file, storage)),
      !(subject.kind == .property && subject.isLocal)
    else { return nil }
    let own = globalActor(in: AttributeRecord.list(of: accessor), at: accessor.node, file)
    return IsolationEntry(
      kind: .accessor, name: accessor.keywordToken.text, offset: accessor.keywordToken.offset, node: storage.id,
      answer: own ?? isolation(of: subject.ref))
  }
}

extension IsolationEntry.Kind {
  fileprivate init(_ kind: IsolationSubject.Kind) {
    self =
      switch kind {
      case .type(.class): .class
      case .type(.struct), .type(.extension): .struct
      case .type(.enum): .enum
      case .type(.actor): .actor
      case .type(.protocol): .protocol
      case .function: .function
      case .initializer: .`init`
      case .deinitializer: .`deinit`
      case .subscript: .subscript
      case .property: .property
      }
  }
}

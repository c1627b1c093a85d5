import LintSyntax

/// A declaration whose isolation is asked for, with everything that decides it, read once.
struct IsolationSubject {
  enum Kind: Equatable {
    case type(TypeDeclaration.Kind)
    case function, initializer, deinitializer, `subscript`
    /// A variable or constant of a type or file, or a binding of several or of none.
    case property
  }

  let ref: DeclRef
  let node: Node
  let kind: Kind
  let name: String
  /// In bytes of the file.
  let range: Range<UInt32>
  let flags: DeclFlags
  let attributes: [AttributeRecord]
  /// An `async` function or initializer, or a property or subscript with an `async` getter.
  let isAsync: Bool
  let scope: ProjectIndex.Scope

  var file: FileID { ref.file }
  var isStatic: Bool { flags.contains(.isStatic) }

  var isType: Bool {
    if case .type = kind { true } else { false }
  }

  /// The type or extension that it is a member of.
  var owner: DeclRef? {
    if case .type(let owner) = scope { owner } else { nil }
  }

  var isLocal: Bool {
    if case .block = scope { true } else { false }
  }

  /// Whether it may be on the actor that `self` is, as an instance member may.
  var isInstanceMember: Bool { owner != nil && !isType && !isStatic && kind != .deinitializer }

  /// Whether it is a function that runs, rather than storage.
  var isFunction: Bool { kind == .function || kind == .initializer || kind == .deinitializer }

  var isStored: Bool { kind == .property && !flags.contains(.isComputed) }

  func answer(_ isolation: Isolation, _ text: String) -> IsolationAnswer {
    IsolationAnswer(isolation, text, file, range)
  }

  func undeclared(_ name: String, _ text: String) -> IsolationAnswer { .undeclared(name, text, file, range) }

  func unspecified(_ text: String) -> IsolationAnswer { .unspecified(text, file, range) }
}

extension ProjectIndex {
  /// `nil` for what has no isolation of its own: aliases, enumeration cases, extensions.
  func isolationSubject(_ ref: DeclRef) -> IsolationSubject? {
    let node = node(ref)
    // Looked for last: most nodes of a file are none of these, and may be deep.
    var scope: Scope { self.scope(of: node, in: ref.file) }
    if let type = TypeDeclaration(node, ref.file), type.kind != .extension {
      return IsolationSubject(
        ref: ref, node: node, kind: .type(type.kind), name: type.name, range: type.nameRange, flags: type.flags,
        attributes: type.attributes, isAsync: false, scope: scope)
    }
    if let function = FunctionDeclaration(node, ref.file) {
      let flags = function.flags
      let kind: IsolationSubject.Kind =
        switch function.kind {
        case .function: .function
        case .initializer: .initializer
        case .deinitializer: .deinitializer
        case .subscript: .subscript
        }
      let isAsync =
        flags.contains(.isAsync)
        || kind == .subscript && SubscriptDecl(unchecked: node).accessors?.hasAsyncGetter == true
      return IsolationSubject(
        ref: ref, node: node, kind: kind, name: function.name, range: function.nameRange, flags: flags,
        attributes: function.attributes, isAsync: isAsync, scope: scope)
    }
    guard let binding = BindingDeclaration(node, ref.file) else { return nil }
    return IsolationSubject(
      ref: ref, node: node, kind: .property, name: binding.name, range: binding.nameRange, flags: binding.flags,
      attributes: binding.attributes, isAsync: PatternBinding(unchecked: node).accessors?.hasAsyncGetter == true,
      scope: scope)
  }
}

extension AccessorBlock {
  fileprivate var hasAsyncGetter: Bool { accessor(.get)?.isAsync == true }
}

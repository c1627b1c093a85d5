import LintSyntax

/// What code of a file can name, as far as modules and access are concerned.
extension ProjectIndex {
  /// The declarations of a file's own module among those that it sees. If it is compiled into several modules, those in
  /// all of them come first.
  func nearest(_ declarations: [DeclRef], to file: FileID) -> [DeclRef] {
    let own = declarations.filter { isSameModule($0.file, file) }
    if own.count < 2 { return own.isEmpty ? declarations : own }
    let modules = moduleNames(of: file)
    let always = own.filter { declaration in modules.allSatisfy { moduleNames(of: declaration.file).contains($0) } }
    return always.isEmpty ? own : always
  }

  /// Whether code of a file can name a declaration, as far as modules and `private` are concerned.
  func isVisible(_ ref: DeclRef, from file: FileID) -> Bool {
    if ref.file == file { return true }
    if file < 0 { return ref.isOfSDK }
    if ref.isOfSDK {
      if ref.isOfBinaryModule, access(of: node(ref)) != .everywhere { return false }
      let module = module(of: ref.file)
      return imports(of: file).interfaces.modules.contains { $0 === module }
    }
    let access = access(of: node(ref))
    if access == .file { return false }
    if isSameModule(ref.file, file) { return true }
    let imports = imports(of: file)
    return moduleNames(of: ref.file).contains {
      imports.modules.contains($0) && (access == .everywhere || imports.testable.contains($0))
    }
  }

  enum Access: Int, Comparable {
    case file, module, everywhere
    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
  }

  /// What a declaration and those around it allow together.
  func access(of node: Node) -> Access {
    var access = Access.everywhere
    var current: Node? = node
    while let candidate = current, access > .file {
      current = candidate.parent
      switch candidate.kind {
      case .codeBlock, .accessorBlock, .closureExpr: return .file
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .functionDecl, .initializerDecl,
        .subscriptDecl,
        .variableDecl, .typeAliasDecl, .associatedTypeDecl, .enumCaseDecl:
        access = min(access, statedAccess(candidate) ?? defaultAccess(candidate))
      default: continue
      }
    }
    return access
  }

  private func defaultAccess(_ node: Node) -> Access {
    if node.kind == .enumCaseDecl { return .everywhere }
    guard let owner = node.memberOwner else { return .module }
    switch owner.kind {
    case .protocolDecl: return .everywhere
    case .extensionDecl: return statedAccess(owner) ?? .module
    default: return .module
    }
  }

  private func statedAccess(_ node: Node) -> Access? {
    for modifier in node.children(.modifier) where modifier.kind == .declModifier {
      let modifier = DeclModifier(unchecked: modifier)
      guard modifier.detailToken == nil else { continue }
      switch modifier.name {
      case .private, .fileprivate: return .file
      case .public, .open: return .everywhere
      default: if modifier.nameToken.text == "package" { return .everywhere }
      }
    }
    return nil
  }

  /// Whether a node is in no type and no body, at most in an `#if`.
  func isTopLevel(_ node: Node) -> Bool {
    for ancestor in node.enclosingNodes {
      switch ancestor.kind {
      case .sourceFile: return true
      case .ifConfigClause, .ifConfigDecl, .variableDecl: continue
      default: return false
      }
    }
    return true
  }
}

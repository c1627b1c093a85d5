import LintProject

/// Code that no user of the program runs.
extension Pass {
  /// Whether code serves those who write the program: tests, mocks, fixtures, previews, samples, benchmarks, what only
  /// debug builds have, and functions without a call in the project. What a rule finds there is information at most,
  /// but for a certain hang or abort and for what Swift 6 does not compile.
  ///
  /// Ask it last, of a finding: the search for calls reads files that name the function.
  public func isAuxiliary(_ node: Node) -> Bool {
    isSupportCode(node) || isNamedAuxiliary(node) || isInUncalledFunction(node)
  }

  /// Whether code is no part of the product: tests, plug-ins, macros, mocks, samples, benchmarks, previews, and what
  /// only debug builds have.
  public func isSupportCode(_ node: Node) -> Bool {
    isTest || isSupportFile || isInPreview(node) || node.isOnlyInDebugBuilds
  }

  func findIsSupportFile() -> Bool {
    if AuxiliaryName.isOfFolder(onPathOf: path) || AuxiliaryName.isOfFile(path) { return true }
    guard let project = index.projectSettings else { return false }
    let targets = index.targets(of: file)
    return !targets.isEmpty && targets.allSatisfy { project.targets[$0].isSupport }
  }

  /// Whether the file, the node or a declaration around has the name of auxiliary code.
  public func isNamedAuxiliary(_ node: Node) -> Bool {
    AuxiliaryName.isOfFile(path) || declaresAuxiliary(node) || node.ancestors.contains { declaresAuxiliary($0) }
  }

  /// Whether a comment above a type around announces a mock.
  public func isAnnouncedAsMock(_ node: Node) -> Bool {
    node.ancestors.contains { type(at: $0) != nil && $0.firstToken.isAnnouncedAsMock }
  }

  private func declaresAuxiliary(_ node: Node) -> Bool {
    let name: TokenCursor? =
      switch node.kind {
      case .functionDecl, .classDecl, .structDecl, .enumDecl, .actorDecl: node.mainToken
      case .extensionDecl: ExtensionDecl(unchecked: node).nameToken
      case .patternBinding: property(at: node) == nil ? nil : PatternBinding(unchecked: node).nameToken
      default: nil
      }
    return name.map { AuxiliaryName.isOfDeclaration($0.identifierText) } ?? false
  }

  // MARK: Functions without a call

  /// Whether the code is part of a function that nothing in the project calls or takes as a value.
  ///
  /// Ask it last, of a finding.
  public func isInUncalledFunction(_ node: Node) -> Bool {
    // A file of no known target may be compiled with files that are not in the project.
    if index.targets(of: file).isEmpty { return false }
    return isUncalledFunction(node) || node.ancestors.contains { isUncalledFunction($0) }
  }

  private func isUncalledFunction(_ node: Node) -> Bool {
    node.kind == .functionDecl && function(at: node).map { isUncalled($0) } ?? false
  }

  /// Whether all that could call a function is in the project, and nothing calls it or takes it as a value.
  private func isUncalled(_ function: DeclRef) -> Bool {
    let record = index.function(function)
    if record.isLocal || record.node.children(.attribute).contains(where: { !$0.mayStandOnUncalled }) { return false }
    // 'main', 'callAsFunction', 'buildBlock' and the like are called without being named.
    if ["main", "callAsFunction", "dynamicallyCall", "appendInterpolation"].contains(record.name)
      || record.name.hasPrefix("build") || record.node.mainToken.kind != .identifier
      || !record.flags.contains(.isFilePrivate) && index.mayBeWitness(function)
    {
      return false
    }
    guard let sites = index.callSites(of: function), sites.isEmpty else { return false }
    return (try? closedCalls(of: [function]))?.isEmpty ?? false  // It throws where a use may have been missed.
  }
}

extension Node {
  /// Whether the attribute leads to no call that is not written.
  fileprivate var mayStandOnUncalled: Bool {
    kind == .attribute
      && [
        "MainActor", "available", "concurrent", "discardableResult", "inlinable", "inline", "preconcurrency",
        "Sendable", "usableFromInline", "ViewBuilder"
      ].contains(mainToken.text)
  }
}

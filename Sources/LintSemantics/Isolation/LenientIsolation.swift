import LintSyntax

private final class LenientIsolation: AnswerTable {
  static let number = AnswerTableNumber()
  let isForApple = Memo<FileID, Bool>()
  let isStated = Once<Bool>()
  let isCalled = Memo<Name, Bool>()
  let isMember = Memo<Name, Bool>()
}

extension ProjectIndex {
  /// Whether synchronous code of a file may call a function of the main actor from outside of it, and only be warned: a
  /// function of Apple's SDKs, or one that is `@preconcurrency`. True wherever it may.
  public func mayIgnoreIsolation(in file: FileID) -> Bool {
    isForApple(file) || answers(LenientIsolation.self).isStated { files.contains(where: \.hasLenientDeclaration) }
  }

  /// Whether a call by this name in a file may be of such a function or initializer. To know what a call means costs
  /// more than to know that nothing of its name is one.
  public func mayIgnoreIsolation(calling name: Name, in file: FileID) -> Bool {
    isForApple(file) && isLenientMember(name) || mayBeLenient(calling: name)
  }

  private func isForApple(_ file: FileID) -> Bool {
    answers(LenientIsolation.self).isForApple(file) { !isForLinux(file) }
  }

  /// Whether a member of an SDK's type with this name is one.
  private func isLenientMember(_ name: Name) -> Bool {
    SDKMembers.functionNames.contains(name)
      && answers(LenientIsolation.self).isMember(name) {
        importedModules.contains { $0.memberFunctions(named: name).contains(where: isLenient) }
      }
  }

  private func mayBeLenient(calling name: Name) -> Bool {
    answers(LenientIsolation.self).isCalled(name) {
      if name == Name(.`init`) || name == Name(.Self) || hasAliases(named: name) { return true }
      let modules = importedModules
      let callables = functions(named: name) + modules.flatMap { $0.callables(named: name) }
      let types = types(named: name) + modules.flatMap { $0.declarations(.type, name) }
      let aliases = modules.flatMap { $0.declarations(.alias, name) }
      if !aliases.isEmpty || (callables + types).contains(where: isLenient) { return true }
      // The value of a variable may be called.
      let call = Name(spelling: "callAsFunction")
      return callables.isEmpty && types.isEmpty && name != call && mayBeLenient(calling: call)
    }
  }

  /// - Parameter declaration: a function, or a type, whose initializers may be inherited.
  private func isLenient(_ declaration: DeclRef) -> Bool {
    let answer = isolation(of: declaration)
    return answer.isolation == .mainActor && answer.isPreconcurrency
  }
}

extension FileOutline {
  /// Whether a declaration has `@preconcurrency` and another attribute, which may be a global actor. Most that say so
  /// are imports.
  fileprivate var hasLenientDeclaration: Bool {
    names.contains(.preconcurrency)
      && tree.root.descendants(of: .attribute).contains { attribute in
        guard attribute.mainToken.name == .preconcurrency, let declaration = attribute.parent else { return false }
        return declaration.children(.attribute).contains { $0 != attribute }
      }
  }
}

import LintSyntax

private final class LenientIsolation: AnswerTable {
  static let number = AnswerTableNumber()
  let isStated = Once<Bool>()
}

extension ProjectIndex {
  /// Whether synchronous code of a file may call a function of the main actor from outside of it, and only be warned: a
  /// function of Apple's SDKs, or one that is `@preconcurrency`. True wherever it may.
  public func mayIgnoreIsolation(in file: FileID) -> Bool {
    !isForLinux(file)
      || answers(LenientIsolation.self).isStated { files.contains(where: \.hasLenientDeclaration) }
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

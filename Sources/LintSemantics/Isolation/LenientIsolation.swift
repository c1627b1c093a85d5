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
      || answers(LenientIsolation.self).isStated { files.contains { $0.names.contains(.preconcurrency) } }
  }
}

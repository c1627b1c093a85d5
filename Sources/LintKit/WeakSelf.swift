import LintSyntax

extension ClosureCapture {
  /// `[weak self]`, `[unowned self]`
  public var isSelfNotHeld: Bool { nameToken.kind == .self && (isWeak || isUnowned) }
}

extension GuardStmt {
  /// What is done without `self`, where nothing else is asked: `guard let self else { … }`.
  public var elseWithoutSelf: Node? {
    var conditions = conditions.makeIterator()
    guard let first = conditions.next(), conditions.next() == nil, first.bindsSelf else { return nil }
    return body?.node
  }
}

extension Condition {
  /// `let self`, `let strongSelf = self`
  public var bindsSelf: Bool {
    guard case .optionalBinding(let binding) = self else { return false }
    guard let value = binding.initializer else { return binding.nameToken?.kind == .self }
    guard case .declReference(let reference) = value else { return false }
    return reference.isSelf
  }
}

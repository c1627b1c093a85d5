import LintSyntax

/// Where code that reads a stored property has to run. This is a separate question: some properties of an actor may be
/// read from anywhere.
extension ProjectIndex {
  /// The isolation that reading a property or global requires of the code in a file. Inside its module a constant of an
  /// instance may be read from anywhere when its type is `Sendable` (SE-0306, SE-0316), and so may a plain variable of
  /// a structure on a global actor (SE-0434); in all other cases this is the declared isolation,
  /// ``isolation(ofProperty:)``.
  public func isolation(ofAccessTo ref: DeclRef, from file: FileID) -> IsolationAnswer {
    let declared = isolation(ofProperty: ref)
    guard declared.isolation.isOnActor, let subject = isolationSubject(ref), isPlainlyStored(subject),
      let owner = subject.owner,
      outline(ref.file).moduleFolder == outline(file).moduleFolder
    else { return declared }
    if !subject.flags.contains(.isLet) {
      guard declared.isolation.isOnGlobalActor, type(owner).kind == .struct, !subject.flags.contains(.isWeak) else {
        return declared
      }
    }
    var query = SendabilityQuery(index: self)
    let sendability = query.stored(subject)
    switch sendability.answer {
    case .no: return declared
    case .yes:
      return subject.answer(.nonisolated, "'\(subject.name)' is 'Sendable', and may be read anywhere in its module")
    case .unknown:
      return subject.answer(
        .unknown, "whether '\(subject.name)' may be read anywhere depends on its type, which is not known")
    }
  }

  /// Whether an instance stores the property as it is written: no accessors of its own, no wrapper, not lazily.
  private func isPlainlyStored(_ subject: IsolationSubject) -> Bool {
    subject.isStored && !subject.isStatic && !subject.flags.contains(.isLazy)
      && !subject.attributes.contains { attribute in
        if case .actor = globalActor(attribute, at: subject.node, subject.file) { return false }
        return attribute.name.utf8.first.map { $0 < UInt8(ascii: "a") } ?? false
      }
  }
}

extension SendabilityQuery {
  /// The sendability of what a property holds.
  mutating func stored(_ subject: IsolationSubject) -> Sendability {
    let binding = PatternBinding(unchecked: subject.node)
    if let written = binding.type { return type(written, at: subject.node, in: subject.file, isInContainer: false) }
    if let initial = binding.initializer { return value(initial, at: subject.node, in: subject.file) }
    return Sendability(.unknown, "its type is not known")
  }
}

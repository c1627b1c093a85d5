import LintSyntax

private final class IsolatedConstants: AnswerTable {
  static let number = AnswerTableNumber()
  let names = Once<Set<Name>>()
}

extension ProjectIndex {
  /// Whether a constant of this name may be on an actor, or a variable of a script: see ``isScriptVariable(_:)``. True
  /// of each that is, but for what the compiler only warns about.
  public func mayBeIsolatedConstant(_ name: Name) -> Bool {
    answers(IsolatedConstants.self).names {
      var found: Set<Name> = []
      for (number, outline) in files.enumerated() {
        for (name, id) in outline.declared.properties where !found.contains(name) {
          let ref = DeclRef(file: FileID(number), node: id)
          let isConstant = property(ref).flags.contains(.isLet) && isUsableOnActorOnly(ref)
          if isConstant || isScriptVariable(ref) { found.insert(name) }
        }
      }
      return found
    }.contains(name)
  }

  private func isUsableOnActorOnly(_ ref: DeclRef) -> Bool {
    let declared = isolation(of: ref)
    guard declared.isolation.isOnActor, !declared.isPreconcurrency else { return false }
    return !isolation(ofAccessTo: ref, from: ref.file).isolation.isNonisolated
  }

  /// Whether the project declares something in another module than that of a file.
  public func isOfOtherModule(_ ref: DeclRef, than file: FileID) -> Bool {
    !ref.isOfSDK && !isSameModule(ref.file, file)
  }
}

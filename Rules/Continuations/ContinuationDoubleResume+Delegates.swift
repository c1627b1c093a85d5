import LintKit

// Continuations in a property, which a delegate's method resumes each time that it is called.

extension ContinuationDoubleResume {
  static func checkStored(_ continuation: OwedLocal, of call: FunctionCallExpr, in pass: Pass) {
    guard let property = continuation.storingProperty, let type = pass.type(around: call.node),
      let owner = pass.index.extendedNominal(type),
      let stored = pass.index.property(named: property.name, of: owner),
      pass.index.property(stored).flags.contains(.isFilePrivate),
      let resume = pass.repeatedResume(of: property, in: owner)
    else { return }
    pass.report(
      at: call.calleeRange, .repeated(property.identifierText), notes: [pass.note(Message.inCallback, at: resume)])
  }
}

extension Pass {
  /// Where such a method of a type resumes what a property holds, without an end to the calls or a second value for the
  /// property.
  fileprivate func repeatedResume(of property: TokenCursor, in owner: DeclRef) -> Range<UInt32>? {
    for node in referencesByName.of([property.name]) {
      guard let resume = node.asResumedValue, case .function(let method)? = resume.node.enclosingFunctionLike,
        !method.node.limitsItsRuns, let label = method.secondLabel,
        SDKTrait.startsOfRepetition(label: label).contains(where: { delegate, starts in
          index.inherits(owner, fromSDK: delegate).isYes && !referencesByName.of(starts).isEmpty
        }), type(around: method.node).flatMap({ index.extendedNominal($0) }) == owner
      else { continue }
      return resume.calleeRange
    }
    return nil
  }
}

extension FunctionDecl {
  fileprivate var secondLabel: String? {
    var parameters = parameters.makeIterator()
    guard parameters.next() != nil else { return nil }
    return parameters.next()?.label?.text
  }
}

extension Node {
  /// The call `property.resume(…)` or `property?.resume(…)`.
  fileprivate var asResumedValue: FunctionCallExpr? {
    var value = self
    while let parent = value.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr {
      value = parent
    }
    guard value.role == .base, let access = value.parent.flatMap({ MemberAccessExpr($0) }), access.name == .resume,
      access.node.role == .callee
    else { return nil }
    return access.node.parent.flatMap { FunctionCallExpr($0) }
  }
}

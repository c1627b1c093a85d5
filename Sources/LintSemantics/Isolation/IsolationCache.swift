/// What was asked about isolation and answered.
final class IsolationCache: Sendable {
  let declarations = Memo<DeclRef, IsolationAnswer>()
  let contexts = Memo<BodyRef, IsolationAnswer>()
  /// By what states the conformances, and by name.
  let requirements = Memo<DeclRef, [String: [StatedRequirement]]>()
  let reaches = Memo<DeclRef, SupertypeReach>()
  let cycles = Memo<DeclRef, Bool>()
  let sources = Memo<DeclRef, [DeclRef]>()
  let conformances = Memo<DeclRef, [OwnConformance]>()
}

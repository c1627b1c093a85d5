
/// What was asked and answered, by declaration and by stretch of code. An answer is a function of the frozen index, so it does
/// not matter who finds it first.
final class IsolationCache: Sendable {
  private let declarations = Locked<[DeclRef: IsolationAnswer]>([:])
  private let contexts = Locked<[BodyRef: IsolationAnswer]>([:])
  private let requirements = Locked<[DeclRef: [String: [StatedRequirement]]]>([:])
  private let reaches = Locked<[DeclRef: SupertypeReach]>([:])
  private let cycles = Locked<[DeclRef: Bool]>([:])
  private let sources = Locked<[DeclRef: [DeclRef]]>([:])
  private let conformances = Locked<[DeclRef: [OwnConformance]]>([:])

  // Nothing is computed under a lock: two threads may do the same work, but none waits for another's.

  func answer(for ref: DeclRef, make: () -> IsolationAnswer) -> IsolationAnswer {
    if let found = declarations.withLock({ $0[ref] }) { return found }
    let made = make()
    declarations.withLock { $0[ref] = made }
    return made
  }

  func answer(for ref: BodyRef, make: () -> IsolationAnswer) -> IsolationAnswer {
    if let found = contexts.withLock({ $0[ref] }) { return found }
    let made = make()
    contexts.withLock { $0[ref] = made }
    return made
  }

  func requirements(statedBy ref: DeclRef, make: () -> [String: [StatedRequirement]]) -> [String: [StatedRequirement]] {
    if let found = requirements.withLock({ $0[ref] }) { return found }
    let made = make()
    requirements.withLock { $0[ref] = made }
    return made
  }

  func reach(of ref: DeclRef, make: () -> SupertypeReach) -> SupertypeReach {
    if let found = reaches.withLock({ $0[ref] }) { return found }
    let made = make()
    reaches.withLock { $0[ref] = made }
    return made
  }

  func conformances(of ref: DeclRef, make: () -> [OwnConformance]) -> [OwnConformance] {
    if let found = conformances.withLock({ $0[ref] }) { return found }
    let made = make()
    conformances.withLock { $0[ref] = made }
    return made
  }

  func hangsOnItself(_ ref: DeclRef, make: () -> Bool) -> Bool {
    if let found = cycles.withLock({ $0[ref] }) { return found }
    let made = make()
    cycles.withLock { $0[ref] = made }
    return made
  }

  func sources(of ref: DeclRef, make: () -> [DeclRef]) -> [DeclRef] {
    if let found = sources.withLock({ $0[ref] }) { return found }
    let made = make()
    sources.withLock { $0[ref] = made }
    return made
  }
}

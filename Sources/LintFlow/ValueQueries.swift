import LintSyntax

extension ControlFlow {
  /// Where the value that a use sees may have been given.
  public struct ReachingValues: Sendable {
    /// Declarations, assignments, and whatever may have changed a part.
    public var places: [Place] = []
    /// Whether it may also come from somewhere else: from the body around, or from a closure that assigns to the
    /// variable.
    public var isComplete = true
  }

  /// Where the value of a local that a use sees may have been given; `nil` if the use is not of a local, or of no code
  /// of this body, and if the ``FlowBudget`` is exhausted.
  public func valuesReaching(_ use: UseID) -> ReachingValues? {
    guard case .local(let definition) = names[use].resolution, names.budget.allowsQuestion() else { return nil }
    let uses = localEvents.uses(of: definition).filter { self[$0].payload == use.rawValue }
    if uses.isEmpty { return nil }
    let changes = places(aboutValueOf: definition).filter { gives(definition, self[$0]) != .no }
    let full = changes.filter { gives(definition, self[$0]) == .yes }
    var values = ReachingValues()
    let isChangedElsewhere = names.uses(of: definition).contains { names[$0].body != body && change(names[$0]) != .no }
    values.isComplete = isExact && names[definition].body == body && !isChangedElsewhere
    let search = Search(self, .possible, stops: full, goal: .before(uses)).backward()
    for change in changes {
      let isFull = gives(definition, self[change]) == .yes
      if isFull ? search.ends(at: change) : search.passes(change) { values.places.append(change) }
    }
    return values
  }

  /// Where a local is introduced or used, in the order of evaluation.
  private func places(aboutValueOf definition: DefinitionID) -> [Place] {
    (localEvents.introductions(of: definition) + localEvents.uses(of: definition)).sorted { $0.event < $1.event }
  }

  /// Whether an event gives a local another value; of a part or a method call, it is not known.
  private func gives(_ definition: DefinitionID, _ event: Event) -> Truth {
    if event.introduces(definition) { return event.isUncertain ? .unknown : .yes }
    guard event.kind == .use else { return .no }
    let use = names.uses[Int(event.payload)]
    guard use.resolution == .local(definition) else { return .no }
    return event.isUncertain ? change(use).and(.unknown) : change(use)
  }

  /// Whether a use of a local gives it another value; a method cannot do that to a constant.
  private func change(_ use: Use) -> Truth {
    guard case .local(let definition) = use.resolution else { return .no }
    return use.kind == .methodCall && names[definition].isConstant ? .no : use.isWrite
  }

  /// The cost of relating a use of a local to a question, in steps of a walk.
  private static let stepsForUse = 4

  /// Whether a local may be used after a point, before its declaration gives it a new value: by this body's code, or by
  /// a closure that is made there.
  ///
  /// - Parameter isMeant: which uses count; all where it is not given.
  public func mayUse(_ definition: DefinitionID, from origin: Origin, where isMeant: (Use) -> Bool = { _ in true })
    -> Truth
  {
    guard isExact, answersQuestions else { return .unknown }
    var goal = localEvents.uses(of: definition).filter { isMeant(names.uses[Int(self[$0].payload)]) }
    var children: Set<BodyID> = []
    for use in names.uses(of: definition) {
      names.budget.spend(Self.stepsForUse)
      guard isMeant(names[use]), let child = child(around: names[use].body), children.insert(child).inserted else {
        continue
      }
      goal += localEvents.making(of: child)
    }
    return hasPath(from: origin, to: .before(goal), avoiding: localEvents.introductions(of: definition))
  }

  /// The body directly inside of this one that is or contains another body; `nil` for those outside, and for this one.
  private func child(around inner: BodyID) -> BodyID? {
    guard inner != body, names.isBody(inner, inside: body) else { return nil }
    var current = inner
    while let parent = names[current].parent, parent != body { current = parent }
    return current
  }
}

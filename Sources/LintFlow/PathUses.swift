import LintSyntax

extension ControlFlow {
  /// A use of this body that is related to a path.
  public struct PathUse: Sendable {
    public let place: Place
    public let use: UseID
    /// How the path of the use relates to the one in question.
    public let relation: AccessPath.Relation
  }

  /// The cost of making a path and comparing it, in steps of a walk.
  private static let stepsForPath = 32

  /// The uses in this body of a path, of a part of it, or of a path that contains it, in the order of evaluation: where
  /// a value may be read that is written elsewhere. Uses of other paths are left out. None if the ``FlowBudget`` is
  /// exhausted.
  public func uses(of path: AccessPath) -> [PathUse] {
    guard names.budget.allowsQuestion() else { return [] }
    return usesByName.places(of: path.key).compactMap { place in
      let use = UseID(rawValue: self[place].payload)
      names.budget.spend(Self.stepsForPath)
      guard let other = AccessPath(of: use, in: names) else { return nil }
      let relation = other.relation(to: path)
      return relation == .different ? nil : PathUse(place: place, use: use, relation: relation)
    }
  }

  /// The calls of a name that are about a path: `path.unlock()`. None where the ``FlowBudget`` is exhausted.
  ///
  /// - Parameter subject: the path that a call is about; `nil` for calls that do not count.
  public func places(
    ofCallsNamed name: Name, about path: AccessPath, subject: (FunctionCallExpr) -> Node?
  ) -> [Place] {
    guard names.budget.allowsQuestion() else { return [] }
    return (callsByName[name] ?? []).filter { place in
      guard let call = FunctionCallExpr(node(at: place)), let subject = subject(call) else { return false }
      names.budget.spend(Self.stepsForPath)
      return AccessPath(subject, in: names).map { path.relation(to: $0) == .same } ?? false
    }
  }

  private var callsByName: [Name: [Place]] {
    if let known = known.callsByName { return known }
    var found: [Name: [Place]] = [:]
    for place in places(where: { $0.kind == .call }) {
      guard let name = FunctionCallExpr(node(at: place))?.calleeName else { continue }
      found[name, default: []].append(place)
    }
    known.callsByName = found
    return found
  }

  private var usesByName: PathUsesByName {
    if let known = known.usesByName { return known }
    let found = PathUsesByName(of: self)
    known.usesByName = found
    return found
  }
}

extension AccessPath {
  /// A key that is equal for paths that may be the same.
  enum Key: Hashable {
    /// `self`, or an element of it: it may be related to any member.
    case `self`
    case local(DefinitionID)
    case member(Name)
  }

  var key: Key {
    if case .local(let definition) = root { return .local(definition) }
    guard case .member(let first)? = steps.first else { return .`self` }
    return .member(first.name)
  }
}

/// The uses of one body by their first name, so that a question about a path visits few others.
struct PathUsesByName {
  /// Each in the order of evaluation.
  private var places: [AccessPath.Key: [ControlFlow.Place]] = [:]
  private var all: [ControlFlow.Place] = []

  init(of graph: ControlFlow) {
    all = graph.places { $0.kind == .use }
    for place in all {
      guard let path = AccessPath(of: UseID(rawValue: graph[place].payload), in: graph.names) else { continue }
      places[path.key, default: []].append(place)
    }
  }

  /// The places of uses that may be related to a path with this key, in the order of evaluation.
  func places(of key: AccessPath.Key) -> [ControlFlow.Place] {
    switch key {
    case .`self`: return all
    case .local: return places[key] ?? []
    case .member:
      let own = places[key] ?? []
      guard let whole = places[.`self`] else { return own }
      return (own + whole).sorted { $0.event < $1.event }
    }
  }
}

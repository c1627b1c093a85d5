import LintSyntax

extension ControlFlow {
  /// How a body is left.
  public struct Exits: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// By `return`, or at its end.
    public static let returns = Exits(rawValue: 1)
    /// By an error that nothing in it catches.
    public static let `throws` = Exits(rawValue: 2)
    public static let any: Exits = [.returns, .throws]
  }

  /// Where a path begins.
  public enum Origin: Sendable {
    case entry
    /// Right after these.
    case behind([Place])
  }

  /// Where a path ends.
  public enum Goal: Sendable {
    case exit(Exits)
    /// Right before these.
    case before([Place])
  }

  // MARK: Paths

  /// Whether another question is answered, rather than ``FlowBudget`` being exhausted.
  public var answersQuestions: Bool { names.budget.allowsQuestion() }

  /// Whether some path leads from one point to another without passing any of the places to avoid. Paths that need a
  /// condition to hold and not to hold count: conditions are not compared.
  public func hasPath(from origin: Origin, to goal: Goal, avoiding barriers: [Place] = []) -> Truth {
    answer { certainty in Search(self, certainty, stops: barriers, goal: goal).leads(from: origin) }
  }

  /// Whether every path from a point to an exit passes one of the places: `resume` before `return`, `unlock` after
  /// `lock`. Paths that end the program, or never end, do not count.
  public func everyPath(from origin: Origin, to exits: Exits = .any, comesBy places: [Place]) -> Truth {
    !hasPath(from: origin, to: .exit(exits), avoiding: places)
  }

  /// Whether a node may be evaluated again after it was, without the body being run again.
  ///
  /// - Parameter definition: and without this name being given a new value by its declaration, as one inside of the
  ///   loop is.
  public func mayRepeat(_ node: Node, keeping definition: DefinitionID? = nil) -> Truth {
    let places = places(of: node)
    if places.isEmpty { return .unknown }
    let renewals = definition.map { localEvents.introductions(of: $0) } ?? []
    return hasPath(from: .behind(places), to: .before(places), avoiding: renewals)
  }

  // MARK: Suspension

  /// Whether the task may be suspended on a path from one point to the next visit of another.
  ///
  /// - Parameter barriers: paths that pass these do not count: places where a value is read again.
  public func suspends(between origin: Origin, and goal: Goal, avoiding barriers: [Place] = []) -> Truth {
    answer { certainty in !suspensions(between: origin, and: goal, barriers, certainty).isEmpty }
  }

  /// Whether the task may have waited since the body was entered, before some evaluation of a node: also in a later
  /// iteration of a loop.
  public func mayHaveWaited(before node: Node) -> Bool {
    let places = places(of: node)
    // Only the arguments of an `await` that has not begun to wait are uncertain: after the whole of it, it has
    // suspended.
    if suspends(between: .entry, and: .before(places)).isYes { return true }
    return suspends(between: .behind(places), and: .before(places)).isYes
  }

  /// The suspension points on paths from one point to the next visit of another, including uncertain ones; none if the
  /// ``FlowBudget`` is exhausted.
  public func suspensions(between origin: Origin, and goal: Goal, avoiding barriers: [Place] = []) -> [Place] {
    suspensions(between: origin, and: goal, barriers, .possible)
  }

  /// The places that some path passes before the task has certainly been suspended.
  public var placesBeforeSuspension: [Place] {
    if let known = known.placesBeforeSuspension { return known }
    guard isExact else { return [] }
    let suspensions = places { $0.kind == .suspend }
    let search = Search(self, .possible, stops: suspensions, goal: .exit(.any)).forward(from: .entry)
    let found = places { _ in true }.filter { search.passes($0) }
    known.placesBeforeSuspension = found
    return found
  }

  private func suspensions(between origin: Origin, and goal: Goal, _ barriers: [Place], _ certainty: Certainty)
    -> [Place]
  {
    guard names.budget.allowsQuestion() else { return [] }
    var stops = barriers
    if case .before(let places) = goal { stops += places }
    let there = Search(self, certainty, stops: stops, goal: goal).forward(from: origin)
    if case .behind(let places) = origin { stops = barriers + places } else { stops = barriers }
    let back = Search(self, certainty, stops: stops, goal: goal).backward()
    return places { $0.kind == .suspend && (certainty == .possible || !$0.isUncertain) }
      .filter { there.passes($0) && back.passes($0) }
  }

  // MARK: Certainty

  /// Which paths a search takes.
  enum Certainty {
    /// All that there are in any configuration.
    case possible
    /// Those that are there in every one.
    case certain
  }

  func answer(_ search: (Certainty) -> Bool) -> Truth {
    if !isExact || !names.budget.allowsQuestion() { return .unknown }
    if !search(.possible) { return .no }
    return search(.certain) ? .yes : .unknown
  }
}

extension Event {
  /// Whether the definition's own value is given here.
  func introduces(_ definition: DefinitionID) -> Bool {
    (kind == .define || kind == .declare) && payload == definition.rawValue
  }
}

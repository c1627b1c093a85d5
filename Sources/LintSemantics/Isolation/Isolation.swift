/// Where a declaration or a stretch of code runs.
public enum Isolation: Sendable, Hashable {
  /// On no actor: a synchronous function in its caller's domain, an asynchronous one on the global executor.
  case nonisolated
  /// `nonisolated(nonsending)`: on the caller's actor.
  case caller
  /// `@concurrent`: always on the global executor.
  case concurrent
  case mainActor
  /// Another global actor, by name.
  case global(String)
  /// An instance of an actor type, by name.
  case actor(String)
  /// The actor that a parameter of this name holds.
  case parameter(String)
  case unknown

  public var isKnown: Bool { self != .unknown }

  /// On no actor of its own.
  public var isNonisolated: Bool { self == .nonisolated || self == .caller || self == .concurrent }

  public var isOnActor: Bool { isKnown && !isNonisolated }

  public var isOnGlobalActor: Bool {
    switch self {
    case .mainActor, .global: true
    default: false
    }
  }

  /// For messages: `@MainActor`, `nonisolated`, `isolated to actor 'Cache'`.
  public var description: String {
    switch self {
    case .nonisolated: "nonisolated"
    case .caller: "nonisolated(nonsending)"
    case .concurrent: "@concurrent"
    case .mainActor: "@MainActor"
    case .global(let name): "@\(name)"
    case .actor(let name): "isolated to actor '\(name)'"
    case .parameter(let name): "isolated to parameter '\(name)'"
    case .unknown: "of unknown isolation"
    }
  }

  /// As in listings and fixtures: `actor` for the instance, `actor(NAME)` for a parameter.
  public var word: String {
    switch self {
    case .actor: "actor"
    case .parameter(let name): "actor(\(name))"
    case .unknown: "unknown"
    default: description
    }
  }

  static func globalActor(_ name: String) -> Isolation { name == "MainActor" ? .mainActor : .global(name) }
}

/// An isolation and why it holds.
public struct IsolationAnswer: Sendable, Hashable {
  /// A link of the chain: a fact and the place that states it.
  public struct Reason: Sendable, Hashable {
    public var text: String
    public var file: FileID?
    /// In bytes of the file.
    public var range: Range<UInt32>?
    /// The type that would decide, and that no source in reach declares.
    public var undeclared: String?

    public init(_ text: String, file: FileID? = nil, range: Range<UInt32>? = nil, undeclared: String? = nil) {
      self.text = text
      self.undeclared = undeclared
      // The interface of an SDK is not a file that can be opened.
      let isOfProject = file.map { $0 >= 0 } ?? false
      self.file = isOfProject ? file : nil
      self.range = isOfProject ? range : nil
    }
  }

  public var isolation: Isolation
  /// From the place that was asked about outward.
  public var reasons: [Reason]
  /// Whether it is specified, rather than only not contradicted: a declaration that is nonisolated because nothing
  /// isolates it passes nothing on to what overrides, witnesses or is nested in it.
  public private(set) var isSpecified = true
  /// Whether language mode 6 infers something else: from a property wrapper on a global actor, which isolates the type
  /// around before Swift 6 only (SE-0401), and for what overrides a member from Objective-C that states nothing.
  public internal(set) var differsInSwift6 = false
  /// Whether the compiler only warns about code that ignores it: stated by an SDK, or with `@preconcurrency`.
  public internal(set) var isPreconcurrency = false
  /// Whether it is the default of the target (SE-0466), which the compiler only warns about before language mode 6.
  public internal(set) var isTargetDefault = false

  public init(_ isolation: Isolation, _ reasons: [Reason]) {
    self.isolation = isolation
    self.reasons = reasons
  }

  init(_ isolation: Isolation, _ text: String, file: FileID? = nil, range: Range<UInt32>? = nil) {
    self.init(isolation, [Reason(text, file: file, range: range)])
  }

  init(_ isolation: Isolation, _ text: String, _ file: FileID, _ range: Range<UInt32>) {
    self.init(isolation, text, file: file, range: range)
  }

  /// Unknown, as it depends on a type that no source in reach declares.
  static func undeclared(_ name: String, _ text: String, _ file: FileID, _ range: Range<UInt32>) -> IsolationAnswer {
    IsolationAnswer(.unknown, [Reason(text, file: file, range: range, undeclared: name)])
  }

  /// Nonisolated, as nothing isolates it.
  static func unspecified(_ text: String, _ file: FileID, _ range: Range<UInt32>) -> IsolationAnswer {
    IsolationAnswer(.nonisolated, text, file, range).unspecified
  }

  var unspecified: IsolationAnswer {
    var answer = self
    answer.isSpecified = false
    return answer
  }

  func because(_ text: String, file: FileID? = nil, range: Range<UInt32>? = nil) -> IsolationAnswer {
    var answer = self
    answer.reasons.insert(Reason(text, file: file, range: range), at: 0)
    return answer
  }

  func with(_ isolation: Isolation) -> IsolationAnswer {
    var answer = self
    answer.isolation = isolation
    return answer
  }
}

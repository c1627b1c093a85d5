import LintSyntax

/// Interprets a manifest: the part of Swift that manifests are written in, over values that may be unknown.
///
/// It never guesses. If a condition is unknown, both branches are run, and what they disagree on becomes unknown. What
/// it does not understand is unknown, and so is everything that a call it does not understand may have changed. The
/// number of steps and the depth are bounded, because a manifest may be any program.
final class ManifestEvaluator {
  /// Nothing further can be known: too many steps, or control flow that is not followed.
  struct GivenUp: Error {
    let offset: UInt32
  }

  /// How a statement ended.
  enum Completion: Equatable {
    case normal
    case returned(Value)
    case broken
    case continued
    /// `fatalError()`: whatever follows does not matter.
    case never
  }

  /// One or more ways a statement may have ended. With several, the evaluator's own state has no meaning.
  enum Outcome {
    case one(Completion)
    case several([Alternative])
  }

  struct Alternative {
    var state: ManifestState
    var completion: Completion
  }

  /// The environment variables that were taken to be unset, by where they are read.
  private(set) var environmentReads: [(name: String, offset: UInt32)] = []
  /// Whether some condition tests which tools build the package.
  var asksAboutTools = false
  var state = ManifestState()
  let declarations: ManifestDeclarations
  let columns: UnsafePointer<SyntaxColumns>
  let toolchain: ToolsVersion

  private var nextID = 1
  private var stepsLeft = 200_000
  private var depth = 0
  private static let maximumDepth = 200

  /// - Parameters:
  ///   - tree: must outlive the evaluator.
  ///   - toolchain: what `#if compiler(…)` asks about.
  init(_ tree: SyntaxTree, toolchain: ToolsVersion) {
    columns = tree.columns
    self.toolchain = toolchain
    declarations = ManifestDeclarations(SourceFile(unchecked: tree.root))
  }

  /// Runs the file's statements.
  ///
  /// - Returns: where evaluation was given up, in bytes from 0; everything that may have changed since is then unknown.
  func run(_ file: SourceFile) -> UInt32? {
    do {
      switch try execute(file.statements.map(\.self)[...]) {
      case .one: break
      case .several(let alternatives): state = Self.join(alternatives.map(\.state)) ?? state
      }
      return nil
    } catch {
      state.forgetEverything()
      return (error as? GivenUp)?.offset ?? 0
    }
  }

  // MARK: Bookkeeping

  func makeID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  /// The new object's number.
  func makeObject(_ typeName: String, _ fields: [String: Value], at offset: UInt32) -> Value {
    let id = makeID()
    state.objects[id] = ManifestState.Object(typeName: typeName, offset: offset, fields: fields)
    return .object(id)
  }

  func noteEnvironmentRead(_ name: Value, at node: Node) {
    environmentReads.append((name.string ?? "", node.range.lowerBound))
  }

  /// Counts a step one level deeper.
  func descending<Result>(_ node: Node, _ body: () throws -> Result) throws -> Result {
    stepsLeft -= 1
    depth += 1
    defer { depth -= 1 }
    if stepsLeft < 0 || depth > Self.maximumDepth { throw GivenUp(offset: node.range.lowerBound) }
    return try body()
  }

  /// The value, or `unknown` instead of one that is unreasonably large, because reading it is work, too.
  func bounded(_ value: Value) -> Value {
    var left = Self.largestValue
    value.count(&left)
    stepsLeft -= (Self.largestValue - left) / 16
    return left < 0 ? .unknown : value
  }

  /// In values and parts of values; eight bytes of a string count as one.
  private static let largestValue = 10_000

  /// Runs `body` with a scope of its own.
  func inScope<Result>(_ variables: ManifestState.Variables = [:], _ body: () throws -> Result) throws -> Result {
    state.scopes.append(ManifestState.Scope(id: makeID(), variables: variables))
    defer { state.scopes.removeLast() }
    return try body()
  }

  /// Runs `body` with the scopes up to one and a new one, as a function sees them.
  ///
  /// - Returns: the result, and the new scope's variables at the end.
  func inFunction<Result>(
    above index: Int, _ variables: ManifestState.Variables, _ body: () throws -> Result
  ) throws -> (Result, ManifestState.Variables) {
    let hidden = state.scopes[(index + 1)...]
    state.scopes.removeSubrange((index + 1)...)
    state.scopes.append(ManifestState.Scope(id: makeID(), variables: variables))
    defer {
      state.scopes.removeSubrange((index + 1)...)
      state.scopes += hidden
    }
    let result = try body()
    return (result, state.scopes[index + 1].variables)
  }

  // MARK: Unknown conditions

  static func join(_ states: [ManifestState]) -> ManifestState? {
    guard var joined = states.first else { return nil }
    for state in states.dropFirst() { joined = ManifestState.join(joined, state) }
    return joined
  }

  /// Runs each body from the same state, because one of them is what happens.
  func branch(_ bodies: [() throws -> Outcome]) throws -> Outcome {
    let start = state
    var ends: [Alternative] = []
    for body in bodies {
      state = start
      switch try body() {
      case .one(let completion): ends.append(Alternative(state: state, completion: completion))
      case .several(let alternatives): ends += alternatives
      }
    }
    return merge(ends)
  }

  /// Joins what ended in the same way.
  func merge(_ alternatives: [Alternative]) -> Outcome {
    var merged: [Alternative] = []
    for alternative in alternatives where alternative.completion != .never {
      if let place = merged.firstIndex(where: { $0.completion.isSameWay(as: alternative.completion) }) {
        merged[place].state = ManifestState.join(merged[place].state, alternative.state)
        if case .returned(let left) = merged[place].completion, case .returned(let right) = alternative.completion {
          merged[place].completion = .returned(Value.join(left, right))
        }
      } else {
        merged.append(alternative)
      }
    }
    guard let only = merged.first else { return .one(.never) }
    if merged.count > 1 { return .several(merged) }
    state = only.state
    return .one(only.completion)
  }

  /// The value of whichever body is meant.
  func branchValue(_ bodies: [() throws -> Value]) throws -> Value {
    let start = state
    var ends: [ManifestState] = []
    var result: Value?
    for body in bodies {
      state = start
      let value = try body()
      result = result.map { Value.join($0, value) } ?? value
      ends.append(state)
    }
    state = Self.join(ends) ?? start
    return result ?? .unknown
  }
}

extension ManifestEvaluator.Completion {
  fileprivate func isSameWay(as other: Self) -> Bool {
    switch (self, other) {
    case (.returned, .returned): true
    default: self == other
    }
  }
}

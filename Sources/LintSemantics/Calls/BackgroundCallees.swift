import LintFlow
import LintSyntax

/// Functions that call a closure argument off the actor that they were called on, although the closure's type is not
/// `@Sendable`. A closure passed to one is assumed to stay where it was made, and does not.
///
/// Made for a whole project on demand; few files have such functions.
struct BackgroundCallees: Sendable {
  struct Callee: Sendable {
    var ref: DeclRef
    /// Where the function calls the closure, in bytes of its file.
    var place: Range<UInt32>
  }

  private(set) var byName: [Name: [Callee]] = [:]
  /// For each file, whether one of those functions may be named there. Asked about all files, and fastest to compute
  /// for all at once.
  private(set) var mayBeNamed: [Bool] = []

  init(of index: ProjectIndex) {
    for (number, file) in index.files.enumerated() where !file.declared.closureKeepers.isEmpty {
      // Mode 6 does not compile such a function.
      if index.isTest(FileID(number)) || index.settings(of: FileID(number)).isSwift6.isYes { continue }
      let keeping = file.functionsKeepingClosure(as: FileID(number))
      // The file is parsed again for them, but only if its text has such a name.
      let hops = Self.hopSpellings.filter { file.names.contains($0.name) }.map(\.spelling)
      let candidates = file.withSource { source in
        keeping.filter { file.node($0.value.ref).mentions(anyOf: hops, in: source) }
      }
      if !candidates.isEmpty { add(candidates, in: FileID(number), index) }
    }
    let names = NameQuery(byName.keys)
    mayBeNamed = index.nameFilters.map { $0.mayContain(anyOf: names) }
  }

  private static let hopSpellings =
    FileLists.hopNames.map { (name: $0, spelling: ByteSearch.Needle($0.rawValue)) }
    // On a queue that is made elsewhere in the file.
    + [(.DispatchQueue, ByteSearch.Needle(".async")), (.DispatchQueue, ByteSearch.Needle(".setEventHandler"))]

  /// Names of what a function does to leave the thread.
  private static let leaving: Set<Name> = Set(
    (FileLists.hopNames + [.async, .asyncAfter]).map { Name($0) } + [ClosureExpr.setEventHandler])

  /// - Parameter candidates: functions of the file, with the name of the closure that they keep.
  private mutating func add(
    _ candidates: [UInt32: (ref: DeclRef, parameter: Name)], in file: FileID, _ index: ProjectIndex
  ) {
    let tree = index.files[Int(file)].wholeTree()
    withExtendedLifetime(tree) {
      for node in tree.root.descendants(of: .functionDecl) {
        // Resolving names is expensive: only if something in the function leaves the thread.
        guard let candidate = candidates[node.mainToken.offset],
          node.tokens.contains(where: { Self.leaving.contains($0.name) }),
          let names = LocalNames(around: node)
        else { continue }
        let hidden = index.hiddenNames(in: file)
        for parameter in FunctionDecl(unchecked: node).parameters
        where parameter.internalName?.name == candidate.parameter {
          guard let definition = names.definition(at: parameter.node) else { continue }
          // Which values come on the main thread, and what the closure does with them, is not followed.
          if names.uses(of: definition).contains(where: {
            names[$0].kind == .call && isOnMain(names.node(of: $0), in: node, hidden)
          }) {
            continue
          }
          let call = names.uses(of: definition).first { use in
            names[use].kind == .call && isOffActor(names.node(of: use), in: names, candidate.ref, hidden, index)
          }
          guard let call else { continue }
          byName[index.function(candidate.ref).nameID, default: []].append(
            Callee(ref: candidate.ref, place: names.node(of: call).range))
        }
      }
    }
  }

  /// Whether an enclosing closure, up to the function, is for the main actor or its queue.
  private func isOnMain(_ node: Node, in function: Node, _ hidden: WellKnownNameSet) -> Bool {
    for ancestor in node.enclosingNodes {
      if ancestor == function { return false }
      guard let closure = ClosureExpr(ancestor) else { continue }
      let traits = ClosureTraits(of: closure, hidden: hidden)
      if traits.globalActor != .noName || traits.placement == .construct(.mainQueue)
        || traits.placement == .construct(.mainActorRun)
      {
        return true
      }
    }
    return false
  }

  /// Whether the nearest enclosing closure that switches isolation, up to the function, certainly runs on no actor.
  private func isOffActor(
    _ node: Node, in names: LocalNames, _ ref: DeclRef, _ hidden: WellKnownNameSet, _ index: ProjectIndex
  ) -> Bool {
    for ancestor in node.enclosingNodes {
      switch ancestor.kind {
      case .closureExpr: break
      case .functionDecl, .accessorDecl: return false
      // What an autoclosure does runs where the function wants it.
      case .functionCallExpr where index.mayTakeAutoclosure(FunctionCallExpr(unchecked: ancestor)): return false
      default: continue
      }
      if ClosureExpr(unchecked: ancestor).isGivenToBackground(in: names, of: ref, index) { return true }
      let traits = ClosureTraits(of: ClosureExpr(unchecked: ancestor), hidden: hidden)
      guard traits.globalActor == .noName, case .construct(let construct) = traits.placement else {
        if traits.placement == .calledInPlace { continue }
        return false
      }
      switch construct {
      case .passThrough: continue
      case .detachedTask: return true
      case .task: return index.isolation(ofFunction: ref).isolation == .nonisolated
      default: return false
      }
    }
    return false
  }
}

extension Node {
  /// Whether the text of a function, whose body an outline does not have, has one of some names.
  fileprivate func mentions(anyOf names: [ByteSearch.Needle], in source: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = UnsafeBufferPointer(rebasing: source[Int(range.lowerBound)..<Int(range.upperBound)])
    return names.contains { ByteSearch.contains($0, in: text) }
  }
}

extension Node {
  /// Whether a closure is an argument of `DispatchQueue.global().async` or `URLSession.shared.dataTask`.
  var isGivenToBackground: Bool {
    guard let call = callOfArgument, let base = call.calleeBase else { return false }
    switch call.calleeName {
    case .async?, .asyncAfter?: return base.mentions(.DispatchQueue) && base.mentions(.global)
    case .dataTask?: return base.mentions(.URLSession) && base.lastName == .shared
    default: return false
    }
  }
}

extension ClosureExpr {
  fileprivate static let setEventHandler = Name(spelling: "setEventHandler")

  /// The same for the queues of the project, and for the events of a source. They are in a function.
  fileprivate func isGivenToBackground(in names: LocalNames, of function: DeclRef, _ index: ProjectIndex) -> Bool {
    if node.isGivenToBackground { return true }
    guard let call = node.callOfArgument, let base = call.calleeBase else { return false }
    let owner = index.function(function).owner
    switch call.calleeName {
    case .async?, .asyncAfter?:
      return index.isBackgroundQueue(base, in: names, memberOf: owner, of: function.file)
    case Self.setEventHandler?:
      return index.isBackgroundSource(base, in: names, memberOf: owner, of: function.file)
    default: return false
    }
  }
}

extension FileOutline {
  /// See ``FileLists/closureKeepers``, by the place of their names.
  fileprivate func functionsKeepingClosure(as file: FileID) -> [UInt32: (ref: DeclRef, parameter: Name)] {
    var found: [UInt32: (ref: DeclRef, parameter: Name)] = [:]
    for keeper in declared.closureKeepers {
      let node = Node(columns: tree.columns, id: keeper.node)
      found[node.mainToken.offset] = (DeclRef(file, node), keeper.parameter)
    }
    return found
  }
}

extension FunctionDecl {
  /// The only parameter that is a plain closure which may be kept, of a function that may call it at any time.
  var keptClosure: Name? {
    if node.flags.contains(.async) || !node.hasDescendant(of: .functionType) { return nil }
    var kept: Name?
    for parameter in parameters {
      let type = Parameter(parameter).type
      guard let traits = type.functionTraits else { continue }
      guard kept == nil, traits.isEscaping || type.form == .optional, !traits.isSendable, !traits.isSending,
        !traits.isAsync,
        traits.globalActor == .noName, let name = parameter.internalName
      else { return nil }
      kept = name.name
    }
    return kept
  }
}

extension Node {
  fileprivate func hasDescendant(of kind: NodeKind) -> Bool {
    var found = descendants(of: kind)
    return found.next() != nil
  }
}

extension ProjectIndex {
  /// Whether a function of the name of a call has a parameter that is an autoclosure.
  fileprivate func mayTakeAutoclosure(_ call: FunctionCallExpr) -> Bool {
    call.calleeName.map { name in
      functions(named: name).contains { function($0).parameters.contains(where: \.isSynchronousAutoclosure) }
    } ?? false
  }

  private var backgroundCallees: BackgroundCallees { callAnswers.backgroundCallees { BackgroundCallees(of: self) } }

  /// Whether code of a file may pass a closure to a function of the project that calls it off the caller's actor.
  public func mayPassToBackground(_ file: FileID) -> Bool { backgroundCallees.mayBeNamed[Int(file)] }

  /// Whether some function of the name accepts closures from code of the project, see ``mayPassToBackground(_:)``.
  public func hasBackgroundCallee(named name: Name) -> Bool { backgroundCallees.byName[name] != nil }

  /// The function that a call is certainly of, if it calls its closure argument off the caller's actor, and where it
  /// does, in bytes of its file.
  public func backgroundCallee(of ref: BodyRef) -> (function: DeclRef, place: Range<UInt32>)? {
    let call = call(ref)
    guard let known = backgroundCallees.byName[call.name] else { return nil }
    let rivals = functions(named: call.name).filter { mayBe($0, calledBy: ref) }
    guard rivals.count == 1, let callee = known.first(where: { $0.ref == rivals[0] }) else { return nil }
    return (callee.ref, callee.place)
  }
}

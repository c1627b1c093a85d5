import LintFlow
import LintSyntax

/// What a text does not say about where its code runs: the isolation of a declaration or closure that does not state
/// it, or where a call that is awaited goes.
public struct IsolationHint: Sendable {
  public enum Place: Sendable {
    /// Before the modifiers and the keyword of a declaration.
    case declaration
    /// After the brace of a closure.
    case closure
    /// After an `await`.
    case suspension
  }

  public let place: Place
  /// In bytes.
  public let offset: UInt32
  /// Where the declaration or closure runs, or what is called. Always known.
  public let answer: IsolationAnswer
  /// Whether it differs from the isolation of the code around, and is not plain from the text.
  public let isBoundary: Bool
  /// Whether the attribute means the same if it is written there.
  public var canBeWritten = false
}

extension ProjectIndex {
  /// What is known of a part of a file and is not written there, in the order of places.
  public func isolationHints(in file: FileID, _ range: Range<UInt32>) -> [IsolationHint] {
    var hints: [IsolationHint] = []
    for node in files[Int(file)].tree.root.descendants {
      guard let hint = declarationHint(node, file, in: range) else { continue }
      // `var a = 1, b = 2` has one attribute for both.
      if hints.last?.offset != hint.offset { hints.append(hint) }
    }
    let tree = files[Int(file)].wholeTree()
    withExtendedLifetime(tree) {
      hints += closureHints(tree, file, in: range)
      hints += suspensionHints(tree, file, in: range)
    }
    return hints.sorted { $0.offset < $1.offset }
  }

  // MARK: Declarations

  private func declarationHint(_ node: Node, _ file: FileID, in range: Range<UInt32>) -> IsolationHint? {
    guard let place = node.placeOfIsolation, range.contains(place), let subject = isolationSubject(DeclRef(file, node)),
      isInferred(subject)
    else { return nil }
    let answer = isolation(of: subject.ref)
    switch answer.isolation {
    // What is in an actor is on it.
    case .unknown, .actor, .parameter: return nil
    default: break
    }
    return IsolationHint(
      place: .declaration, offset: place, answer: answer,
      isBoundary: answer.isolation.isOther(than: isolation(around: subject)),
      canBeWritten: subject.kind != .deinitializer && answer.isolation.isOnGlobalActor && !answer.isTargetDefault
        && !answer.isPreconcurrency && !answer.differsInSwift6)
  }

  private func isInferred(_ subject: IsolationSubject) -> Bool {
    switch subject.kind {
    case .type(.actor): return false
    case .property where subject.isLocal: return false
    // Without a word it is nonisolated, whatever its type is.
    case .deinitializer: return subject.flags.isDisjoint(with: [.isIsolated, .isNonisolated])
    default: return stated(by: subject) == nil && isolatedParameter(subject) == nil
    }
  }

  /// What a reader takes a declaration for that says nothing.
  private func isolation(around subject: IsolationSubject) -> Isolation {
    switch subject.scope {
    case .type(let owner):
      if let name = actorContext(owner) {
        // No type is on an instance.
        return subject.isType ? .nonisolated : .actor(name)
      }
      return (statedIsolation(ofScope: owner) ?? isolation(ofType: owner)).isolation
    case .block: return contextAround(subject.ref).map { isolation(ofContext: $0).isolation } ?? .unknown
    case .file:
      let isDefault = settings(of: subject.file).defaultsToMainActor
      return isDefault.isUnknown ? .unknown : isDefault.isYes ? .mainActor : .nonisolated
    }
  }

  // MARK: Closures

  private func closureHints(_ tree: SyntaxTree, _ file: FileID, in range: Range<UInt32>) -> [IsolationHint] {
    var hints: [IsolationHint] = []
    for (number, context) in bodies(of: file, tree: tree).contexts.enumerated() {
      guard case .closure(let traits) = context.kind, !traits.statesIsolation else { continue }
      let place = Node(columns: tree.columns, id: context.node).mainToken.end
      guard range.contains(place) else { continue }
      let answer = isolation(ofContext: BodyRef(file: file, id: RecordID(number)))
      guard answer.isolation.isKnown else { continue }
      let around = isolation(ofContext: BodyRef(file: file, id: context.parent)).isolation
      hints.append(
        IsolationHint(
          place: .closure, offset: place, answer: answer,
          isBoundary: !traits.namesMainActor && answer.isolation.isOther(than: around)))
    }
    return hints
  }

  // MARK: Suspensions

  private func suspensionHints(_ tree: SyntaxTree, _ file: FileID, in range: Range<UInt32>) -> [IsolationHint] {
    let bodies = bodies(of: file, tree: tree)
    let typer = ExpressionTyper(types: TypeIndex(self), file: file)
    var hints: [IsolationHint] = []
    var known: [UInt32: Set<Isolation>] = [:]
    for node in tree.root.descendants where node.kind == .functionCallExpr || node.kind == .memberAccessExpr {
      guard let keyword = node.awaitAround?.firstToken, range.contains(keyword.end),
        let member = typer.memberUsed(by: node), let context = bodies.context(around: node)
      else { continue }
      let target =
        member.kind == .property
        ? isolation(ofAccessTo: member.ref, from: file) : isolation(ofFunction: member.ref)
      let isLeft = isolation(ofContext: BodyRef(file: file, id: context)).isolation.isLeft(
        entering: target.isolation, isAsync: isolationSubject(member.ref)?.isAsync ?? false,
        isSameInstance: node.isOnSelf ? .yes : .unknown)
      // That an SDK's function leaves the actor is no news.
      guard isLeft.isYes, target.isolation.isOnActor || !member.ref.isOfSDK,
        known[keyword.offset, default: []].insert(target.isolation).inserted
      else { continue }
      hints.append(IsolationHint(place: .suspension, offset: keyword.end, answer: target, isBoundary: true))
    }
    return hints
  }
}

extension ExpressionTyper {
  /// The function that a call calls, or the property that an access reads; `nil` if that is not known.
  fileprivate func memberUsed(by node: Node) -> MeantMember? {
    if let call = FunctionCallExpr(node) { return member(calledBy: call) }
    guard node.role != .callee, let access = Expr(node) else { return nil }
    let members = members(meantBy: access)
    return members.count == 1 && members[0].kind == .property ? members[0] : nil
  }
}

extension Isolation {
  /// Whether both are known, and code of one is not on the actor of the other.
  fileprivate func isOther(than around: Isolation) -> Bool {
    isKnown && around.isKnown && self != around && !(isNonisolated && around.isNonisolated)
  }
}

extension ClosureTraits {
  /// Whether the closure itself says where it runs.
  fileprivate var statesIsolation: Bool { globalActor != .noName || isConcurrent || !isolatedParameter.isEmpty }

  /// Whether what it is passed to says that.
  fileprivate var namesMainActor: Bool {
    switch placement {
    case .construct(.mainActorRun), .construct(.assumeMainActor): true
    default: false
    }
  }
}

extension Node {
  /// How far up the `await` of an expression is looked for.
  private static let mostAncestors = 32

  /// The `await` that covers an expression in the same function or closure; `nil` for none that is near.
  fileprivate var awaitAround: Node? {
    for ancestor in ancestors.prefix(Self.mostAncestors) {
      switch ancestor.kind {
      case .awaitExpr: return ancestor
      case .closureExpr, .codeBlock, .memberBlock: return nil
      default: break
      }
    }
    return nil
  }

  /// Whether a call or access is one of `self`, written or not.
  fileprivate var isOnSelf: Bool {
    switch FunctionCallExpr(self)?.callee ?? Expr(self) {
    case .declReference: return true
    case .memberAccess(let access):
      guard case .declReference(let base)? = access.base else { return false }
      return base.name == .`self`
    default: return false
    }
  }

  /// Where an attribute of a declaration that has an isolation goes: after its other attributes.
  fileprivate var placeOfIsolation: UInt32? {
    let declaration = kind == .patternBinding ? parent : self
    switch declaration?.kind {
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .functionDecl, .initializerDecl, .deinitializerDecl,
      .subscriptDecl, .variableDecl:
      break
    default: return nil
    }
    guard let declaration else { return nil }
    var end: UInt32 = 0
    for attribute in declaration.children(.attribute) { end = attribute.range.upperBound }
    return declaration.tokens.first { $0.offset >= end }?.offset
  }
}

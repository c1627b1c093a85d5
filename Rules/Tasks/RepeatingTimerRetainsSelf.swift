import LintKit

/// A repeating timer, or a display link, that holds the object which is to stop it.
enum RepeatingTimerRetainsSelf: Rule {
  static let gate = Gate(
    anyOf: [.repeats, .selector], of: [.Timer],
    shape: { $0.contains(FunctionCallExpr.self) { $0.repeatsBlockOrTarget } })

  enum Exemption: String, RuleExemption {
    case support
    /// Other code than 'deinit' ends the timer.
    case invalidated
    /// The block, or the method of the target, ends its own timer.
    case endsItself
    /// A singleton is never to go away.
    case livesAsLongAsProcess
  }

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard call.repeatsBlockOrTarget, let owner = pass.object(around: call.node), pass.index.type(owner).kind == .class,
      call.targetsSelf || call.lastClosure.map({ pass.holdsSelf($0, of: owner) }) ?? false
    else { return }
    if pass.exempts(Exemption.support, pass.isSupportCode(call.node))
      || pass.exempts(Exemption.livesAsLongAsProcess, pass.livesAsLongAsProcess(owner))
      || pass.exempts(Exemption.endsItself, pass.endsItself(call))
    {
      return
    }
    let isEndedInDeinit: Bool
    switch pass.timerHandle(of: call) {
    case .handedOn: return pass.leaveUndecided(missing: .handedOn)
    case .discarded: isEndedInDeinit = false
    case .kept(let name):
      let ends = pass.invalidations(ofTimerNamed: name)
      if pass.exempts(Exemption.invalidated, ends.contains { $0.enclosing(DeinitializerDecl.self) == nil }) { return }
      // Whatever else in the project has the name may end the timer.
      if pass.mayBeInvalidated(name, ofTimerOf: owner) { return pass.leaveUndecided(missing: .otherFile) }
      isEndedInDeinit = !ends.isEmpty
    }
    let kind: Kept = call.isDisplayLink ? .displayLink : call.targetsSelf ? .target : .block
    pass.report(
      at: call.calleeRange, .holds(pass.index.type(owner).name, isEndedInDeinit: isEndedInDeinit, kind),
      fix: weakening(call, in: pass))
  }

  /// Captures `self` weakly; the timer ends when there is no object any more.
  private static func weakening(_ call: FunctionCallExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard let closure = call.lastClosure, closure.captures.isEmpty, let signature = closure.signature,
      let timer = signature.onlyParameter, let first = closure.node.child(.statement),
      !closure.node.descendants.contains(where: { $0.kind == .closureExpr })
    else { return nil }
    var fix = FixBuilder(in: pass)
    let name = timer.text == "_" ? "timer" : timer.identifierText
    fix.insert("[weak self] ", at: signature.node.firstToken.range.lowerBound)
    if timer.text == "_" { fix.replace(timer.range, with: name) }
    fix.insert("guard let self else { return \(name).invalidate() }", before: first)
    return fix.fix(.weaken, .unsafe)
  }
}

/// How a timer holds the object.
private enum Kept { case block, target, displayLink }

extension FunctionCallExpr {
  /// `CADisplayLink(target: …, selector: …)`
  fileprivate var isDisplayLink: Bool { calleeName == displayLink }

  /// `Timer.scheduledTimer(…, repeats: true)` or `Timer(…, repeats: true)`, with a block or the target `self`, or a
  /// display link with that target.
  fileprivate var repeatsBlockOrTarget: Bool {
    if isDisplayLink { return targetsSelf }
    guard calleeName == .Timer || calleeName == .scheduledTimer && calleeBase?.lastName == .Timer,
      case .booleanLiteral(let literal)? = argument(labeled: .repeats)?.expression, literal.node.mainToken.kind == .true
    else { return false }
    return targetsSelf || lastClosure != nil
  }

  fileprivate var targetsSelf: Bool {
    arguments.contains { argument in
      guard argument.label?.text == "target", case .declReference(let target)? = argument.expression else {
        return false
      }
      return target.isSelf
    }
  }
}

extension ClosureSignature {
  /// The name of the only parameter, in `name in`.
  fileprivate var onlyParameter: TokenCursor? {
    var names = shorthandParameters.makeIterator()
    guard let first = names.next(), names.next() == nil else { return nil }
    return first.nameToken
  }
}

extension Node {
  fileprivate var mentionsInvalidate: Bool { tokens.contains { $0.name == invalidate } }
}

private let invalidate = Name(spelling: "invalidate")
private let displayLink = Name(spelling: "CADisplayLink")

extension Pass {
  /// Whether what the timer calls mentions its end: its block, or the method of this file that a selector names.
  fileprivate func endsItself(_ call: FunctionCallExpr) -> Bool {
    if let block = call.lastClosure { return block.node.mentionsInvalidate }
    guard let selector = call.argument(labeled: .selector)?.node else { return false }
    let names = Set(selector.tokens.filter { $0.kind == .identifier }.map(\.name))
    return tree.root.descendants(of: .functionDecl).contains {
      names.contains($0.mainToken.name) && $0.mentionsInvalidate
    }
  }

  /// What becomes of a timer; one in a local that only a property gets is kept there.
  fileprivate func timerHandle(of call: FunctionCallExpr) -> TaskHandle {
    let handle = call.taskHandle
    guard case .kept = handle, let timer = local(holding: call) else { return handle }
    let stored = timer.mentions.filter { $0.isHandedOn && $0.member == nil && !$0.node.isAddedToRunLoop }
    if timer.mentions.contains(where: { $0.member == invalidate }) { return .handedOn }
    guard stored.count == 1, let place = stored.first?.node, place.role == .element,
      let assignment = place.parent.flatMap({ SequenceExpr($0) })
    else { return stored.isEmpty ? .discarded : .handedOn }
    var elements = assignment.elements
    guard case .operand(let target)? = elements.next(), case .assignment? = elements.next(),
      elements.next()?.node == place, elements.next() == nil, let name = target.propertyOfSelf
    else { return .handedOn }
    return .kept(name)
  }

  /// The calls of `name.invalidate()` in the file.
  fileprivate func invalidations(ofTimerNamed name: Name) -> [Node] {
    referencesByName.of([invalidate]).filter { node in
      guard let access = MemberAccessExpr(node), access.base?.withoutNameSuffixes.lastName == name else { return false }
      return node.role == .callee
    }
  }

  /// Whether code of other files may end the timer that a property holds, or this file does under another name.
  fileprivate func mayBeInvalidated(_ name: Name, ofTimerOf owner: DeclRef) -> Bool {
    if !referencesByName.of([name]).allSatisfy({ $0.isPlainUseOfTimer }) { return true }
    guard let property = index.property(named: name, of: owner), !isObserved(property) else { return true }
    return !index.property(property).flags.contains(.isFilePrivate) && index.mayMention(name, outside: [file])
  }
}

extension Expr {
  /// `name` or `self.name`
  fileprivate var propertyOfSelf: Name? {
    switch withoutNameSuffixes {
    case .declReference(let reference): reference.name
    case .memberAccess(let member):
      if case .declReference(let base)? = member.base?.withoutNameSuffixes, base.isSelf { member.name } else { nil }
    default: nil
    }
  }
}

extension Node {
  /// `RunLoop.main.add(timer, forMode: .common)`
  fileprivate var isAddedToRunLoop: Bool {
    guard let argument = parent, argument.role == .argument else { return false }
    let call = argument.parent.flatMap { FunctionCallExpr($0) }
    return call?.arguments.contains { $0.label?.text == "forMode" } ?? false
  }

  /// Whether a use of a timer only sets it, asks it something or adds it to a run loop, rather than handing it on.
  fileprivate var isPlainUseOfTimer: Bool {
    var value = self
    while let parent = value.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr {
      value = parent
    }
    if let argument = value.parent, argument.role == .argument { return value.isAddedToRunLoop }
    switch value.role {
    case .initializer, .value, .operand, .capture, .argument: return false
    default: return true
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func holds(_ type: String, isEndedInDeinit: Bool, _ kind: Kept) -> Message {
    let timer = kind == .displayLink ? "display link" : "timer"
    let problem =
      isEndedInDeinit
      ? "This \(timer) keeps '\(type)' alive, so the 'deinit' that invalidates it never runs."
      : "This \(timer) keeps '\(type)' alive, and nothing invalidates it."
    return switch kind {
    case .block: "\(problem) Capture '[weak self]', and invalidate the timer when 'self' is gone."
    case .target: "\(problem) Use a block with '[weak self]', and invalidate the timer when 'self' is gone."
    case .displayLink: "\(problem) Invalidate it when the view disappears, or use a target that holds 'self' weakly."
    }
  }

  fileprivate static let weaken: Message = "Capture 'self' weakly and end the timer without it"
}

extension MissingFact {
  fileprivate static let handedOn: MissingFact = "timer: what is done with it where it is passed to"
  fileprivate static let otherFile: MissingFact = "timer: whether other code invalidates it"
}

// MARK: - Info

extension RepeatingTimerRetainsSelf {
  static let info = RuleInfo(
    id: "repeating-timer-retains-self",
    family: .tasks,
    severity: .info,
    priority: .medium,
    summary: "Repeating timer or display link that retains self",
    why: """
      The run loop keeps the timer, the timer its block, and the block the object; a display link keeps its target. \
      The object is never released, its 'deinit' never runs, and the block goes on for as long as the process does: \
      once more for each screen that was ever opened.
      """,
    instead: """
      Capture '[weak self]' and invalidate the timer where 'self' is gone, or invalidate it in a method that is called \
      when the object is no longer needed, such as 'viewWillDisappear'.
      """,
    limits: """
      Timers with a block, or with 'self' as their target, and display links with that target. One that any code but \
      'deinit' invalidates is not reported. Silent in singletons and an app's delegate, which live as long as the \
      process.
      """,
    references: [],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "'self' is used in a way that a weak capture would change",
    examples: [
      .flagged(
        "invalidated in 'deinit'",
        """
        final class Clock {
          private var timer: Timer?
          func start() {
            timer = ↓Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
          }
          func tick() {}
          deinit { timer?.invalidate() }
        }
        """),
      .flagged(
        "kept nowhere",
        """
        final class Poller: NSObject {
          func start() {
            ↓Timer.scheduledTimer(timeInterval: 5, target: self, selector: #selector(poll), userInfo: nil, repeats: true)
            log()
          }
          @objc func poll() {}
        }
        """),
      .flagged(
        "a display link",
        """
        final class Field: NSObject {
          private var link: CADisplayLink?
          func start() {
            let link = ↓CADisplayLink(target: self, selector: #selector(step))
            link.add(to: .main, forMode: .common)
            self.link = link
          }
          @objc func step() {}
          deinit { link?.invalidate() }
        }
        """),
      .notFlagged(
        "weak",
        """
        final class Clock {
          private var timer: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
          }
          func tick() {}
          deinit { timer?.invalidate() }
        }
        """),
      .notFlagged(
        "invalidated by a method",
        """
        final class Clock {
          private var timer: Timer?
          func start() {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
          }
          func stop() { timer?.invalidate() }
          func tick() {}
        }
        """),
      .notFlagged(
        "once",
        """
        final class Clock {
          func start() {
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }
            log()
          }
          func tick() {}
        }
        """),
      .fixed(
        "weak, and ended without the object",
        before: """
          import Foundation
          final class Clock {
            private var timer: Timer?
            func start() {
              timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() }
            }
            func tick() {}
            deinit { timer?.invalidate() }
          }
          """,
        after: """
          import Foundation
          final class Clock {
            private var timer: Timer?
            func start() {
              timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in guard let self else { return timer.invalidate() }; self.tick() }
            }
            func tick() {}
            deinit { timer?.invalidate() }
          }
          """, applicability: .unsafe)
    ])
}

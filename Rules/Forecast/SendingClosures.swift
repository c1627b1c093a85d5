import LintKit

/// Closures on a global actor in code that is not: what they capture is sent there.
extension ForecastSending {
  static func checkCaptures(_ closure: ClosureExpr, in pass: Pass) {
    guard let captures = ClosureCaptures(of: closure.node, in: pass), let around = closure.node.parent else { return }
    let isolation = pass.index.isolation(ofContext: captures.context).isolation
    guard isolation.isOnGlobalActor, pass.isolation(around: around).isolation != isolation,
      pass.isForecast(closure.node)
    else { return }
    var isListSaid = false
    for capture in captures.all {
      guard let type = captures.type(of: capture) else {
        pass.leaveUndecided(missing: "type: of '\(capture.name)'")
        continue
      }
      switch pass.answer(type.sendability) {
      case .yes:
        if pass.isSharedVariable(capture, after: closure.node) {
          pass.leaveUndecided(missing: "flow: whether a captured variable is used again")
        }
        continue
      case .unknown:
        pass.leaveUndecided(missing: MissingFact("sendability: \(type.sendability.reasons.last ?? "")"))
        continue
      case .no: break
      }
      // What a local function captures is sent, too, wherever it uses that.
      switch capture.function == nil ? pass.owner(of: capture, around: closure.node) : .unknown {
      case .task, .actor: break
      case .fresh:
        switch pass.isUsed(capture.use, after: closure.node) {
        case .yes: break
        case .no: continue
        case .unknown:
          pass.leaveUndecided(missing: "flow: whether what is sent is used again")
          continue
        }
      case .unknown:
        pass.leaveUndecided(missing: "owner: who else has what the closure captures")
        continue
      }
      let causes = pass.causes(of: type.sendability, written: capture.writtenType)
      if let entry = closure.entry(of: capture), !entry.isWeak {
        if isListSaid { continue }
        isListSaid = true
        pass.report(at: closure.node.mainToken.range, .cannotBeSent, because: causes)
      } else {
        pass.report(
          at: capture.use.operation(in: pass), .sending(capture.name, or: type.shown), because: causes)
      }
    }
  }

  /// `async let value = model.load()`: the child task gets what the value is made of.
  static func checkAsyncLet(_ variable: VariableDecl, in pass: Pass) {
    guard variable.hasModifier(.async), let names = pass.localNames(around: variable.node) else { return }
    for binding in variable.bindings {
      guard let value = binding.initializer, pass.isForecast(binding.node) else { continue }
      var said: Set<String> = []
      for id in names.uses(inside: value.node) {
        let use = names.node(of: id)
        let isSelf: Bool
        switch names[id].resolution {
        case .selfParameter: isSelf = true
        case .local(let definition):
          if value.node.encloses(names.node(of: definition)) { continue }
          isSelf = false
        case .memberOrGlobal:
          guard let member = Expr(use), pass.members(meantBy: member).contains(where: { $0.isOfInstance }) else {
            continue
          }
          isSelf = true
        case .unknown: continue
        }
        guard let expression = Expr(use) else { continue }
        let type = pass.type(of: expression)
        let sendability =
          isSelf ? pass.sendabilityOfSelf(at: use) : pass.sendability(of: type, at: use)
        guard let sendability else { continue }
        switch pass.answer(sendability) {
        case .yes: continue
        case .unknown:
          pass.leaveUndecided(missing: "type: of what an 'async let' uses")
          continue
        case .no: break
        }
        let owner = isSelf ? pass.ownerRunning(use) : pass.owner(ofValueAt: use)
        let name = isSelf ? "self" : use.mainToken.identifierText
        if owner.isKept, said.insert(name).inserted {
          pass.report(
            at: use.mainToken.range, .sending(name, or: type.description), because: pass.causes(of: sendability))
        } else if !owner.isKept {
          pass.leaveUndecided(missing: "owner: who else has what an 'async let' uses")
        }
      }
    }
  }
}

extension ClosureExpr {
  /// The entry of the list that captures something, also where the `self` of a member is not written.
  fileprivate func entry(of capture: ClosureCaptures.Capture) -> ClosureCapture? {
    if capture.isSelf { return captures.first { $0.name == .`self` } }
    return capture.definition.flatMap { ClosureCapture($0) }.flatMap { $0.node.closureAround == node ? $0 : nil }
  }
}

extension Node {
  /// Where the compiler sees a captured value used: the method that is called on it, `=` of an assignment to a part of
  /// it, the `?` behind it, the call that it is an argument of.
  fileprivate func operation(in pass: Pass) -> Range<UInt32> {
    var place = mainToken.range
    var node = self
    while let parent = node.parent {
      switch parent.kind {
      case .memberAccessExpr where node.role == .base:
        guard let name = MemberAccessExpr(unchecked: parent).nameToken else { return place }
        if parent.role == .callee, node == self { return isObject(in: pass) ? name.range : place }
        if parent.role == .callee { return name.range }
      case .optionalChainingExpr, .forceUnwrapExpr: return parent.lastToken.range
      case .functionCallExpr where node.role == .callee && node == self: return parent.lastToken.range
      case .labeledExpr:
        // One that becomes an `Any` first is used where it is written.
        guard node == self, let call = parent.parent.flatMap({ FunctionCallExpr($0) }), let callee = call.callee,
          let value = Expr(node), pass.contextualType(of: value) == pass.type(of: value)
        else { return place }
        return callee.node.firstToken.range
      case .sequenceExpr:
        if let assignment = parent.assignment(to: node) { return assignment.range }
        return place
      default: return place
      }
      node = parent
      if place == mainToken.range, let name = MemberAccessExpr(node)?.nameToken { place = name.range }
    }
    return place
  }

  private func isObject(in pass: Pass) -> Bool {
    guard let expression = Expr(self), case .nominal(let type) = pass.type(of: expression) else { return true }
    return type.declaration.map { pass.index.type($0).kind == .class } ?? true
  }

  /// `=` behind an operand of a sequence.
  private func assignment(to operand: Node) -> TokenCursor? {
    var isBefore = false
    for element in children(.element) {
      if isBefore, element.kind == .assignmentExpr { return element.mainToken }
      isBefore = element == operand
    }
    return nil
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  static let cannotBeSent: Message = "task or actor-isolated value cannot be sent."
}

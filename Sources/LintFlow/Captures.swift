import LintSyntax

/// What a closure, a local function or a child task takes from the code around it.
public struct FlowCapture: Sendable {
  public enum Mode: Sendable {
    /// The variable itself: both sides see what the other writes.
    case reference
    /// The value that it has when the closure is made.
    case copy
    case weak
    case unowned
  }

  /// A local of the code around, or `self`; `unknown` for an entry of a capture list that is no single name.
  public let what: Resolution
  public let mode: Mode
  /// The id of the first use, or of the entry of the capture list.
  public let node: UInt32
}

extension LocalNames {
  /// What a body captures, each once: the entries of its capture list, then what it uses without one, in source order.
  /// An implicit use of `self` is not known here; see ``capturesSelf(_:)``.
  public func captures(of body: BodyID) -> [FlowCapture] {
    var captures: [FlowCapture] = []
    let node = node(of: body)
    if self[body].kind == .closure {
      for entry in ClosureExpr(unchecked: node).captures {
        let value = entry.node.child(.initializer)
        let what = value.flatMap { use(at: $0) }.map { self[$0].resolution } ?? .unknown
        let mode: FlowCapture.Mode = entry.isWeak ? .weak : entry.isUnowned ? .unowned : .copy
        captures.append(FlowCapture(what: what, mode: mode, node: entry.node.id))
      }
    }
    var seen: Set<Resolution> = []
    for use in usesInside(body) where isCaptured(use.resolution, by: body) && seen.insert(use.resolution).inserted {
      captures.append(FlowCapture(what: use.resolution, mode: .reference, node: use.node))
    }
    return captures
  }

  /// Whether a body refers to the `self` of the method around it: by name, or perhaps by a name that is a member's. A
  /// capture list with `self` does not count, nor do uses of that copy.
  public func capturesSelf(_ body: BodyID) -> Truth {
    var answer = Truth.no
    for use in usesInside(body) {
      switch use.resolution {
      case .selfParameter: return .yes
      case .memberOrGlobal, .unknown:
        // Types and operators are no members of `self`.
        let token = Node(columns: item.columns, id: use.node).mainToken
        if token.kind == .identifier, !token.beginsUppercase { answer = .unknown }
      case .local: break
      }
    }
    return answer
  }

  /// `[name = value.name]`: whether the entry of a capture list reads a part of what it names; the value itself stays
  /// outside.
  public func isReadInCaptureList(_ use: UseID) -> Bool {
    guard self[use].hasPath else { return false }
    for ancestor in self.node(of: use).enclosingNodes {
      if ancestor.kind == .closureCapture { return true }
      if ancestor.kind == .closureExpr || ancestor.kind == .codeBlock { return false }
    }
    return false
  }

  private func isCaptured(_ resolution: Resolution, by body: BodyID) -> Bool {
    switch resolution {
    case .local(let definition):
      switch self[definition].kind {
      case .type, .genericParameter: return false
      default: return !isBody(self[definition].body, inside: body)
      }
    case .selfParameter: return true
    case .memberOrGlobal, .unknown: return false
    }
  }

  /// The uses in a body and the bodies in it, in source order.
  private func usesInside(_ body: BodyID) -> [Use] {
    let node = node(of: body)
    var found: [Use] = []
    for use in uses[Int(firstUse(from: node.id))...] {
      if use.node >= node.subtreeEnd { break }
      if isBody(use.body, inside: body) { found.append(use) }
    }
    return found
  }
}

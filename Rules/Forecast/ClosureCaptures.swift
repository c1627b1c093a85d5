import LintKit

/// What a closure uses of the code around it, each name once.
struct ClosureCaptures {
  struct Capture {
    /// The first use of the name inside of the closure.
    let use: Node
    let name: String
    /// Where the name is introduced: what is around it is outside of the closure. Nil for `self`.
    let definition: Node?

    var isSelf: Bool { definition == nil }

    /// The type that is written where the name is introduced.
    var writtenType: TypeRef? {
      for node in [definition].compactMap({ $0 }) + (definition.map { Array($0.ancestors.prefix(2)) } ?? []) {
        if let parameter = FunctionParameter(node) { return parameter.type }
        if let binding = PatternBinding(node) { return binding.type }
      }
      return nil
    }
  }

  let closure: Node
  let context: BodyRef
  private let names: LocalNames
  private let pass: Pass

  /// `nil` for a closure that is no part of a function or an initial value.
  init?(of closure: Node, in pass: Pass) {
    guard let context = pass.context(around: closure), let names = pass.localNames(around: closure) else { return nil }
    self.closure = closure
    self.context = context
    self.names = names
    self.pass = pass
  }

  /// The closures around, the nearest first, as far as the function reaches.
  var closuresAround: [Node] {
    closure.ancestors.prefix { $0.id > names.item.id }.filter { $0.kind == .closureExpr }
  }

  /// In the order of their first uses. What has been marked `nonisolated(unsafe)` is left out.
  var all: [Capture] {
    var seen: Set<String> = []
    var found: [Capture] = []
    let isSelfShareable = pass.isSelfShareable(at: closure)
    let captures = ClosureExpr(unchecked: closure).captures.map(\.node)
    let list = (captures.first?.id ?? 0)..<(captures.last?.subtreeEnd ?? 0)
    for id in names.uses(inside: closure) {
      let use = names[id]
      if list.contains(use.node) { continue }
      let node = names.node(of: id)
      if !isSelfShareable.isYes, !seen.contains("self"), isMemberOfSelf(node, use) {
        seen.insert("self")
        found.append(Capture(use: node, name: "self", definition: nil))
        continue
      }
      guard let capture = capture(node, use), seen.insert(capture.name).inserted else { continue }
      found.append(capture)
    }
    return found
  }

  /// Whether a name is that of a member of `self`, which is not written.
  private func isMemberOfSelf(_ node: Node, _ use: Use) -> Bool {
    guard use.resolution == .memberOrGlobal, let reference = DeclReferenceExpr(node) else { return false }
    return pass.members(meantBy: .declReference(reference)).contains { $0.isOfInstance }
  }

  private func capture(_ node: Node, _ use: Use) -> Capture? {
    switch use.resolution {
    case .selfParameter: return Capture(use: node, name: "self", definition: nil)
    case .local(let id):
      let definition = names[id]
      let introduced = names.node(of: id)
      switch definition.kind {
      case .function, .type, .genericParameter: return nil
      // An entry of the closure's own list is introduced by the code around.
      case .capture: if closure.encloses(introduced), introduced.closureAround != closure { return nil }
      default: if closure.encloses(introduced) { return nil }
      }
      if introduced.isMarkedUnsafe { return nil }
      return Capture(use: node, name: node.nameOfUse.identifierText, definition: introduced)
    case .memberOrGlobal, .unknown: return nil
    }
  }

  /// Where the code runs that introduces the name.
  func isolation(ofOwnerOf capture: Capture) -> Isolation {
    pass.isolation(around: capture.definition ?? names.item).isolation
  }

  /// Whether a value may be shared, with its type as it is shown; `nil` where the type is not known.
  func type(of capture: Capture) -> (shown: String, sendability: Sendability)? {
    if capture.name == "self", let place = pass.type(around: closure), let type = pass.index.extendedNominal(place) {
      return (pass.index.type(type).name, pass.index.sendability(of: type))
    }
    guard let expression = Expr(capture.use) else { return typeUnwrapped(by: capture) }
    let type = pass.type(of: expression)
    if case .unknown = type { return nil }
    return (type.description, pass.sendability(of: type, at: capture.use))
  }
}

extension MeantMember {
  /// Whether it needs a `self`.
  var isOfInstance: Bool { isMember && !isStatic && kind != .initializer }
}

extension ClosureCaptures {
  /// The type of `value` of a condition `let value`: as of what it gives a name to, where that is used.
  private func typeUnwrapped(by capture: Capture) -> (shown: String, sendability: Sendability)? {
    guard let (names, definition) = pass.local(introducedBy: capture.use),
      let use = names.uses(of: definition).first(where: { _ in true }), let expression = Expr(names.node(of: use))
    else { return nil }
    let type = pass.type(of: expression)
    if case .unknown = type { return nil }
    return (type.description + "?", pass.sendability(of: type, at: capture.use))
  }
}

extension Node {
  /// The name of a use, also in the short form of an optional binding.
  var nameOfUse: TokenCursor { OptionalBindingCondition(self)?.nameToken ?? mainToken }

  func encloses(_ other: Node) -> Bool { other.id >= id && other.id < subtreeEnd }

  /// `nonisolated(unsafe) var x`
  fileprivate var isMarkedUnsafe: Bool {
    for ancestor in ancestors {
      if let variable = VariableDecl(ancestor) { return variable.hasModifier(.nonisolated) }
      if ancestor.kind == .codeBlock || ancestor.kind == .closureExpr { return false }
    }
    return false
  }
}

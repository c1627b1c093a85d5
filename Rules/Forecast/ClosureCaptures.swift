import LintKit

/// What a closure or another inner function uses of the code around it, each name once.
struct ClosureCaptures {
  struct Capture {
    /// The first use of the name inside of the function.
    let use: Node
    let name: String
    /// Where the name is introduced: what is around it is outside of the function. Nil for `self`.
    let definition: Node?

    var isSelf: Bool { definition == nil }

    /// The local function that is captured.
    var function: FunctionDecl? { definition.flatMap { FunctionDecl($0) } }

    /// The type that is written where the name is introduced.
    var writtenType: TypeRef? {
      for node in [definition].compactMap({ $0 }) + (definition.map { Array($0.ancestors.prefix(2)) } ?? []) {
        if let parameter = FunctionParameter(node) { return parameter.type }
        if let binding = PatternBinding(node) { return binding.type }
      }
      return nil
    }
  }

  let code: InnerFunction
  let context: BodyRef
  let names: LocalNames
  let pass: Pass

  init?(of closure: Node, in pass: Pass) { self.init(of: .closure(closure), in: pass) }

  /// `nil` for code that is no part of a function or an initial value.
  init?(of code: InnerFunction, in pass: Pass) {
    guard let context = pass.context(around: code.node), let names = pass.localNames(around: code.node) else {
      return nil
    }
    self.code = code
    self.context = context
    self.names = names
    self.pass = pass
  }

  /// In the order of their first uses. What has been marked `nonisolated(unsafe)` is left out.
  var all: [Capture] {
    var seen: Set<String> = []
    var found: [Capture] = []
    let isSelfShareable = pass.isSelfShareable(at: code.node)
    let captures = ClosureExpr(code.node)?.captures.map(\.node) ?? []
    let list = (captures.first?.id ?? 0)..<(captures.last?.subtreeEnd ?? 0)
    for id in names.uses(from: code.node, through: code.last) {
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
  func isMemberOfSelf(_ node: Node, _ use: Use) -> Bool {
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
      case .type, .genericParameter: return nil
      // An entry of the closure's own list is introduced by the code around.
      case .capture: if code.encloses(introduced), introduced.closureAround != code.node { return nil }
      default: if code.encloses(introduced) { return nil }
      }
      if introduced.isMarkedUnsafe { return nil }
      return Capture(use: node, name: node.nameOfUse.identifierText, definition: introduced)
    case .memberOrGlobal, .unknown: return nil
    }
  }

  /// Where the code runs that introduces a name; `nil` for that of `self`.
  func isolation(ofOwnerOf definition: Node?) -> Isolation {
    let place = definition.flatMap { $0.kind == .functionDecl ? $0.parent : $0 }
    return pass.isolation(around: place ?? names.item).isolation
  }

  /// Whether a value may be shared, with its type as it is shown; `nil` where the type is not known.
  func type(of capture: Capture) -> (shown: String, sendability: Sendability)? {
    if let function = capture.function { return type(of: function, usedAt: capture.use) }
    if capture.name == "self", let place = pass.type(around: code.node), let type = pass.index.extendedNominal(place) {
      return (pass.index.type(type).name, pass.index.sendability(of: type))
    }
    guard let expression = Expr(capture.use) else { return typeUnwrapped(by: capture) }
    let type = pass.type(of: expression)
    if case .unknown = type { return nil }
    return (type.description, pass.sendability(of: type, at: capture.use))
  }

  /// A local function may be shared where it says so.
  private func type(of function: FunctionDecl, usedAt use: Node) -> (shown: String, sendability: Sendability)? {
    guard let expression = Expr(use), case .function(var type) = pass.type(of: expression) else { return nil }
    type.isSendable = function.hasAttribute(.Sendable)
    return (SwiftType.function(type).description, pass.sendability(of: .function(type), at: use))
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
  var isMarkedUnsafe: Bool {
    for ancestor in ancestors {
      if let variable = VariableDecl(ancestor) { return variable.hasModifier(.nonisolated) }
      if ancestor.kind == .codeBlock || ancestor.kind == .closureExpr { return false }
    }
    return false
  }
}

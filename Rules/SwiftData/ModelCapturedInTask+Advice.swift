import LintKit

/// What to do about a model that a closure takes to another isolation.
enum CrossingAdvice {
  case fetch
  /// Of a model, only these values are read.
  case read([String])
  /// By the name of an array or a set.
  case map(String)
  case collectIdentifiers
  /// A computed property, which makes or fetches the model where it is read.
  case readGetter

  var isGetter: Bool { if case .readGetter = self { true } else { false } }

  /// - Parameter node: the model, as the closure names it.
  init(for node: Node, _ names: LocalNames, in boundary: Node, of pass: Pass) {
    self = .fetch
    guard let model = Expr(node), boundary.kind == .closureExpr else { return }
    let property = pass.property(namedAt: model.nameNode)?.0
    if let property, pass.index.property(property).isComputed {
      self = .readGetter
      return
    }
    let type = pass.type(of: model).unwrapped
    guard let declaration = type.ownDeclaration else {
      self = type.isSequenceOfModels(in: pass) ? .map(model.lastNameToken?.text ?? "") : .collectIdentifiers
      return
    }
    guard pass.index.type(declaration).kind == .class else { return }
    var members: [String] = []
    for use in names.uses(inside: boundary) {
      let other = names.node(of: use)
      guard names.isSame(use, as: model.nameNode, property, in: pass) else { continue }
      guard let name = pass.valueRead(of: other), pass.isValue(name, of: model) else { return }
      if !members.contains(name) { members.append(name) }
    }
    if !members.isEmpty, members.count < 4 { self = .read(members) }
  }

  /// For the first of several values.
  func shared(by count: Int) -> CrossingAdvice {
    if count == 1 { return self }
    switch self {
    case .map, .collectIdentifiers: return .collectIdentifiers
    case .fetch, .read, .readGetter: return .fetch
    }
  }

  var text: String {
    switch self {
    case .fetch: "Capture its persistentModelID and fetch the model inside."
    case .read(let names): "Read \(names.map { "'\($0)'" }.joined(separator: " and ")) before the closure."
    case .map(let name): "Capture '\(name).map(\\.persistentModelID)' and fetch inside, or capture values."
    case .collectIdentifiers: "Capture persistentModelIDs and fetch inside, or capture values."
    case .readGetter: "Read the values before the closure."
    }
  }
}

extension SwiftType {
  /// Whether its elements are models, rather than tuples or dictionaries with models in them.
  fileprivate func isSequenceOfModels(in pass: Pass) -> Bool {
    guard case .nominal(let nominal) = self, nominal.arguments.count == 1, let element = nominal.arguments.first,
      pass.index.isOfSDK(self, conformingTo: "Collection")
    else { return false }
    if case .tuple = element { return false }
    return element.ownDeclaration.map { pass.index.type($0).kind == .class } ?? true
  }
}

extension Pass {
  /// Whether a member of a model is a value, or its identifier: neither a model nor something with one in it.
  func isValue(_ name: String, of model: Expr) -> Bool {
    guard let type = type(of: model).unwrapped.ownDeclaration else { return false }
    guard let property = index.property(named: Name(spelling: name), of: type) else {
      return name == "persistentModelID" || name == "id"
    }
    return confinement(ofProperty: property) == .none
  }

  /// The member of a name that is read, as `name` of `model.name` and `self.model?.name`.
  fileprivate func valueRead(of node: Node) -> String? {
    var value = node
    if DeclReferenceExpr(node)?.isSelf == true { value = node.parent ?? node }
    while let parent = value.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr {
      value = parent
    }
    guard value.role == .base, let member = value.parent.flatMap({ MemberAccessExpr($0) }), member.node.role != .callee,
      !member.node.isStoredAnew
    else { return nil }
    return member.nameToken?.identifierText
  }
}

extension LocalNames {
  /// Whether a use means what a node does: the same local, or the same property.
  fileprivate func isSame(_ use: UseID, as node: Node, _ property: DeclRef?, in pass: Pass) -> Bool {
    if let property { return pass.property(namedAt: self.node(of: use))?.0 == property }
    return self.use(at: node).map { self[$0].resolution == self[use].resolution } ?? false
  }
}

extension Expr {
  /// The name that the expression begins with: `self` of `self.model`.
  var nameNode: Node {
    if case .memberAccess(let member) = self, let base = member.base { return base.node }
    return node
  }
}

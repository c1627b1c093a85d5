import LintText

/// A local that the code which sees it owes something: a continuation that must be resumed, a stream that must be
/// finished.
public struct OwedLocal {
  public let names: LocalNames
  public let definition: DefinitionID
  /// Every use, in source order.
  public let mentions: [Mention]
  private let mentionsByBody: [BodyID: [Mention]]

  /// A use of the local, and what is asked of it there.
  public struct Mention {
    /// The name itself.
    public let node: Node
    public let body: BodyID
    /// `member` of `local.member`.
    public let member: Name?
    /// The call of that member.
    public let call: FunctionCallExpr?
    /// `local.member = …`
    public let isAssignment: Bool

    /// Whether the local is handed on: passed, stored, captured by value. What happens to it then is not known.
    public var isHandedOn: Bool { call == nil && !isAssignment }
  }

  public init(_ definition: DefinitionID, of names: LocalNames) {
    self.names = names
    self.definition = definition
    mentions = names.uses(of: definition).map { Mention(names[$0], in: names) }
    mentionsByBody = Dictionary(grouping: mentions, by: \.body)
  }

  /// The only parameter of a closure, by name or as `$0`; `nil` where it has none or is ignored.
  public init?(parameterOf closure: ClosureExpr, in pass: Pass) {
    guard let names = pass.localNames(around: closure.node), let body = names.body(at: closure.node) else { return nil }
    for (number, definition) in names.definitions.enumerated() where definition.body == body {
      guard definition.kind == .closureParameter || definition.kind == .anonymousParameter else { continue }
      self.init(DefinitionID(rawValue: Int32(number)), of: names)
      return
    }
    return nil
  }

  /// As it is written; `$0` for a parameter without a name.
  public var name: String {
    if names[definition].kind == .anonymousParameter { return "$0" }
    return TokenCursor(columns: names.item.columns, index: names[definition].nameToken).identifierText
  }

  /// Whether the code hands the local on anywhere.
  public var isHandedOn: Bool { mentions.contains { $0.isHandedOn } }

  // MARK: Places in a graph

  /// The bodies directly inside of one that mention the local in their code, or in the code of a body in them.
  public func bodies(in parent: BodyID, mentioning isMeant: (Mention) -> Bool = { _ in true }) -> [BodyID] {
    var found: [BodyID] = []
    var known: Set<BodyID> = []
    for mention in mentions(inside: parent) where isMeant(mention) {
      if let child = child(of: parent, around: mention.body), known.insert(child).inserted { found.append(child) }
    }
    return found
  }

  /// The mentions in the code of a body and of those in it.
  private func mentions(inside body: BodyID) -> ArraySlice<Mention> {
    let node = names.node(of: body)
    return mentions[firstMention(from: node.id)..<firstMention(from: node.subtreeEnd)]
  }

  private func firstMention(from id: UInt32) -> Int {
    mentions.partitioningIndex { $0.node.id >= id }
  }

  private func child(of parent: BodyID, around body: BodyID) -> BodyID? {
    guard body != parent, names.isBody(body, inside: parent) else { return nil }
    var current = body
    while let outer = names[current].parent, outer != parent { current = outer }
    return current
  }

  /// Where a graph's own code mentions the local in such a way: the call of the member, or the use itself.
  public func places(in graph: ControlFlow, where isMeant: (Mention) -> Bool) -> [ControlFlow.Place] {
    mentionsByBody[graph.body, default: []].filter(isMeant).flatMap { graph.places(of: $0.call?.node ?? $0.node) }
  }
}

extension OwedLocal {
  /// The property of `self` that the code around stores the local in, where it does nothing else with it.
  public var storingProperty: TokenCursor? {
    guard mentions.count == 1, let value = mentions.first, value.isHandedOn, value.node.role == .element,
      let assignment = value.node.parent.flatMap({ SequenceExpr($0) })
    else { return nil }
    var elements = assignment.elements
    guard case .operand(let target)? = elements.next(), case .assignment? = elements.next() else { return nil }
    switch target.withoutNameSuffixes {
    case .memberAccess(let member):
      guard case .declReference(let base)? = member.base, base.isSelf else { return nil }
      return member.nameToken
    case .declReference(let name): return name.nameToken
    default: return nil
    }
  }
}

extension OwedLocal.Mention {
  fileprivate init(_ use: Use, in names: LocalNames) {
    node = Node(columns: names.item.columns, id: use.node)
    body = use.body
    guard let access = node.suffixed.asBaseOfMember else {
      (member, call, isAssignment) = (nil, nil, false)
      return
    }
    member = access.name
    call = access.node.role == .callee ? access.node.parent.flatMap { FunctionCallExpr($0) } : nil
    isAssignment = use.kind == .modify
  }
}

extension Node {
  /// The node with the `?` and `!` behind it.
  fileprivate var suffixed: Node {
    var node = self
    while let parent = node.parent, parent.kind == .optionalChainingExpr || parent.kind == .forceUnwrapExpr {
      node = parent
    }
    return node
  }

  /// `node.member`
  fileprivate var asBaseOfMember: MemberAccessExpr? { role == .base ? parent.flatMap { MemberAccessExpr($0) } : nil }
}

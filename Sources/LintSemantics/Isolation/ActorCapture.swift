import LintFlow
import LintSyntax
import LintText

/// What a closure uses from the code around it, as far as isolation depends on it.
struct ClosureUses: Sendable {
  /// `self` of the member around, not through a `[weak self]`.
  var usesSelf = false
  /// `self` means something else in it, as after `[weak self]`.
  var rebindsSelf = false
  /// Names that no code around introduces: members or globals.
  var freeNames: Set<Name> = []
  /// Names of parameters of functions and closures around.
  var parameters: Set<Name> = []
}

extension ProjectIndex {
  /// Whether a closure captures the actor that the code around it is isolated to.
  func capturesActor(_ ref: BodyRef, _ isolation: Isolation) -> Truth {
    let uses = isolationAnswers.closureUses(ref.file) { closureUses(in: ref.file) }
    guard let own = uses[ref.id] else { return .unknown }
    if case .parameter(let name) = isolation { return Truth(own.parameters.contains(Name(spelling: name))) }
    if own.usesSelf { return .yes }
    if rebindsSelf(ref, uses) || own.freeNames.isEmpty { return .no }
    return usesMember(own.freeNames, of: ref)
  }

  /// Whether `self` is another one in the closure or in one between it and the member.
  private func rebindsSelf(_ ref: BodyRef, _ uses: [RecordID: ClosureUses]) -> Bool {
    var current = ref.id
    while current >= 0 {
      if uses[current]?.rebindsSelf == true { return true }
      current = bodies(of: ref.file).contexts[Int(current)].parent
    }
    return false
  }

  /// Whether one of the names is an instance member of the type around the code.
  private func usesMember(_ names: Set<Name>, of ref: BodyRef) -> Truth {
    guard let owner = memberOwner(around: ref), let nominal = extendedNominal(owner) else { return .unknown }
    var isOpen = false
    var places = [nominal] + extensions(ofNominal: nominal)
    for place in places {
      for supertype in supertypes(statedBy: place) {
        switch supertype.meaning {
        case .declared(let proto):
          for each in refinedProtocols(of: proto) { places += [each] + extensions(ofNominal: each) }
        case .unknown: isOpen = true
        }
      }
    }
    for place in places {
      if functions(in: place).contains(where: { isInstance(function($0).flags) && names.contains(function($0).nameID) })
      {
        return .yes
      }
      if properties(in: place).contains(where: { isInstance(property($0).flags) && names.contains(property($0).nameID) }
      ) {
        return .yes
      }
    }
    return isOpen ? .unknown : .no
  }

  private func isInstance(_ flags: DeclFlags) -> Bool { !flags.contains(.isStatic) }

  /// The type or extension that has a stretch of code as a member.
  private func memberOwner(around ref: BodyRef) -> DeclRef? {
    var current = ref.id
    while current >= 0 {
      let record = bodies(of: ref.file).contexts[Int(current)]
      switch record.kind {
      case .function(let node), .accessor(let node, _), .subscriptAccessor(let node, _), .initialValue(let node),
        .defaultArgument(let node):
        if case .type(let owner) = scope(of: DeclRef(file: ref.file, node: node)) { return owner }
      case .closure, .file: break
      }
      current = record.parent
    }
    return nil
  }

  // MARK: All closures of a file

  private func closureUses(in file: FileID) -> [RecordID: ClosureUses] {
    let tree = files[Int(file)].wholeTree()
    return withExtendedLifetime(tree) { closureUses(in: tree, bodies(of: file).contexts) }
  }

  private func closureUses(in tree: SyntaxTree, _ contexts: [ContextRecord]) -> [RecordID: ClosureUses] {
    var found: [RecordID: ClosureUses] = [:]
    var item: LocalNames?
    for (number, context) in contexts.enumerated() {
      guard case .closure = context.kind else { continue }
      let node = Node(columns: tree.columns, id: context.node)
      if item.map({ node.id >= $0.item.subtreeEnd || node.id < $0.item.id }) ?? true { item = LocalNames(around: node) }
      guard let item else { continue }
      var walk = ClosureUseWalk(names: item, closure: node)
      walk.run(node)
      found[RecordID(number)] = walk.uses
    }
    return found
  }
}

/// Collects what a closure uses, through the local functions that it names.
private struct ClosureUseWalk {
  let names: LocalNames
  let closure: Node
  /// The nodes of the closure's own capture list, whose values are taken by the code around it.
  private let captureList: Range<UInt32>
  var uses = ClosureUses()
  private var seen: Set<UInt32> = []

  init(names: LocalNames, closure: Node) {
    self.names = names
    self.closure = closure
    var list: Range<UInt32>?
    for capture in ClosureExpr(unchecked: closure).captures {
      list = (list?.lowerBound ?? capture.node.id)..<capture.node.subtreeEnd
    }
    captureList = list ?? closure.id..<closure.id
  }

  mutating func run(_ node: Node) {
    guard seen.insert(node.id).inserted else { return }
    var number = names.uses.partitioningIndex { $0.node >= node.id }
    while number < names.uses.count, names.uses[number].node < node.subtreeEnd {
      add(names.uses[number])
      number += 1
    }
  }

  private mutating func add(_ use: Use) {
    let node = Node(columns: names.item.columns, id: use.node)
    if captureList.contains(node.id) {
      if use.resolution == .selfParameter, isWeakCapture(node) { uses.rebindsSelf = true }
      return
    }
    switch use.resolution {
    case .selfParameter: uses.usesSelf = true
    case .memberOrGlobal: uses.freeNames.insert(node.mainToken.name)
    case .local(let id):
      let definition = names[id]
      switch definition.kind {
      case .parameter, .closureParameter: uses.parameters.insert(definition.name)
      // `[self]` and `[unowned self]` are the actor still.
      case .capture where definition.name == .`self` && !definition.flags.contains(.isWeak): uses.usesSelf = true
      case .function where !isInside(definition.node): run(names.node(of: id))
      default: break
      }
    case .unknown: break
    }
  }

  private func isInside(_ id: UInt32) -> Bool { id >= closure.id && id < closure.subtreeEnd }

  /// `[weak self]`
  private func isWeakCapture(_ node: Node) -> Bool {
    (ClosureCapture(node) ?? node.parent.flatMap { ClosureCapture($0) })?.isWeak ?? false
  }
}

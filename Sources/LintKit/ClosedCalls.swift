/// A call that is surely of a function, in the tree of its whole file.
public struct ClosedCall {
  public let pass: Pass
  public let node: FunctionCallExpr
  /// What each parameter of the function gets, by its number; none for a default, and for trailing closures.
  public let arguments: [Int: LabeledExpr]

  /// Where it stands, for reasons.
  public var place: OpenCalls.SourcePlace { OpenCalls.SourcePlace(of: node.node, in: pass) }
}

/// Why a function cannot be changed together with all that uses it.
public enum OpenCalls: Error {
  case isPublic(String)
  case isObjectiveC(String)
  case isOverridden(String)
  /// A protocol that nobody knows may require it.
  case mayBeRequired(String)
  case isUsedAsValue(String, SourcePlace)
  case isUnresolved(String, SourcePlace)
  /// It is called where the code can neither be suspended nor is on the actor.
  case cannotAwait(String, SourcePlace)
  /// It takes or gives what must not cross.
  case sends(String, SourcePlace)
  /// A file of the project could not be read or analysed, and may use it.
  case mayBeUsedInMissingFile(String)
  /// The rule's own reasons.
  case other(String)

  /// The line of a path, from 1.
  public struct SourcePlace: Sendable {
    let path: String
    let line: Int

    public init(of node: Node, in pass: Pass) {
      path = pass.path
      line = pass.tree.source[..<Int(node.range.lowerBound)].count { $0 == UInt8(ascii: "\n") } + 1
    }
  }

  /// A clause without a period.
  public var reason: String {
    switch self {
    case .isPublic(let name): "'\(name)' is public, and may be called from elsewhere"
    case .isObjectiveC(let name): "Objective-C or C may call '\(name)'"
    case .isOverridden(let name): "'\(name)' overrides or is overridden"
    case .mayBeRequired(let name): "a protocol that is not in the project may require '\(name)'"
    case .isUsedAsValue(let name, let place): "'\(name)' is used without being called at \(place.path):\(place.line)"
    case .isUnresolved(let name, let place): "what '\(name)' means at \(place.path):\(place.line) is not known"
    case .cannotAwait(let name, let place):
      "'\(name)' is called where nothing can be awaited at \(place.path):\(place.line)"
    case .sends(let name, let place): "what '\(name)' takes or gives may not cross at \(place.path):\(place.line)"
    case .mayBeUsedInMissingFile(let name): "a file that could not be analysed may use '\(name)'"
    case .other(let reason): reason
    }
  }
}

extension Pass {
  /// Every call of some functions that are called alike: see ``ProjectIndex/family(of:)``.
  ///
  /// - Throws: when somebody else may call one, or when a use is not understood.
  public func closedCalls(of family: [DeclRef]) throws(OpenCalls) -> [ClosedCall] {
    guard let first = family.first else { return [] }
    let name = index.function(first).name
    if !index.isWhole, !family.allSatisfy({ index.isClosedInFile($0) }) { throw .mayBeUsedInMissingFile(name) }
    for function in family { try checkVisibility(of: function, name) }
    guard let search = CallSearch(of: family, in: index) else {
      throw .other("too many functions and calls are named '\(name)'")
    }
    var calls: [ClosedCall] = []
    for file in search.files {
      let pass = looking(at: file)
      for node in pass.referencesByName.of(search.names) {
        if let call = try search.call(at: node, in: pass) { calls.append(call) }
      }
    }
    return calls
  }

  private func checkVisibility(of function: DeclRef, _ name: String) throws(OpenCalls) {
    let record = index.function(function)
    if record.flags.contains(.isObjC) || record.flags.contains(.isC) || isCalledByObjectiveC(function) {
      throw .isObjectiveC(name)
    }
    if index.takesPartInOverriding(function) { throw .isOverridden(name) }
    if record.flags.contains(.isFilePrivate) { return }
    guard let owner = record.owner else {
      if record.flags.contains(.isPublic) { throw .isPublic(name) }
      return
    }
    guard let nominal = index.nominalOwner(of: function) else { throw .mayBeRequired(name) }
    // Requirements are as visible as their protocol, and members of public extensions as the extension.
    let isRequirement = index.type(owner).kind == .protocol
    if record.flags.contains(.isPublic)
      || (isRequirement || index.type(owner).kind == .extension) && index.type(owner).flags.contains(.isPublic)
    {
      throw .isPublic(name)
    }
    if !isRequirement, index.hasUnknownSupertypes(nominal) { throw .mayBeRequired(name) }
  }
}

/// The places where functions of one name and shape may be used.
private struct CallSearch {
  let names: Set<Name>
  let files: [FileID]
  private let name: String
  private let index: ProjectIndex
  private let family: [DeclRef]
  private let owners: [DeclRef]
  private let isInitializer: Bool
  /// No function is in an extension of a type that the project does not declare.
  private let hasKnownOwners: Bool
  /// The calls that may be of one, by file and first byte of the callee.
  private let sites: [Place: Bool]

  private struct Place: Hashable {
    let file: FileID
    let offset: UInt32
  }

  /// `nil` where there are too many calls of the name, see ``ProjectIndex/callSites(of:)``.
  init?(of family: [DeclRef], in index: ProjectIndex) {
    self.family = family
    self.index = index
    let function = index.function(family[0])
    name = function.name
    isInitializer = function.kind == .initializer
    owners = family.compactMap { index.nominalOwner(of: $0) }
    hasKnownOwners = family.allSatisfy { index.function($0).owner == nil || index.nominalOwner(of: $0) != nil }
    names =
      isInitializer
      ? Set([Name(.`init`), Name(.`Self`)] + owners.map { [index] owner in Name(spelling: index.type(owner).name) })
      : [function.nameID]
    let isClosed = family.allSatisfy { index.isClosedInFile($0) }
    var mentioned = Array(names)
    // `.init(label:)` need not name the type, but what it must be given.
    if isInitializer, let label = function.parameters.first(where: { !$0.hasDefault && $0.label != .noName })?.label {
      mentioned = names.filter { $0 != Name(.`init`) && $0 != Name(.`Self`) } + [label]
    }
    let query = NameQuery(mentioned)
    files =
      isClosed
      ? Array(Set(family.map(\.file))).sorted()
      : index.files.indices.map { FileID($0) }.filter { file in
        index.outline(file).mayContain(anyOf: query) && family.contains { index.mayUse($0.file, from: file) }
      }
    var sites: [Place: Bool] = [:]
    for member in family {
      guard let found = index.callSites(of: member) else { return nil }
      for site in found {
        let place = Place(file: site.call.file, offset: index.call(site.call).range.lowerBound)
        sites[place] = site.isCertain || sites[place] == true
      }
    }
    self.sites = sites
  }

  /// The call that a name is the callee of, when it is one of the functions.
  ///
  /// - Throws: when it may be one of them and is not called, or when what it means is not known.
  func call(at node: Node, in pass: Pass) throws(OpenCalls) -> ClosedCall? {
    switch node.kind {
    case .declReferenceExpr, .memberAccessExpr: break
    case .keyPathPropertyComponent:
      if isInitializer { return nil }
      throw .isUsedAsValue(name, .init(of: node, in: pass))
    default: return nil
    }
    if case .declReferenceExpr = node.kind, isLocal(node, in: pass) { return nil }
    var callee = node
    while let parent = callee.parent,
      parent.kind == .genericSpecializationExpr || parent.kind == .optionalChainingExpr
        || parent.kind == .forceUnwrapExpr
    {
      callee = parent
    }
    guard callee.role == .callee, let call = callee.parent.flatMap({ FunctionCallExpr($0) }) else {
      // The name of a type stands everywhere.
      if isInitializer, node.kind == .declReferenceExpr || node.mainToken.name != Name(.`init`) { return nil }
      if MemberAccessExpr(node) != nil, try !mayBeReceived(by: node, in: pass) { return nil }
      throw .isUsedAsValue(name, .init(of: node, in: pass))
    }
    var arguments: [Int: LabeledExpr]?
    for function in family where arguments == nil {
      arguments = ArgumentMatch.arguments(of: call, for: index.function(function))
    }
    guard let arguments else { return nil }
    let isReceived =
      isInitializer ? try isInitialized(by: call, node, in: pass) : try isReceived(by: call, node, in: pass)
    return isReceived ? ClosedCall(pass: pass, node: call, arguments: arguments) : nil
  }

  private func isLocal(_ node: Node, in pass: Pass) -> Bool {
    guard let names = pass.localNames(around: node), let use = names.use(at: node), case .local = names[use].resolution
    else { return false }
    return true
  }

  private func isReceived(by call: FunctionCallExpr, _ node: Node, in pass: Pass) throws(OpenCalls) -> Bool {
    let site = sites[Place(file: pass.file, offset: call.calleeRange.lowerBound)]
    guard let base = call.calleeBase else {
      // `.make(…)` is a static member of a type that the context tells.
      if node.kind == .memberAccessExpr { throw .isUnresolved(name, .init(of: node, in: pass)) }
      guard let isCertain = site else { return false }
      if !isCertain { throw .isUnresolved(name, .init(of: node, in: pass)) }
      return true
    }
    if case .declReference(let reference) = base.withoutNameSuffixes, reference.isSelf, site == true { return true }
    return try mayBeReceived(by: node, in: pass)
  }

  /// Whether the base of a member is of a type that has the function.
  ///
  /// - Throws: when the type is not known.
  private func mayBeReceived(by node: Node, in pass: Pass) throws(OpenCalls) -> Bool {
    guard hasKnownOwners, let base = MemberAccessExpr(node)?.base, let type = pass.nominalType(of: base) else {
      throw .isUnresolved(name, .init(of: node, in: pass))
    }
    // A member that it shares with a subclass of the project would be overridden, which excludes the function already.
    if type.isOfSDK { return false }
    var isKnown = true
    for owner in owners {
      if owner == type { return true }
      switch (index.inherits(type, from: owner), index.inherits(owner, from: type)) {
      case (.yes, _), (_, .yes): return true
      case (.no, .no): break
      default: isKnown = false
      }
    }
    if !isKnown { throw .isUnresolved(name, .init(of: node, in: pass)) }
    return false
  }

  private func isInitialized(by call: FunctionCallExpr, _ node: Node, in pass: Pass) throws(OpenCalls) -> Bool {
    if node.kind == .declReferenceExpr, node.mainToken.name != Name(.`Self`) { return true }
    let around = pass.type(around: node).flatMap { index.extendedNominal($0) }
    guard node.kind == .memberAccessExpr else { return around.map { owners.contains($0) } ?? false }
    guard node.mainToken.name == Name(.`init`) else { return true }
    switch MemberAccessExpr(unchecked: node).base {
    case .declReference(let reference)? where reference.isSelf: return around.map { owners.contains($0) } ?? false
    case .super?:
      guard let around else { return false }
      return owners.contains { index.inherits(around, from: $0) != .no }
    case let base?:
      guard let type = pass.nominalType(of: base) else { throw .isUnresolved(name, .init(of: node, in: pass)) }
      return owners.contains(type)
    case nil: throw .isUnresolved(name, .init(of: node, in: pass))
    }
  }
}

extension Pass {
  /// The type of the project or the SDK that a value has, or a reference to a type means; `nil` where that is not
  /// known.
  fileprivate func nominalType(of base: Expr) -> DeclRef? {
    var type = typer.type(of: base)
    while true {
      switch type {
      case .nominal(let nominal): return nominal.declaration
      case .metatype(let inner), .existential(let inner), .opaque(let inner), .optional(let inner): type = inner
      default: return nil
      }
    }
  }
}

/// How a call's arguments belong to a function's parameters.
private enum ArgumentMatch {
  /// `nil` where the call cannot be of the function.
  static func arguments(of call: FunctionCallExpr, for function: FunctionDeclaration) -> [Int: LabeledExpr]? {
    let given = Array(call.arguments)
    var found: [Int: LabeledExpr] = [:]
    var next = 0
    for (number, parameter) in function.parameters.enumerated() {
      if next < given.count, (given[next].labelName ?? .noName) == parameter.label {
        found[number] = given[next]
        next += 1
        while parameter.isVariadic, next < given.count, given[next].label == nil { next += 1 }
      } else if !parameter.hasDefault, !parameter.isVariadic, parameter.type.functionTraits == nil {
        // `typealias Handler = () -> Void`
        guard parameter.type.mayBeClosure, call.lastClosure != nil else { return nil }
      }
    }
    return next == given.count ? found : nil
  }
}

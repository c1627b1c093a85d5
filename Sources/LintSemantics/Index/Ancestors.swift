import LintFlow
import LintSyntax

/// All that a type inherits from and conforms to, including what its extensions and those of its supertypes state.
struct Ancestors: Sendable {
  /// Classes and protocols of the project and the SDK, nearest first, each once.
  var declared: [DeclRef] = []
  /// The names that the project states and does not declare: of the SDK, and of other modules.
  var foreign: Set<String> = []
  /// The names of all that are of the SDK.
  var ofSDK: Set<String> = []
  /// A supertype is declared in another module, or is not known: it may have any other supertypes.
  var isOpen = false
  /// The first of those, and the file that names it.
  var unknown: (name: String, file: FileID)?
}

extension ProjectIndex {
  func ancestors(of type: DeclRef) -> Ancestors { lookups.ancestors(type) { findAncestors(of: type) } }

  private func findAncestors(of type: DeclRef) -> Ancestors {
    var found = Ancestors()
    var seen: Set = [type]
    var pending = [type]
    var next = 0
    while next < pending.count {
      guard next <= Self.supertypeLimit else {
        found.isOpen = true
        break
      }
      for place in [pending[next]] + extensions(ofNominal: pending[next]) {
        for entry in supertypes(statedBy: place) { found.add(entry, statedBy: place, in: self, &seen, &pending) }
      }
      next += 1
    }
    return found
  }

  /// Whether a type inherits from another, or conforms to it.
  public func inherits(_ type: DeclRef, from supertype: DeclRef) -> Truth {
    let ancestors = ancestors(of: type)
    if ancestors.declared.contains(supertype) { return .yes }
    // An interface may leave out a protocol that a type of the SDK conforms to.
    if supertype.isOfSDK, type.isOfSDK || !ancestors.ofSDK.isEmpty { return .unknown }
    return ancestors.isOpen ? .unknown : .no
  }

  /// Whether a type inherits from a class of the SDK, or conforms to a protocol of it.
  public func inherits(_ type: DeclRef, fromSDK name: String) -> Truth {
    let ancestors = ancestors(of: type)
    if ancestors.foreign.contains(name) || ancestors.ofSDK.contains(name) { return .yes }
    return ancestors.isOpen ? .unknown : .no
  }

  /// Whether a type inherits from a class of the SDK with this trait, or conforms to such a protocol.
  public func inherits(_ type: DeclRef, fromSDKWith trait: SDKTrait) -> Truth {
    let ancestors = ancestors(of: type)
    if !ancestors.foreign.union(ancestors.ofSDK).isDisjoint(with: trait.names) { return .yes }
    return ancestors.isOpen ? .unknown : .no
  }

  /// Whether values of a type are encoded or decoded.
  public func isCodable(_ type: DeclRef) -> Truth {
    inherits(type, fromSDK: "Encodable").or(inherits(type, fromSDK: "Decodable")).or(inherits(type, fromSDK: "Codable"))
  }

  /// A property of a class by its name, or else of the nearest superclass that has one, of the SDK too; `nil` when that
  /// is not unique.
  public func ownOrInheritedProperty(named name: Name, of type: DeclRef) -> DeclRef? {
    if let own = property(named: name, of: type) { return own }
    for ancestor in ancestors(of: type).declared where node(ancestor).kind == .classDecl {
      if let found = property(named: name, of: ancestor) { return found }
    }
    return nil
  }
}

extension Ancestors {
  fileprivate mutating func add(
    _ entry: InheritanceEntry, statedBy place: DeclRef, in index: ProjectIndex, _ seen: inout Set<DeclRef>,
    _ pending: inout [DeclRef]
  ) {
    switch entry.meaning {
    case .declared(let ref):
      if ref.isOfSDK {
        ofSDK.insert(entry.name)
        if !place.isOfSDK { foreign.insert(entry.name) }
      }
      guard seen.insert(ref).inserted else { return }
      declared.append(ref)
      pending.append(ref)
    // An interface of the SDK omits what is not needed.
    case .unknown where place.isOfSDK && !place.isOfBinaryModule: return
    case .unknown:
      isOpen = true
      unknown = unknown ?? (entry.name, place.file)
      if !index.declaresType(named: Name(spelling: entry.name)) { foreign.insert(entry.name) }
    }
  }
}

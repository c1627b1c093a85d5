import LintSyntax
import LintText

/// An entry of an inheritance clause, with aliases and compositions resolved.
struct InheritanceEntry: Sendable {
  enum Meaning: Sendable {
    /// A class or protocol of the project or the SDK.
    case declared(DeclRef)
    /// Declared where nothing can be read, or more than once.
    case unknown
  }

  /// Where the clause states it, perhaps with others; in bytes.
  let offset: UInt32
  var name = ""
  var meaning = Meaning.unknown
  /// What is written before the name.
  var isolation: Prefix = .none
  var isUnchecked = false

  enum Prefix: Equatable, Sendable {
    case none, nonisolated, preconcurrency
    case globalActor(Name)
  }
}

extension ProjectIndex {
  /// What a type, protocol or extension states in its inheritance clause, in order.
  func supertypes(statedBy ref: DeclRef) -> [InheritanceEntry] {
    lookups.supertypes(ref) { readSupertypes(of: ref) }
  }

  /// What one entry of its inheritance clause states: nothing, or several where it is a composition.
  func supertypes(statedBy ref: DeclRef, in entry: InheritedType) -> ArraySlice<InheritanceEntry> {
    let stated = supertypes(statedBy: ref)
    let offset = entry.node.firstToken.offset
    return stated[stated.partitioningIndex { $0.offset >= offset }...].prefix { $0.offset == offset }
  }

  private func readSupertypes(of ref: DeclRef) -> [InheritanceEntry] {
    var found: [InheritanceEntry] = []
    let place = node(ref)
    for inherited in place.children(.inheritedType) where inherited.kind == .inheritedType {
      if let type = InheritedType(unchecked: inherited).type {
        addSupertypes(type, at: place, in: ref.file, InheritanceEntry(offset: inherited.firstToken.offset), 0, &found)
      }
    }
    // `protocol P where Self: C` states as much.
    if place.kind == .protocolDecl {
      for case .conformance(let requirement) in ProtocolDecl(unchecked: place).requirements {
        guard requirement.left?.nameToken?.name == .`Self`, let type = requirement.right else { continue }
        addSupertypes(
          type, at: place, in: ref.file, InheritanceEntry(offset: requirement.node.firstToken.offset), 0, &found)
      }
    }
    return found
  }

  private func addSupertypes(
    _ type: TypeRef, at place: Node, in file: FileID, _ written: InheritanceEntry, _ depth: Int,
    _ found: inout [InheritanceEntry]
  ) {
    var entry = written
    switch type {
    case .attributed(let attributed):
      guard let base = attributed.base else { return }
      if attributed.hasModifier(.nonisolated) { entry.isolation = .nonisolated }
      for attribute in attributed.attributes {
        guard let name = attribute.nameToken else { continue }
        if name.name == .unchecked { entry.isUnchecked = true }
        if name.name == .preconcurrency { entry.isolation = .preconcurrency }
        if name.beginsUppercase { entry.isolation = .globalActor(name.name) }
      }
      addSupertypes(base, at: place, in: file, entry, depth, &found)
    case .composition(let composition):
      for element in composition.elements { addSupertypes(element, at: place, in: file, entry, depth, &found) }
    case .suppressed, .classRestriction:
      return
    case .identifier(let type):
      addSupertype(type.nameToken, meaning(of: type.nameToken, at: place, in: file), entry, depth, &found)
    case .member(let member):
      let meaning = nominal(spelled: type, at: place, in: file).map { TypeMeaning.nominal($0) } ?? .none
      addSupertype(member.nameToken, meaning, entry, depth, &found)
    case .tuple(let tuple):
      if let inner = tuple.parenthesized { addSupertypes(inner, at: place, in: file, entry, depth, &found) }
    default:
      found.append(entry)
    }
  }

  private func addSupertype(
    _ token: TokenCursor, _ meaning: TypeMeaning, _ written: InheritanceEntry, _ depth: Int,
    _ found: inout [InheritanceEntry]
  ) {
    var entry = written
    entry.name = token.identifierText
    switch meaning {
    case .nominal(let ref): entry.meaning = .declared(ref)
    case .alias(let ref):
      // `AnyObject` and `class` state nothing more.
      if ref.isOfSDK, entry.name == "AnyObject" { return }
      let alias = TypeAliasDecl(unchecked: node(ref))
      if depth < 16, let target = alias.aliasedType {
        return addSupertypes(target, at: alias.node, in: ref.file, written, depth + 1, &found)
      }
    case .several, .none: break
    }
    found.append(entry)
  }

  /// The class that a class inherits from, of the project or the SDK.
  public func superclass(of ref: DeclRef) -> DeclRef? {
    guard case .declared(let first)? = supertypes(statedBy: ref).first?.meaning, type(first).kind == .class else {
      return nil
    }
    return first
  }

  /// The class that a class inherits from, then what that one inherits from, and so on. Ends at the first class whose
  /// superclasses do not: those of a cycle have none.
  func superclasses(of ref: DeclRef) -> some Sequence<DeclRef> {
    sequence(first: ref) { self.reach(of: $0).isEndless ? nil : self.superclass(of: $0) }.dropFirst()
  }

  /// The protocols that a conformance implies, itself the first, each once.
  func refinedProtocols(of ref: DeclRef) -> [DeclRef] {
    var found = [ref]
    var seen: Set = [ref]
    var next = 0
    while next < found.count, found.count < Self.supertypeLimit {
      for case .declared(let inherited) in supertypes(statedBy: found[next]).map(\.meaning)
      where type(inherited).kind == .protocol {
        if seen.insert(inherited).inserted { found.append(inherited) }
      }
      next += 1
    }
    return found
  }
}

/// How far a type's supertypes reach, which decides whether they can be followed.
struct SupertypeReach: Sendable {
  /// The type is its own supertype, or has too many.
  var isEndless: Bool
}

extension ProjectIndex {
  static var supertypeLimit: Int { 200 }

  /// Whether a type's supertypes form no cycle and are few enough to be followed, each from the next. A property of the
  /// type alone, independent of the question.
  func reach(of ref: DeclRef) -> SupertypeReach {
    lookups.supertypeReaches(ref) {
      var seen: Set<DeclRef> = []
      var pending = [ref]
      while let next = pending.popLast() {
        for case .declared(let inherited) in supertypes(statedBy: next).map(\.meaning) {
          if inherited == ref || seen.count > Self.supertypeLimit { return SupertypeReach(isEndless: true) }
          if seen.insert(inherited).inserted { pending.append(inherited) }
        }
      }
      // A cycle further up makes those on it endless, and they answer for themselves.
      return SupertypeReach(isEndless: false)
    }
  }
}

import LintSyntax

/// Types as they are written, looked up.
extension TypeIndex {
  /// The type of a value: protocols are existentials, and known generic parameters at the place are replaced.
  public func valueType(_ written: TypeRef?, _ file: FileID) -> SwiftType {
    guard let written else { return .unknown }
    return reduce(type(written, file), environment(at: written.node, file))
  }

  /// The type as its parts say; associated types stay as they are written.
  func type(_ written: TypeRef, _ file: FileID) -> SwiftType {
    if let known = writtenTypes[written.node] { return known }
    let type = answering(.written(written.node), otherwise: SwiftType.unknown) { read(written, file).limited }
    if isFinal { writtenTypes[written.node] = type }
    return type
  }

  private func type(_ written: TypeRef?, _ file: FileID) -> SwiftType { written.map { type($0, file) } ?? .unknown }

  private func read(_ written: TypeRef, _ file: FileID) -> SwiftType {
    switch written {
    case .identifier(let type):
      let arguments = arguments(type.genericArguments, file)
      return instance(
        entity(named: type.nameToken.identifierText, at: type.node, in: file), type.nameToken.identifierText, arguments,
        at: type.node, file)
    case .member(let type):
      return member(type, file)
    case .optional(let type): return .optional(self.type(type.base, file))
    case .implicitlyUnwrappedOptional(let type): return .optional(self.type(type.base, file))
    case .array(let type): return standardType("Array", [self.type(type.element, file)])
    case .dictionary(let type):
      return standardType("Dictionary", [self.type(type.key, file), self.type(type.value, file)])
    case .tuple(let type):
      if let inner = type.parenthesized { return self.type(inner, file) }
      return .tuple(
        type.elements.map {
          SwiftType.TupleElement(label: $0.label.flatMap(\.writtenLabel), type: self.type($0.type, file))
        })
    case .function(let type):
      var function = SwiftType.FunctionType(
        parameters: type.parameters.map { parameter($0, file) }, result: self.type(type.returnType, file))
      function.isAsync = type.isAsync
      function.isThrowing = type.isThrowing
      if case .attributed(let result)? = type.returnType { function.hasSendingResult = result.hasModifier(.sending) }
      return .function(function)
    case .metatype(let type): return .metatype(self.type(type.base, file))
    case .someOrAny(let type):
      let constraint = self.type(type.base, file).asConstraint
      return type.isAny ? .existential(constraint) : .opaque(constraint)
    case .composition(let type):
      let parts = type.elements.map { self.type($0, file).asConstraint }
      return parts.contains(.unknown) ? .unknown : .existential(.composition(parts))
    case .attributed(let type): return attributed(type, file)
    case .inlineArray, .suppressed, .classRestriction, .packExpansion, .packElement, .namedOpaqueReturn, .missing:
      return .unknown
    }
  }

  private func parameter(_ element: TupleTypeElement, _ file: FileID) -> SwiftType.FunctionType.Parameter {
    var parameter = SwiftType.FunctionType.Parameter(
      label: nil, type: type(element.type, file), isVariadic: element.isVariadic)
    if case .attributed(let attributed)? = element.type {
      parameter.isInOut = attributed.hasModifier(.inout)
      parameter.isSending = attributed.hasModifier(.sending)
      parameter.isAutoclosure = attributed.attributes.contains { $0.nameToken?.text == "autoclosure" }
    }
    return parameter
  }

  private func attributed(_ written: AttributedType, _ file: FileID) -> SwiftType {
    guard case .function(var function) = type(written.base, file) else { return type(written.base, file) }
    for attribute in written.attributes {
      guard let name = attribute.nameToken else { continue }
      if name.name == .Sendable || attribute.isConventionOfC {
        function.isSendable = true
      } else if name.name == .isolated {
        function.isIsolatedAny = true
      } else if name.beginsUppercase {
        function.globalActor = name.identifierText
      }
    }
    return .function(function)
  }

  private func arguments(_ clause: GenericArgumentClause?, _ file: FileID) -> [SwiftType] {
    clause?.arguments.map { argument in
      if case .type(let type) = argument { self.type(type, file) } else { .unknown }
    } ?? []
  }

  private func member(_ written: MemberType, _ file: FileID) -> SwiftType {
    guard let base = written.base else { return .unknown }
    let name = written.nameToken.identifierText
    let arguments = arguments(written.genericArguments, file)
    if case .identifier(let qualifier) = base, qualifier.genericArguments == nil,
      case .module(let module) = entity(named: qualifier.nameToken.identifierText, at: qualifier.node, in: file)
    {
      return instance(entity(named: name, inModule: module, from: file), name, arguments, at: written.node, file)
    }
    return memberType(named: name, of: type(base, file), arguments, from: file, environment: nil)
  }

  // MARK: From declarations to types

  /// - Parameter place: the place of the name: inside of a generic type its own parameters are its arguments.
  func instance(_ entity: TypeEntity, _ name: String, _ arguments: [SwiftType], at place: Node, _ file: FileID)
    -> SwiftType
  {
    switch entity {
    case .parameter(let id): return .parameter(id)
    case .dynamicSelf: return selfType(at: place, file)
    case .associatedType(let ref):
      guard let owner = owner(of: ref) else { return .unknown }
      let around = selfType(at: place, file)
      // In a type that conforms, the name means the witness there.
      return around.isArchetype
        ? .member(around, name)
        : memberType(
          named: self.name(ref), of: around.isUnknown ? selfType(of: owner) : around, from: file, environment: nil)
    case .alias(let ref):
      return aliased(ref, arguments, base: aliasBase(ref, at: place, file))
    case .nominal(let ref):
      return nominal(
        ref, arguments, parent: owner(of: ref).map { around(selfTypes(at: place, file), $0) },
        isInside: selfTypes(at: place, file))
    case .module, .ambiguous: return .unknown
    case .unknownName: return unresolved(name, arguments)
    }
  }

  /// A name without a declaration: the type is known by its name, except for the few that have another spelling.
  private func unresolved(_ name: String, _ arguments: [SwiftType]) -> SwiftType {
    switch name {
    case "Any": return .any
    case "AnyObject": return .existential(.named(name))
    case "Void": return .void
    case "Optional" where arguments.count == 1: return .optional(arguments[0])
    default:
      return (arguments.isEmpty ? Self.plainNames : Self.genericNames).contains(name)
        ? .named(name, arguments) : .unknown
    }
  }

  /// Nominal types of the standard library that its interface may lack. All other names may be typealiases or
  /// protocols.
  private static let plainNames: Set<String> = SwiftType.integerNames.union(SwiftType.floatNames).union([
    "Bool", "String", "Character", "Substring", "StaticString", "UnsafeRawPointer", "UnsafeMutableRawPointer",
    "UnsafeRawBufferPointer",
    "UnsafeMutableRawBufferPointer", "OpaquePointer", "ObjectIdentifier", "Hasher", "RawSpan", "MutableRawSpan",
    "OutputRawSpan", "UTF8Span",
    "Mirror", "Never", "Duration"
  ])

  /// The generic ones, which are known only with their arguments.
  private static let genericNames: Set<String> = [
    "Array", "Set", "Dictionary", "ContiguousArray", "ArraySlice", "Range", "ClosedRange", "PartialRangeFrom",
    "PartialRangeUpTo",
    "PartialRangeThrough", "UnsafePointer", "UnsafeMutablePointer", "UnsafeBufferPointer", "UnsafeMutableBufferPointer",
    "ManagedBufferPointer",
    "Unmanaged", "Span", "MutableSpan", "OutputSpan", "CollectionOfOne", "EmptyCollection", "LazySequence",
    "LazyMapSequence",
    "LazyFilterSequence", "AnyIterator", "AnySequence", "AnyCollection", "IndexingIterator", "InlineArray", "Result",
    "CollectionDifference",
    "KeyValuePairs", "RangeSet", "Slice", "DefaultIndices", "ReversedCollection", "EnumeratedSequence",
    "JoinedSequence", "FlattenSequence",
    "Repeated", "StrideTo", "StrideThrough"
  ]

  /// The types around a place, the innermost first.
  private func selfTypes(at place: Node, _ file: FileID) -> [SwiftType] {
    var found: [SwiftType] = []
    var parents: Set<DeclRef> = []
    for ancestor in place.enclosingNodes {
      switch ancestor.kind {
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        guard let ref = declaration(ancestor, file) else { continue }
        // What an extension extends and inherits is written outside of the type, at file scope.
        if ancestor.kind == .extensionDecl, let extended = ancestor.child(.extendedType), extended.id <= place.id,
          place.id < extended.subtreeEnd
        {
          return found
        }
        // Its type is the parent of one that is nested in it.
        if parents.contains(ref) { continue }
        var type: SwiftType? = selfType(of: ref)
        while let current = type {
          found.append(current)
          guard case .nominal(let nominal) = current else { break }
          type = nominal.parent
          if case .nominal(let parent)? = type, let declaration = parent.declaration { parents.insert(declaration) }
        }
      default: continue
      }
    }
    return found
  }

  /// The type of this declaration among the types around a place; without one, as it is declared.
  private func around(_ types: [SwiftType], _ declaration: DeclRef) -> SwiftType {
    for type in types {
      if case .nominal(let nominal) = type, nominal.declaration == declaration { return type }
    }
    return selfType(of: declaration)
  }

  private func nominal(_ ref: DeclRef, _ arguments: [SwiftType], parent: SwiftType?, isInside types: [SwiftType])
    -> SwiftType
  {
    if ref.isOfSDK, name(ref) == "Optional", isTopLevel(node(ref)) {
      if arguments.count == 1 { return .optional(arguments[0]) }
      if let inside = types.first(where: \.isOptional) { return inside }
    }
    if arguments.isEmpty {
      for type in types {
        if case .nominal(let nominal) = type, nominal.declaration == ref { return type }
      }
    }
    // A type that is nested in a protocol's extension has no type around it.
    let parent = parent.flatMap { $0.isArchetype ? nil : $0 }
    let type = SwiftType.nominal(
      SwiftType.NominalType(declaration: ref, name: name(ref), parent: parent, arguments: arguments))
    return node(ref).kind == .protocolDecl ? .existential(type) : type
  }

  /// A nested type of a type.
  func nested(_ ref: DeclRef, _ arguments: [SwiftType], in parent: SwiftType?) -> SwiftType {
    nominal(ref, arguments, parent: parent, isInside: [])
  }

  /// The type around a place that a typealias is a member of, however it is inherited.
  private func aliasBase(_ alias: DeclRef, at place: Node, _ file: FileID) -> SwiftType? {
    guard let owner = owner(of: alias) else { return nil }
    for type in selfTypes(at: place, file) where view(type, as: owner) != nil { return type }
    return nil
  }

  /// What a typealias means.
  func aliased(_ ref: DeclRef, _ arguments: [SwiftType], base: SwiftType?) -> SwiftType {
    var type = aliasedType(ref)
    if type.isUnknown { return .unknown }
    let parameters = genericParameters(of: ref)
    var substitution: Substitution = [:]
    if !parameters.isEmpty {
      guard arguments.count == parameters.count else { return .unknown }
      substitution = Dictionary(uniqueKeysWithValues: zip(parameters, arguments))
    } else if !arguments.isEmpty {
      // `typealias A = Array`: arguments go to what it means.
      guard case .nominal(var nominal) = type, nominal.arguments.isEmpty else { return .unknown }
      nominal.arguments = arguments
      type = .nominal(nominal)
    }
    if let base, let owner = owner(of: ref) {
      substitution.merge(self.substitution(of: base, as: owner)) { own, _ in own }
    }
    return substitute(type, substitution)
  }

  private func aliasedType(_ ref: DeclRef) -> SwiftType {
    if let known = aliasedTypes[ref] { return known }
    let type = answering(.alias(ref), otherwise: SwiftType.unknown) {
      guard let written = TypeAliasDecl(unchecked: node(ref)).aliasedType else { return .unknown }
      if ref.isOfSDK, name(ref) == "AnyObject" { return .existential(.named("AnyObject")) }
      return self.type(written, ref.file)
    }
    if isFinal { aliasedTypes[ref] = type }
    return type
  }
}

extension TokenCursor {
  /// A label's text; `nil` for `_`.
  var writtenLabel: String? { kind == .wildcard ? nil : identifierText }
}

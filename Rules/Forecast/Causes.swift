import LintKit

typealias RawCause = Cause<RawDiagnostic.Location>

/// The declarations that an error rests on, with what can be added to them.
extension Pass {
  /// What a type that is not `Sendable` rests on.
  ///
  /// - Parameter written: where a function type is written, if nothing else says it.
  func causes(of sendability: Sendability, written: TypeRef? = nil) -> [RawCause] {
    let found = sendability.roots.compactMap { cause($0) }
    if found.isEmpty, let function = written?.functionType { return [cause(ofFunctionType: function)] }
    return found
  }

  private func cause(_ root: SendabilityRoot) -> RawCause? {
    switch root {
    case .type(let ref): ref.isOfSDK ? index.moduleName(of: ref).flatMap { cause(ofImport: $0) } : cause(of: ref)
    case .parameter(let place):
      RawCause(
        kind: "generic parameter", name: place.name, place: location(place.range, of: place.file),
        annotations: [.sendable])
    case .function(let place): cause(ofFunctionType: place.name, at: location(place.range, of: place.file))
    }
  }

  /// A type, or a protocol.
  func cause(
    of ref: DeclRef, isAlternative: Bool = false, annotations: [Annotation]? = nil
  ) -> RawCause {
    let type = index.type(ref)
    return RawCause(
      kind: "\(type.kind)", name: type.name, place: location(type.nameRange, of: ref.file),
      isAlternative: isAlternative, annotations: annotations ?? self.annotations(for: type))
  }

  private func annotations(for type: TypeDeclaration) -> [Annotation] {
    switch type.kind {
    case .class: (index.mayBeFinal(type.ref) ? [.final] : []) + [.sendable, .mainActor, .uncheckedSendable]
    case .protocol: [.sendable, .mainActor]
    default: [.sendable, .mainActor, .uncheckedSendable]
    }
  }

  /// A function type that is written in this file.
  func cause(ofFunctionType node: Node) -> RawCause {
    cause(ofFunctionType: node.text, at: location(node.range, of: file))
  }

  private func cause(ofFunctionType text: String, at place: RawDiagnostic.Location) -> RawCause {
    let name = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return RawCause(kind: "function type", name: name, place: place, annotations: [.sendableFunction])
  }

  /// The import of a module in this file; `nil` for what is there without one.
  private func cause(ofImport module: String) -> RawCause? { cause(ofImportOfAny: [module], annotations: []) }

  func cause(ofImportOfAny modules: Set<String>, annotations: [Annotation]) -> RawCause? {
    for node in tree.root.descendants(of: .importDecl) {
      guard let token = ImportDecl(unchecked: node).moduleToken, modules.contains(token.text),
        !index.isBuilt(node, in: file).isNo
      else { continue }
      return RawCause(
        kind: "import", name: token.text, place: location(token.range, of: file), annotations: annotations)
    }
    return nil
  }

  /// A variable or constant that is shared, or a stored property.
  func cause(of property: PropertyDeclaration, kind: String, annotations: [Annotation]) -> RawCause {
    RawCause(
      kind: kind, name: property.name, place: location(property.nameRange, of: property.ref.file),
      isAlternative: true, annotations: annotations)
  }
}

extension TypeRef {
  /// The function type in a written one, without optionals, parentheses and attributes.
  var functionType: Node? {
    switch self {
    case .function(let type): type.node
    case .optional(let type): type.base?.functionType
    case .implicitlyUnwrappedOptional(let type): type.base?.functionType
    case .attributed(let type): type.base?.functionType
    case .tuple(let type): type.parenthesized?.functionType
    default: nil
    }
  }
}

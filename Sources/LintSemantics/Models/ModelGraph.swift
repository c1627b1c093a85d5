import LintSyntax

/// An entity of SwiftData: a `@Model` class and what it stores.
public struct ModelEntity: Sendable {
  public var type: DeclRef
  public var properties: [ModelProperty]
}

/// A stored property of an entity.
public struct ModelProperty: Sendable {
  public enum Kind: Sendable, Equatable {
    case scalar
    /// `@Transient`: not in the store.
    case transient
    /// To another entity, or to several of them.
    case relationship(to: DeclRef, isToMany: Bool, deleteRule: String?, inverse: String?)
    /// A type that may be an entity of another module.
    case unknown
  }

  public var declaration: DeclRef
  public var kind: Kind
  /// `@Attribute(.unique)`
  public var isUnique: Bool
}

extension TypeIndex {
  /// The entities that a file declares, in source order.
  public func modelEntities(in file: FileID) -> [ModelEntity] {
    index.outline(file).entries.filter { $0.kind == .type }.compactMap { entry in
      let ref = DeclRef(file: file, node: entry.node)
      guard isEntity(ref) else { return nil }
      let stored = index.properties(in: ref).filter { property in
        let declaration = index.property(property)
        return !declaration.isComputed && !declaration.flags.contains(.isStatic)
      }
      return ModelEntity(type: ref, properties: stored.map { modelProperty($0) })
    }
  }

  private func isEntity(_ ref: DeclRef) -> Bool {
    node(ref).kind == .classDecl
      && node(ref).children(.attribute).contains { $0.kind == .attribute && $0.mainToken.name == .Model }
  }

  private func modelProperty(_ ref: DeclRef) -> ModelProperty {
    let type = propertyType(ref)
    var property = ModelProperty(declaration: ref, kind: scalarOrUnknown(type), isUnique: false)
    var deleteRule: String?
    var inverse: String?
    var isTransient = false
    if let variable = node(ref).parent.flatMap({ VariableDecl($0) }) {
      for attribute in variable.attributes {
        switch attribute.nameToken?.text {
        case "Transient": isTransient = true
        case "Attribute":
          property.isUnique = attribute.arguments.contains { $0.expression?.lastNameToken?.text == "unique" }
        case "Relationship":
          for argument in attribute.arguments {
            switch argument.label?.text {
            case "deleteRule": deleteRule = argument.expression?.lastNameToken?.text
            case "inverse":
              inverse = (argument.expression?.as(KeyPathExpr.self)?.components.last?.node.mainToken).map(
                \.identifierText)
            default: continue
            }
          }
        default: continue
        }
      }
    }
    if let (target, isToMany) = entity(of: type) {
      property.kind = .relationship(to: target, isToMany: isToMany, deleteRule: deleteRule, inverse: inverse)
    }
    if isTransient { property.kind = .transient }
    return property
  }

  /// The entity that a property leads to, and whether it is a collection of them.
  private func entity(of type: SwiftType) -> (DeclRef, isToMany: Bool)? {
    guard case .nominal(let nominal) = type.unwrapped else { return nil }
    if let declaration = nominal.declaration, !declaration.isOfSDK {
      return isEntity(declaration) ? (declaration, false) : nil
    }
    guard ["Array", "Set"].contains(nominal.name), let element = nominal.arguments.first,
      let (target, isToMany) = entity(of: element),
      !isToMany
    else { return nil }
    return (target, true)
  }

  private func scalarOrUnknown(_ type: SwiftType) -> ModelProperty.Kind { type.hasUnknown ? .unknown : .scalar }
}

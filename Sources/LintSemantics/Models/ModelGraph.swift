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

/// A property of an entity that leads to another, or to several of them.
public struct ModelRelationship: Sendable {
  /// The property on the other side that SwiftData keeps in step.
  public enum Inverse: Sendable, Equatable {
    /// By `inverse:`, on this side or the other.
    case stated(DeclRef)
    /// The only one that comes into question.
    case implied(DeclRef)
    case none
    /// Several come into question.
    case unknown
  }

  public let property: DeclRef
  public let owner: DeclRef
  public let target: DeclRef
  public let isToMany: Bool
  public let isOptional: Bool
  /// The last name of `deleteRule:`; `nil` for the default, which is `nullify`.
  public let deleteRule: String?
  public fileprivate(set) var inverse = Inverse.none
  fileprivate let statedInverse: String?

  /// Whether an entity cannot be without another: `var owner: Person`.
  public var isRequired: Bool { !isToMany && !isOptional }
}

/// The relationships among the entities of a project.
public struct ModelGraph: Sendable {
  private let byOwner: [DeclRef: [ModelRelationship]]
  private let byTarget: [DeclRef: [ModelRelationship]]

  fileprivate init(_ relationships: [ModelRelationship]) {
    byOwner = Dictionary(grouping: relationships, by: \.owner)
    byTarget = Dictionary(grouping: relationships, by: \.target)
  }

  public func relationships(of entity: DeclRef) -> [ModelRelationship] { byOwner[entity] ?? [] }
  public func relationships(to entity: DeclRef) -> [ModelRelationship] { byTarget[entity] ?? [] }

  public func relationship(_ property: DeclRef, of entity: DeclRef) -> ModelRelationship? {
    byOwner[entity]?.first { $0.property == property }
  }
}

private final class ModelGraphAnswers: AnswerTable {
  static let number = AnswerTableNumber()
  let graph = Once<ModelGraph>()
}

extension ProjectIndex {
  /// How the project's entities are related.
  public var modelGraph: ModelGraph { answers(ModelGraphAnswers.self).graph { findModelGraph() } }

  private func findModelGraph() -> ModelGraph {
    let types = TypeIndex(self)
    var found: [ModelRelationship] = []
    for file in files.indices.map({ FileID($0) }) where outline(file).names.contains(.Model) {
      for entity in types.modelEntities(in: file) {
        for property in entity.properties {
          guard case .relationship(let target, let isToMany, let rule, let inverse) = property.kind else { continue }
          found.append(
            ModelRelationship(
              property: property.declaration, owner: entity.type, target: target, isToMany: isToMany,
              isOptional: types.propertyType(property.declaration).isOptional, deleteRule: rule, statedInverse: inverse)
          )
        }
      }
    }
    addInverses(to: &found)
    return ModelGraph(found)
  }

  private func addInverses(to relationships: inout [ModelRelationship]) {
    var byName: [RelationshipName: Int] = [:]
    for (number, relationship) in relationships.enumerated() {
      byName[RelationshipName(owner: relationship.owner, name: property(relationship.property).name)] = number
    }
    for (number, relationship) in relationships.enumerated() {
      guard let name = relationship.statedInverse,
        let other = byName[RelationshipName(owner: relationship.target, name: name)],
        relationships[other].target == relationship.owner
      else { continue }
      relationships[number].inverse = .stated(relationships[other].property)
      relationships[other].inverse = .stated(relationship.property)
    }
    var open: [RelationshipEnds: [Int]] = [:]
    for (number, relationship) in relationships.enumerated() where relationship.inverse == .none {
      open[RelationshipEnds(owner: relationship.owner, target: relationship.target), default: []].append(number)
    }
    for (ends, own) in open {
      let back = open[RelationshipEnds(owner: ends.target, target: ends.owner)] ?? []
      for number in own {
        // What the text names and the project does not have.
        if relationships[number].statedInverse != nil || ends.owner == ends.target || back.count > 1 {
          relationships[number].inverse = .unknown
        } else if let other = back.first {
          // SwiftData implies no inverse between two collections.
          let areCollections = relationships[number].isToMany && relationships[other].isToMany
          if own.count > 1 {
            relationships[number].inverse = .unknown
          } else if !areCollections {
            relationships[number].inverse = .implied(relationships[other].property)
          }
        }
      }
    }
  }
}

private struct RelationshipName: Hashable {
  let owner: DeclRef
  let name: String
}

private struct RelationshipEnds: Hashable {
  let owner: DeclRef
  let target: DeclRef
}

extension TypeIndex {
  /// The entities that a file declares, in source order.
  public func modelEntities(in file: FileID) -> [ModelEntity] {
    index.outline(file).entries.filter { $0.kind == .type }.compactMap { entry in
      modelEntity(DeclRef(file: file, node: entry.node))
    }
  }

  /// What a class stores; `nil` for types that are no entities.
  public func modelEntity(_ ref: DeclRef) -> ModelEntity? {
    guard isEntity(ref) else { return nil }
    let stored = index.properties(in: ref).filter { property in
      let declaration = index.property(property)
      return !declaration.isComputed && !declaration.flags.contains(.isStatic)
    }
    return ModelEntity(type: ref, properties: stored.map { modelProperty($0) })
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

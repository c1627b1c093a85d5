import Foundation
import SwiftData

public protocol Repository<EntityType>: Sendable {
  associatedtype EntityType: Entity

  func create(_ entity: EntityType) async throws -> EntityType
  func fetch(id: UUID) async throws -> EntityType?
  func fetchAll() async throws -> [EntityType]
  func delete(id: UUID) async throws
}

/// Entities in, entities out; the models stay on the main actor, where their context is.
public actor SwiftDataRepository<MapperType: EntityMapper>: Repository {
  public typealias EntityType = MapperType.EntityType
  public typealias ModelType = MapperType.ModelType

  private let modelContainer: ModelContainer
  private let mapper: MapperType
  private(set) var lastChange: Date?

  public init(modelContainer: ModelContainer, mapper: MapperType) {
    self.modelContainer = modelContainer
    self.mapper = mapper
  }

  public func create(_ entity: EntityType) async throws -> EntityType {
    let created = try await performOperation { [mapper] context in
      let model = mapper.toModel(entity)
      context.insert(model)
      try context.save()
      return try mapper.toEntity(model)
    }
    lastChange = Date()
    return created
  }

  public func fetch(id: UUID) async throws -> EntityType? {
    do {
      return try await performOperation { [mapper] context in
        var descriptor = FetchDescriptor<ModelType>(predicate: #Predicate { $0.uuid == id })
        descriptor.fetchLimit = 1
        return try context.fetch(descriptor).first.map(mapper.toEntity)
      }
    } catch { // expect: cancellation-error-swallowed
      throw RepositoryError.contextUnavailable
    }
  }

  public func fetchAll() async throws -> [EntityType] {
    try await performOperation { [mapper] context in
      try context.fetch(FetchDescriptor<ModelType>()).map(mapper.toEntity)
    }
  }

  public func delete(id: UUID) async throws {
    try await performChecked { context in
      try context.delete(model: ModelType.self, where: #Predicate { $0.uuid == id })
      try context.save()
    }
    lastChange = Date()
  }

  /// The closure comes from the repository's own executor, and runs on the main actor's.
  @MainActor
  private func performOperation<T>(_ operation: (ModelContext) throws -> T) async throws -> T {
    try operation(modelContainer.mainContext)
  }

  /// The same with what may cross in its type.
  @MainActor
  private func performChecked<T: Sendable>(_ operation: @Sendable @MainActor (ModelContext) throws -> T) throws -> T {
    try operation(modelContainer.mainContext)
  }

  @MainActor
  private var context: ModelContext { modelContainer.mainContext }

  @MainActor
  public func hasUnsavedChanges() -> Bool {
    context.hasChanges
  }
}

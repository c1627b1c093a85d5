extension SDKInterface {
  /// Contexts and models, which stay where they are; containers and identifiers, which travel.
  static let swiftData = SDKInterface(
    module: "SwiftData", exports: ["Observation"], imports: ["Foundation"],
    source: #"""
      public class ModelContainer: Equatable, @unchecked Sendable { // source: apple/swiftdata/modelcontainer; since: iOS 17
        final public let schema: Schema
        final public let migrationPlan: (any SchemaMigrationPlan.Type)?
        public var configurations: Set<ModelConfiguration> { get set }
        @MainActor public var mainContext: ModelContext { get }
        public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool
        @_semantics("io") public convenience init(for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws
        @_semantics("io") public convenience init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...) throws
        @_semantics("io") public init(for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]) throws
        public func deleteAllData()
        public func erase() throws // source: apple/swiftdata/modelcontainer/erase(); since: iOS 18
      }
      // source: apple/swiftdata/modelcontext; since: iOS 17
      public class ModelContext: Equatable {
        public init(_ container: ModelContainer)
        public var container: ModelContainer { get }
        public var undoManager: UndoManager? { get set }
        public var autosaveEnabled: Bool { get set }
        public var hasChanges: Bool { get }
        public var insertedModelsArray: [any PersistentModel] { get }
        public var changedModelsArray: [any PersistentModel] { get }
        public var deletedModelsArray: [any PersistentModel] { get }
        public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool
        public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel
        public func registeredModel<T>(for persistentModelID: PersistentIdentifier) -> T? where T: PersistentModel
        public func insert<T>(_ model: T) where T: PersistentModel
        public func delete<T>(_ model: T) where T: PersistentModel
        public func delete<T>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws where T: PersistentModel
        public func rollback()
        public func processPendingChanges()
        public func transaction(block: () throws -> Void) throws
        public func save() throws
        public func enumerate<T>(_ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (_ model: T) throws -> Void) throws where T: PersistentModel
        public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel
        public func fetch<T>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T> where T: PersistentModel
        public func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int where T: PersistentModel
        public func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] where T: PersistentModel
        public func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<PersistentIdentifier> where T: PersistentModel
        public static let willSave: Notification.Name
        @_semantics("postedByContext") public static let didSave: Notification.Name
        public var author: String? { get set } // source: apple/swiftdata/modelcontext/author; since: iOS 18
        public func fetchHistory<T>(_ descriptor: HistoryDescriptor<T>) throws -> [T] where T: HistoryTransaction // source: apple/swiftdata/modelcontext/fetchhistory(_:); since: iOS 18
        public func deleteHistory<T>(_ descriptor: HistoryDescriptor<T>) throws where T: HistoryTransaction // source: apple/swiftdata/modelcontext/deletehistory(_:); since: iOS 18
      }
      @available(*, unavailable) extension ModelContext: @unchecked Sendable {}
      // source: apple/swiftdata/fetchresultscollection; since: iOS 17
      public struct FetchResultsCollection<T> {}
      extension FetchResultsCollection: Sequence {
        public typealias Element = T
        public func makeIterator() -> IndexingIterator<[T]>
      }
      public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Codable, Sendable { // source: apple/swiftdata/persistentidentifier; since: iOS 16
        public struct ID: Hashable, Comparable, Sendable {
          public static func < (lhs: PersistentIdentifier.ID, rhs: PersistentIdentifier.ID) -> Bool
        }
        public let id: PersistentIdentifier.ID
        public var entityName: String { get }
        public var storeIdentifier: String? { get }
        public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool
        public init(from decoder: any Decoder) throws
        public func encode(to encoder: any Encoder) throws
      }
      // `SendableMetatype`: from the iOS 26 SDK on.
      // source: apple/swiftdata/persistentmodel; since: iOS 17
      public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
        init(backingData: any BackingData<Self>)
        var persistentBackingData: any BackingData<Self> { get set }
        static var schemaMetadata: [Schema.PropertyMetadata] { get }
      }
      extension PersistentModel {
        public var modelContext: ModelContext? { get }
        public var persistentModelID: PersistentIdentifier { get }
        public static func == (lhs: Self, rhs: Self) -> Bool
        public func hash(into hasher: inout Hasher)
        public var id: PersistentIdentifier { get }
        public var hasChanges: Bool { get }
        public var isDeleted: Bool { get }
      }
      extension PersistentModel { public static func createBackingData<P>() -> any BackingData<P> where P: PersistentModel } // source: apple/swiftdata/persistentmodel; since: iOS 17
      public struct _SwiftDataNoType { public init() } // source: apple/swiftdata/model(); since: iOS 17
      public protocol BackingData<Model> { associatedtype Model: PersistentModel } // source: apple/swiftdata/backingdata; since: iOS 17

      public struct FetchDescriptor<T>: @unchecked Sendable where T: PersistentModel { // source: apple/swiftdata/fetchdescriptor; since: iOS 17
        public var predicate: Predicate<T>?
        public var sortBy: [SortDescriptor<T>]
        public var fetchLimit: Int?
        public var fetchOffset: Int?
        public var includePendingChanges: Bool
        public var propertiesToFetch: [PartialKeyPath<T>]
        public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>]
        public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = [])
      }

      // source: apple/swiftdata/modelactor; since: iOS 17
      public protocol ModelActor: Actor {
        nonisolated var modelContainer: ModelContainer { get }
        nonisolated var modelExecutor: any ModelExecutor { get }
      }
      extension ModelActor {
        nonisolated public var unownedExecutor: UnownedSerialExecutor { get }
        public var modelContext: ModelContext { get }
        public subscript<T>(id: PersistentIdentifier, as as: T.Type) -> T? where T: PersistentModel { get }
      }
      public protocol ModelExecutor: Executor { var modelContext: ModelContext { get } } // source: apple/swiftdata/modelexecutor; since: iOS 17
      public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {} // source: apple/swiftdata/serialmodelexecutor; since: iOS 17
      public class DefaultSerialModelExecutor: @unchecked Sendable, SerialModelExecutor { // source: apple/swiftdata/defaultserialmodelexecutor; since: iOS 17
        final public let modelContext: ModelContext
        public init(modelContext: ModelContext)
        public func enqueue(_ job: consuming ExecutorJob)
        public func asUnownedSerialExecutor() -> UnownedSerialExecutor
      }

      public struct ModelConfiguration: Identifiable, Hashable { // source: apple/swiftdata/modelconfiguration; since: iOS 17
        public let url: URL
        public let name: String
        public var schema: Schema?
        public let allowsSave: Bool
        public let isStoredInMemoryOnly: Bool
        public var id: URL { get }
        public struct CloudKitDatabase {
          public static var automatic: ModelConfiguration.CloudKitDatabase { get }
          public static var none: ModelConfiguration.CloudKitDatabase { get }
          public static func `private`(_ privateDBName: String) -> ModelConfiguration.CloudKitDatabase
        }
        public struct GroupContainer {
          public static var automatic: ModelConfiguration.GroupContainer { get }
          public static var none: ModelConfiguration.GroupContainer { get }
          public static func identifier(_ groupName: String) -> ModelConfiguration.GroupContainer
        }
        public init(isStoredInMemoryOnly: Bool = false)
        public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false)
        public init(_ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true, groupContainer: ModelConfiguration.GroupContainer = .automatic, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic)
        public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: ModelConfiguration.CloudKitDatabase = .automatic)
        public func hash(into hasher: inout Hasher)
        public static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool
      }
      final public class Schema: Hashable { // source: apple/swiftdata/schema; since: iOS 17
        public struct Version: Codable, Comparable, Hashable {
          public init(_ major: Int, _ minor: Int, _ patch: Int)
          public static func < (lhs: Schema.Version, rhs: Schema.Version) -> Bool
        }
        public struct PropertyMetadata {
          public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: (any SchemaProperty)? = nil)
        }
        public class Attribute {
          public struct Option: Sendable {
            public static var unique: Schema.Attribute.Option { get }
            public static func transformable(by transformerName: String) -> Schema.Attribute.Option
            public static var externalStorage: Schema.Attribute.Option { get }
            public static var allowsCloudEncryption: Schema.Attribute.Option { get }
            public static var preserveValueOnDeletion: Schema.Attribute.Option { get }
            public static var ephemeral: Schema.Attribute.Option { get }
            public static var spotlight: Schema.Attribute.Option { get }
          }
        }
        final public class Relationship {
          public enum DeleteRule: String, Codable { case noAction, nullify, cascade, deny }
          public struct Option {
            public static var unique: Schema.Relationship.Option { get }
          }
        }
        final public class Index<T> where T: PersistentModel {
          public enum Types<P> where P: PersistentModel { case binary([PartialKeyPath<P>]), rtree([PartialKeyPath<P>]) }
        }
        public init()
        public init(_ types: [any PersistentModel.Type], version: Schema.Version = Version(1, 0, 0))
        public convenience init(versionedSchema: any VersionedSchema.Type)
        public static func == (lhs: Schema, rhs: Schema) -> Bool
        public final func hash(into hasher: inout Hasher)
      }
      public protocol SchemaProperty {} // source: apple/swiftdata/schemaproperty; since: iOS 17
      public protocol VersionedSchema { // source: apple/swiftdata/versionedschema; since: iOS 17
        static var models: [any PersistentModel.Type] { get }
        static var versionIdentifier: Schema.Version { get }
      }
      public protocol SchemaMigrationPlan { // source: apple/swiftdata/schemamigrationplan; since: iOS 17
        static var schemas: [any VersionedSchema.Type] { get }
        static var stages: [MigrationStage] { get }
      }
      public enum MigrationStage { // source: apple/swiftdata/migrationstage; since: iOS 17
        case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
        case custom(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((_ context: ModelContext) throws -> Void)?, didMigrate: ((_ context: ModelContext) throws -> Void)?)
      }
      public struct SwiftDataError: Error, Hashable { // source: apple/swiftdata/swiftdataerror; since: iOS 17
        public static let unsupportedPredicate: SwiftDataError
        public static let modelValidationFailure: SwiftDataError
        public static let missingModelContext: SwiftDataError
        public static let loadIssueModelContainer: SwiftDataError
      }
      public protocol HistoryTransaction: Hashable, Identifiable, Sendable {} // source: apple/swiftdata/historytransaction; since: iOS 18
      public struct HistoryDescriptor<TransactionType> where TransactionType: HistoryTransaction { // source: apple/swiftdata/historydescriptor; since: iOS 18
        public var predicate: Predicate<TransactionType>?
        public init(predicate: Predicate<TransactionType>? = nil)
      }
      public struct DefaultHistoryTransaction: HistoryTransaction { // source: apple/swiftdata/defaulthistorytransaction; since: iOS 18
        public var id: Int64 { get }
        public let timestamp: Date
        public let author: String?
      }

      @attached(member, conformances: Observable, PersistentModel, Sendable, names: named(_$backingData), named(persistentBackingData), named(schemaMetadata), named(init), named(_$observationRegistrar), named(access), named(withMutation)) @attached(memberAttribute) @attached(extension, conformances: Observable, PersistentModel, Sendable) public macro Model() = #externalMacro(module: "SDKMacros", type: "Model") // source: apple/swiftdata/model(); since: iOS 17
      @attached(member, names: named(modelExecutor), named(modelContainer), named(init)) @attached(extension, conformances: ModelActor) public macro ModelActor() = #externalMacro(module: "SDKMacros", type: "ModelActor") // source: apple/swiftdata/modelactor(); since: iOS 17
      @attached(peer) public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) = #externalMacro(module: "SDKMacros", type: "Attribute") // source: apple/swiftdata/attribute(_:originalname:hashmodifier:); since: iOS 17
      @attached(peer) public macro Relationship(_ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil) = #externalMacro(module: "SDKMacros", type: "Relationship") // source: apple/swiftdata/relationship(_:deleterule:minimummodelcount:maximummodelcount:originalname:inverse:hashmodifier:); since: iOS 17
      @attached(peer) public macro Transient() = #externalMacro(module: "SDKMacros", type: "Transient") // source: apple/swiftdata/transient(); since: iOS 17
      @attached(accessor, names: named(init), named(get), named(set)) @attached(peer, names: prefixed(`_`)) public macro _PersistedProperty() = #externalMacro(module: "SDKMacros", type: "_PersistedProperty") // source: apple/swiftdata/model(); since: iOS 17
      @freestanding(declaration) public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) = #externalMacro(module: "SDKMacros", type: "Unique") where T: PersistentModel // source: apple/swiftdata/unique(_:); since: iOS 18
      @freestanding(declaration) public macro Index<T>(_ indices: [PartialKeyPath<T>]...) = #externalMacro(module: "SDKMacros", type: "Index") where T: PersistentModel // source: apple/swiftdata/index(_:); since: iOS 18
      """#)
}

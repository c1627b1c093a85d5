// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreData = SDKTypes(
    module: "CoreData",
    exports: ["CloudKit", "Foundation"],
    imports: [],
    extended: [
      "NSAttributeDescription", "NSManagedObjectContext", "NSPersistentCloudKitContainer",
      "NSPersistentCloudKitContainerEventResult", "NSPersistentStore"
    ],
    text: #"""
      // source: apple/coredata; since: iOS 17.4 SDK
      open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest where ResultType: NSFetchRequestResult {}
      open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult where ResultType: NSFetchRequestResult {}
      open class NSAtomicStore: NSPersistentStore {}
      open class NSAtomicStoreCacheNode: NSObject {}
      open class NSAttributeDescription: NSPropertyDescription {}
      public enum NSAttributeType: Hashable, RawRepresentable, Sendable {}
      public enum NSBatchDeleteRequestResultType: Hashable, RawRepresentable, Sendable {}
      open class NSBatchDeleteResult: NSPersistentStoreResult {}
      open class NSBatchInsertRequest: NSPersistentStoreRequest {}
      public enum NSBatchInsertRequestResultType: Hashable, RawRepresentable, Sendable {}
      open class NSBatchInsertResult: NSPersistentStoreResult {}
      open class NSBatchUpdateRequest: NSPersistentStoreRequest {}
      public enum NSBatchUpdateRequestResultType: Hashable, RawRepresentable, Sendable {}
      open class NSBatchUpdateResult: NSPersistentStoreResult {}
      open class NSCompositeAttributeDescription: NSAttributeDescription {}
      open class NSConstraintConflict: NSObject {}
      open class NSCoreDataCoreSpotlightDelegate: NSObject {}
      open class NSCustomMigrationStage: NSMigrationStage {}
      public enum NSDeleteRule: Hashable, RawRepresentable, Sendable {}
      open class NSDerivedAttributeDescription: NSAttributeDescription {}
      open class NSEntityMapping: NSObject {}
      public enum NSEntityMappingType: Hashable, RawRepresentable, Sendable {}
      open class NSEntityMigrationPolicy: NSObject {}
      open class NSExpressionDescription: NSPropertyDescription {}
      open class NSFetchIndexDescription: NSObject, NSCoding, NSCopying {}
      open class NSFetchIndexElementDescription: NSObject, NSCoding, NSCopying {}
      public enum NSFetchIndexElementType: Hashable, RawRepresentable, Sendable {}
      open class NSFetchRequestExpression: NSExpression {}
      public struct NSFetchRequestResultType: OptionSet, Sendable {}
      open class NSFetchedPropertyDescription: NSPropertyDescription {}
      public enum NSFetchedResultsChangeType: Hashable, RawRepresentable, Sendable {}
      public protocol NSFetchedResultsSectionInfo {}
      open class NSIncrementalStore: NSPersistentStore {}
      open class NSIncrementalStoreNode: NSObject {}
      open class NSLightweightMigrationStage: NSMigrationStage {}
      open class NSManagedObjectModelReference: NSObject {}
      open class NSMappingModel: NSObject {}
      open class NSMergeConflict: NSObject {}
      open class NSMergePolicy: NSObject {}
      public enum NSMergePolicyType: Hashable, RawRepresentable, Sendable {}
      open class NSMigrationManager: NSObject {}
      open class NSMigrationStage: NSObject {}
      open class NSPersistentCloudKitContainerEventRequest: NSPersistentStoreRequest {}
      open class NSPersistentCloudKitContainerEventResult: NSPersistentStoreResult {}
      open class NSPersistentCloudKitContainerOptions: NSObject {}
      public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {}
      open class NSPersistentHistoryChange: NSObject, NSCopying {}
      open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {}
      public enum NSPersistentHistoryChangeType: Hashable, RawRepresentable, Sendable {}
      open class NSPersistentHistoryResult: NSPersistentStoreResult {}
      public enum NSPersistentHistoryResultType: Hashable, RawRepresentable, Sendable {}
      open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding {}
      open class NSPersistentHistoryTransaction: NSObject, NSCopying {}
      open class NSPersistentStore: NSObject {}
      public typealias NSPersistentStoreAsynchronousFetchResultCompletionBlock = (NSAsynchronousFetchResult<any NSFetchRequestResult>) -> Void
      open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {}
      public enum NSPersistentStoreRequestType: Hashable, RawRepresentable, Sendable {}
      public enum NSPersistentStoreUbiquitousTransitionType: Hashable, RawRepresentable {}
      open class NSPropertyDescription: NSObject, NSCoding, NSCopying {}
      open class NSPropertyMapping: NSObject {}
      open class NSQueryGenerationToken: NSObject, NSCopying, NSSecureCoding {}
      open class NSRelationshipDescription: NSPropertyDescription {}
      open class NSSaveChangesRequest: NSPersistentStoreRequest {}
      public struct NSSnapshotEventType: OptionSet, Sendable {}
      open class NSStagedMigrationManager: NSObject {}
      extension NSAttributeDescription {
        public struct AttributeType: Hashable, RawRepresentable {}
      }
      extension NSManagedObjectContext {
        public struct ConcurrencyType: Hashable, RawRepresentable {}
        public enum NotificationKey: Hashable, RawRepresentable {}
      }
      extension NSPersistentCloudKitContainer {
        open class Event: NSObject, NSCopying {}
        public enum EventType: Hashable, RawRepresentable, Sendable {}
      }
      extension NSPersistentCloudKitContainerEventResult {
        public enum ResultType: Hashable, RawRepresentable, Sendable {}
      }
      extension NSPersistentStore {
        public struct StoreType: Hashable, RawRepresentable {}
      }
      let NSInferMappingModelAutomaticallyOption: String
      let NSMigratePersistentStoresAutomaticallyOption: String
      let NSSQLiteErrorDomain: String
      let NSSQLiteStoreType: String
      """#)
}

extension SDKInterface {
  /// Contexts that work on a queue of their own, and objects that belong to one.
  static let coreData = SDKInterface(
    module: "CoreData", exports: ["Foundation"],
    source: #"""
      // source: apple/coredata/nsmanagedobjectcontext; since: iOS 15 SDK
      open class NSManagedObjectContext: NSObject, NSLocking {
        public init(concurrencyType ct: NSManagedObjectContextConcurrencyType)
        @_semantics("callsBackOffMain") open func perform(_ block: @escaping () -> Void)
        @_semantics("waits") open func performAndWait(_ block: () -> Void)
        @_semantics("callsBackOffMain") public func perform<T>(schedule: NSManagedObjectContext.ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T
        @_semantics("waits") public func performAndWait<T>(_ block: () throws -> T) rethrows -> T
        public enum ScheduledTaskType: Sendable { case immediate, enqueued }
        open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult
        open func count<T>(for request: NSFetchRequest<T>) throws -> Int where T: NSFetchRequestResult
        open func object(with objectID: NSManagedObjectID) -> NSManagedObject
        open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject
        open func insert(_ object: NSManagedObject)
        open func delete(_ object: NSManagedObject)
        open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool)
        open func save() throws
        open func rollback()
        open func reset()
        @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult
        open var hasChanges: Bool { get }
        open var parent: NSManagedObjectContext? { get set }
        open var automaticallyMergesChangesFromParent: Bool { get set }
        open func lock()
        open func unlock()
      }
      public enum NSManagedObjectContextConcurrencyType: Sendable { case privateQueueConcurrencyType, mainQueueConcurrencyType }
      // source: apple/coredata/nsmanagedobject; since: iOS 3
      open class NSManagedObject: NSObject, NSFetchRequestResult {
        public init(context moc: NSManagedObjectContext)
        open var objectID: NSManagedObjectID { get }
        open var managedObjectContext: NSManagedObjectContext? { get }
        open var isDeleted: Bool { get }
        open var hasChanges: Bool { get }
      }
      @available(*, unavailable) extension NSManagedObject: Sendable {} // source: apple/coredata/nsmanagedobject; since: iOS 17 SDK
      open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {} // source: apple/coredata/nsmanagedobjectid; since: iOS 15 SDK
      // source: apple/coredata; since: iOS 3
      public protocol NSFetchRequestResult: NSObjectProtocol {}
      open class NSEntityDescription: NSObject {}
      open class NSPersistentStoreRequest: NSObject {}
      open class NSPersistentStoreResult: NSObject {}
      open class NSFetchRequest<ResultType>: NSPersistentStoreRequest where ResultType: NSFetchRequestResult {
        public convenience init(entityName: String)
        open var predicate: NSPredicate? { get set }
        open var fetchLimit: Int { get set }
      }
      open class NSBatchDeleteRequest: NSPersistentStoreRequest {}
      open class NSFetchedResultsController<ResultType>: NSObject where ResultType: NSFetchRequestResult { open func performFetch() throws }
      public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}
      open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {}
      open class NSManagedObjectModel: NSObject {}
      open class NSPersistentStoreDescription: NSObject {}
      // source: apple/coredata/nspersistentcontainer; since: iOS 10
      open class NSPersistentContainer: NSObject, @unchecked Sendable {
        public init(name: String)
        open var viewContext: NSManagedObjectContext { get }
        open func newBackgroundContext() -> NSManagedObjectContext
        @_semantics("io") open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void)
        @_semantics("callsBackOffMain") open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void)
        @_semantics("callsBackOffMain") public func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T // source: apple/coredata/nspersistentcontainer/performbackgroundtask(_:); since: iOS 15
      }
      open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}
      // source: apple/foundation/nsnotification/name, apple/coredata/nsmanagedobjectcontext; since: iOS 3
      extension NSNotification.Name {
        @_semantics("postedByContext") public static let NSManagedObjectContextDidSave: NSNotification.Name
        @_semantics("postedByContext") public static let NSManagedObjectContextObjectsDidChange: NSNotification.Name
        @_semantics("postedOffMain") public static let NSPersistentStoreRemoteChange: NSNotification.Name // source: apple/foundation/nsnotification/name/nspersistentstoreremotechange; since: iOS 12
      }
      extension NSManagedObjectContext { // source: apple/coredata/nsmanagedobjectcontext; since: iOS 14
        @_semantics("postedByContext") public static let didSaveObjectsNotification: Notification.Name
        @_semantics("postedByContext") public static let didChangeObjectsNotification: Notification.Name
      }
      """#)
}

// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreData = SDKMembers(
    module: "CoreData",
    typesOfOthers: ["CocoaError", "Code"],
    text: #"""
      extension CocoaError {
      static var migration: CocoaError.Code {get}
      static var sqlite: CocoaError.Code {get}
      }
      extension CocoaError.Code {
      static var migration: CocoaError.Code {get}
      static var sqlite: CocoaError.Code {get}
      }
      extension NSEntityDescription {
      func relationships(forDestination: NSEntityDescription) -> [NSRelationshipDescription]
      static func entity(forEntityName: String, in: NSManagedObjectContext) -> NSEntityDescription?
      static func insertNewObject(forEntityName: String, into: NSManagedObjectContext) -> NSManagedObject
      var indexes: [NSFetchIndexDescription] {get set}
      var managedObjectModel: NSManagedObjectModel {get}
      var name: String? {get set}
      var properties: [NSPropertyDescription] {get set}
      var userInfo: [AnyHashable : Any]? {get set}
      }
      extension NSFetchIndexDescription {
      init(name: String, elements: [NSFetchIndexElementDescription]?)
      var elements: [NSFetchIndexElementDescription] {get set}
      var entity: NSEntityDescription? {get}
      var name: String {get set}
      }
      extension NSFetchIndexElementDescription {
      init(property: NSPropertyDescription, collationType: NSFetchIndexElementType)
      var property: NSPropertyDescription? {get}
      var propertyName: String? {get}
      }
      extension NSFetchIndexElementType {
      init?(rawValue: UInt)
      static var binary: NSFetchIndexElementType {get}
      }
      extension NSFetchRequest {
      func execute() throws -> [ResultType]
      init()
      var entity: NSEntityDescription? {get set}
      var entityName: String? {get}
      var resultType: NSFetchRequestResultType {get set}
      var returnsObjectsAsFaults: Bool {get set}
      var sortDescriptors: [NSSortDescriptor]? {get set}
      }
      extension NSFetchRequestResultType {
      init(rawValue: UInt)
      }
      extension NSManagedObject {
      func awake(fromSnapshotEvents: NSSnapshotEventType)
      func didSave()
      func prepareForDeletion()
      func setValue(_: Any?, forKey: String)
      func value(forKey: String) -> Any?
      func willSave()
      init(entity: NSEntityDescription, insertInto: NSManagedObjectContext?)
      init(entity: NSEntityDescription, insertIntoManagedObjectContext: NSManagedObjectContext?)
      static func entity() -> NSEntityDescription
      static func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult>
      var entity: NSEntityDescription {get}
      var objectWillChange: ObservableObjectPublisher {get}
      }
      extension NSManagedObjectContext {
      func assign(_: Any, to: NSPersistentStore)
      func observeValue(forKeyPath: String?, of: Any?, change: [String : Any]?, context: UnsafeMutableRawPointer?)
      func redo()
      func refreshAllObjects()
      func undo()
      init()
      init(_: NSManagedObjectContext.ConcurrencyType)
      static func new() -> Self
      var concurrencyType: NSManagedObjectContextConcurrencyType {get}
      var mergePolicy: Any {get set}
      var name: String? {get set}
      var persistentStoreCoordinator: NSPersistentStoreCoordinator? {get set}
      var undoManager: UndoManager? {get set}
      var userInfo: NSMutableDictionary {get}
      }
      extension NSManagedObjectContext.ConcurrencyType {
      init(rawValue: NSManagedObjectContextConcurrencyType)
      static let mainQueue: NSManagedObjectContext.ConcurrencyType
      var rawValue: NSManagedObjectContextConcurrencyType
      }
      extension NSManagedObjectContextConcurrencyType {
      init?(rawValue: UInt)
      }
      extension NSManagedObjectID {
      var entity: NSEntityDescription {get}
      var persistentStore: NSPersistentStore? {get}
      }
      extension NSManagedObjectModel {
      func entities(forConfigurationName: String?) -> [NSEntityDescription]?
      init()
      init?(byMerging: [NSManagedObjectModel], forStoreMetadata: [String : Any])
      init?(byMerging: [NSManagedObjectModel]?)
      init?(byMergingModels: [NSManagedObjectModel], forStoreMetadata: [String : Any])
      init?(byMergingModels: [NSManagedObjectModel]?)
      init?(contentsOf: URL)
      init?(contentsOfURL: URL)
      static func mergedModel(from: [Bundle]?) -> NSManagedObjectModel?
      static func mergedModel(from: [Bundle]?, forStoreMetadata: [String : Any]) -> NSManagedObjectModel?
      var configurations: [String] {get}
      var entities: [NSEntityDescription] {get set}
      }
      extension NSPersistentContainer {
      init(name: String, managedObjectModel: NSManagedObjectModel)
      var managedObjectModel: NSManagedObjectModel {get}
      var name: String {get}
      var persistentStoreCoordinator: NSPersistentStoreCoordinator {get}
      var persistentStoreDescriptions: [NSPersistentStoreDescription] {get set}
      }
      extension NSPersistentStore {
      func didAdd(to: NSPersistentStoreCoordinator)
      init(persistentStoreCoordinator: NSPersistentStoreCoordinator?, configurationName: String?, URL: URL, options: [AnyHashable : Any]? = nil)
      init(persistentStoreCoordinator: NSPersistentStoreCoordinator?, configurationName: String?, at: URL, options: [AnyHashable : Any]? = nil)
      var configurationName: String {get}
      var identifier: String! {get set}
      var metadata: [String : Any]! {get set}
      var options: [AnyHashable : Any]? {get}
      var persistentStoreCoordinator: NSPersistentStoreCoordinator? {get}
      var type: String {get}
      var url: URL? {get set}
      }
      extension NSPersistentStore.StoreType {
      init(rawValue: String)
      static let binary: NSPersistentStore.StoreType
      static let inMemory: NSPersistentStore.StoreType
      static let sqlite: NSPersistentStore.StoreType
      var rawValue: String
      }
      extension NSPersistentStoreCoordinator {
      func addPersistentStore(ofType: String, configurationName: String?, at: URL?, options: [AnyHashable : Any]? = nil) throws -> NSPersistentStore
      func addPersistentStore(type: NSPersistentStore.StoreType, configuration: String? = nil, at: URL, options: [AnyHashable : Any]? = nil) throws -> NSPersistentStore
      func addPersistentStore(with: NSPersistentStoreDescription, completionHandler: _)
      func destroyPersistentStore(at: URL, ofType: String, options: [AnyHashable : Any]? = nil) throws
      func destroyPersistentStore(at: URL, type: NSPersistentStore.StoreType, options: [AnyHashable : Any]? = nil) throws
      func execute(_: NSPersistentStoreRequest, with: NSManagedObjectContext) throws -> Any
      func lock()
      func metadata(for: NSPersistentStore) -> [String : Any]
      func perform(_: _)
      func performAndWait(_: _)
      func persistentStore(for: URL) -> NSPersistentStore?
      func remove(_: NSPersistentStore) throws
      func unlock()
      func url(for: NSPersistentStore) -> URL
      init(managedObjectModel: NSManagedObjectModel)
      var managedObjectModel: NSManagedObjectModel {get}
      var name: String? {get set}
      var persistentStores: [NSPersistentStore] {get}
      }
      extension NSPersistentStoreDescription {
      func setOption(_: NSObject?, forKey: String)
      func setValue(_: NSObject?, forPragmaNamed: String)
      init(URL: URL)
      init(url: URL)
      var configuration: String? {get set}
      var options: [String : NSObject] {get}
      var timeout: TimeInterval {get set}
      var type: String {get set}
      var url: URL? {get set}
      }
      extension NSPersistentStoreRequest {
      var requestType: NSPersistentStoreRequestType {get}
      }
      extension NSPersistentStoreRequestType {
      init?(rawValue: UInt)
      }
      extension NSPropertyDescription {
      var entity: NSEntityDescription {get}
      var isOptional: Bool {get set}
      var isTransient: Bool {get set}
      var name: String {get set}
      var userInfo: [AnyHashable : Any]? {get set}
      }
      extension NSRelationshipDescription {
      var maxCount: Int {get set}
      var minCount: Int {get set}
      }
      extension NSSnapshotEventType {
      init(rawValue: UInt)
      static var mergePolicy: NSSnapshotEventType {get}
      static var refresh: NSSnapshotEventType {get}
      static var rollback: NSSnapshotEventType {get}
      }
      """#)
}

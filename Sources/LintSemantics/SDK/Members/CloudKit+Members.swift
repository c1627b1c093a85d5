// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let cloudKit = SDKMembers(
    module: "CloudKit",
    typesOfOthers: ["Name"],
    text: #"""
      extension CKAccountStatus {
      init?(rawValue: Int)
      }
      extension CKContainer {
      func accept(_: CKShare.Metadata) async throws -> CKShare
      func accept(_: CKShare.Metadata, completionHandler: _)
      func accept(_: [CKShare.Metadata]) async throws -> [CKShare.Metadata : Result<CKShare, any Error>]
      func accept(_: [CKShare.Metadata], completionHandler: _)
      func add(_: CKOperation)
      func database(with: CKDatabase.Scope) -> CKDatabase
      func status(forApplicationPermission: CKContainer.ApplicationPermissions, completionHandler: _)
      func userIdentity(forEmailAddress: String) async throws -> CKUserIdentity?
      func userIdentity(forPhoneNumber: String) async throws -> CKUserIdentity?
      func userIdentity(forUserRecordID: CKRecord.ID) async throws -> CKUserIdentity?
      init(identifier: String)
      }
      extension CKDatabase {
      func add(_: CKDatabaseOperation)
      func delete(withRecordID: CKRecord.ID, completionHandler: _)
      func delete(withRecordZoneID: CKRecordZone.ID, completionHandler: _)
      func delete(withSubscriptionID: CKSubscription.ID, completionHandler: _)
      func deleteSubscription(withID: CKSubscription.ID) async throws -> CKSubscription.ID
      func fetch(withCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults, completionHandler: _)
      func fetch(withQuery: CKQuery, inZoneWith: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults, completionHandler: _)
      func fetch(withRecordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil, completionHandler: _)
      func fetch(withRecordZoneID: CKRecordZone.ID, completionHandler: _)
      func fetch(withRecordZoneIDs: [CKRecordZone.ID], completionHandler: _)
      func fetch(withSubscriptionID: CKSubscription.ID, completionHandler: _)
      func fetch(withSubscriptionIDs: [CKSubscription.ID], completionHandler: _)
      func modifyRecords(saving: [CKRecord], deleting: [CKRecord.ID], savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true) async throws -> (saveResults: [CKRecord.ID : Result<CKRecord, any Error>], deleteResults: [CKRecord.ID : Result<Void, any Error>])
      func modifyRecords(saving: [CKRecord], deleting: [CKRecord.ID], savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true, completionHandler: _)
      func perform(_: CKQuery, inZoneWith: CKRecordZone.ID?) async throws -> [CKRecord]
      func perform(_: CKQuery, inZoneWith: CKRecordZone.ID?, completionHandler: _)
      func records(continuingMatchFrom: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)
      func records(for: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil) async throws -> [CKRecord.ID : Result<CKRecord, any Error>]
      func records(matching: CKQuery, inZoneWith: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults) async throws -> (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?)
      func records(matching: CKQuery, inZoneWith: CKRecordZone.ID?) async throws -> [CKRecord]
      func subscription(for: CKSubscription.ID) async throws -> CKSubscription
      func subscriptions(for: [CKSubscription.ID]) async throws -> [CKSubscription.ID : Result<CKSubscription, any Error>]
      }
      extension CKDatabase.Scope {
      init?(rawValue: Int)
      static var `private`: Scope {get}
      static var `public`: Scope {get}
      static var shared: Scope {get}
      }
      extension CKDatabaseOperation {
      var database: CKDatabase? {get set}
      }
      extension CKError {
      func hash(into: inout Hasher)
      init(_: Self.Code, userInfo: [String : Any] = [:])
      static var accountTemporarilyUnavailable: CKError.Code {get}
      static var alreadyShared: CKError.Code {get}
      static var assetFileModified: CKError.Code {get}
      static var assetFileNotFound: CKError.Code {get}
      static var badContainer: CKError.Code {get}
      static var badDatabase: CKError.Code {get}
      static var batchRequestFailed: CKError.Code {get}
      static var changeTokenExpired: CKError.Code {get}
      static var constraintViolation: CKError.Code {get}
      static var errorDomain: String {get}
      static var incompatibleVersion: CKError.Code {get}
      static var internalError: CKError.Code {get}
      static var invalidArguments: CKError.Code {get}
      static var limitExceeded: CKError.Code {get}
      static var managedAccountRestricted: CKError.Code {get}
      static var missingEntitlement: CKError.Code {get}
      static var networkFailure: CKError.Code {get}
      static var networkUnavailable: CKError.Code {get}
      static var notAuthenticated: CKError.Code {get}
      static var operationCancelled: CKError.Code {get}
      static var partialFailure: CKError.Code {get}
      static var participantMayNeedVerification: CKError.Code {get}
      static var permissionFailure: CKError.Code {get}
      static var quotaExceeded: CKError.Code {get}
      static var referenceViolation: CKError.Code {get}
      static var requestRateLimited: CKError.Code {get}
      static var serverRecordChanged: CKError.Code {get}
      static var serverRejectedRequest: CKError.Code {get}
      static var serverResponseLost: CKError.Code {get}
      static var serviceUnavailable: CKError.Code {get}
      static var tooManyParticipants: CKError.Code {get}
      static var unknownItem: CKError.Code {get}
      static var userDeletedZone: CKError.Code {get}
      static var zoneBusy: CKError.Code {get}
      static var zoneNotFound: CKError.Code {get}
      var code: Self.Code {get}
      var errorCode: Int {get}
      var errorUserInfo: [String : Any] {get}
      var hashValue: Int {get}
      var userInfo: [String : Any] {get}
      }
      extension CKError.Code {
      init?(rawValue: Int)
      static var accountTemporarilyUnavailable: Code {get}
      static var alreadyShared: Code {get}
      static var assetFileModified: Code {get}
      static var assetFileNotFound: Code {get}
      static var badContainer: Code {get}
      static var badDatabase: Code {get}
      static var batchRequestFailed: Code {get}
      static var changeTokenExpired: Code {get}
      static var constraintViolation: Code {get}
      static var incompatibleVersion: Code {get}
      static var internalError: Code {get}
      static var invalidArguments: Code {get}
      static var limitExceeded: Code {get}
      static var managedAccountRestricted: Code {get}
      static var missingEntitlement: Code {get}
      static var networkFailure: Code {get}
      static var networkUnavailable: Code {get}
      static var notAuthenticated: Code {get}
      static var operationCancelled: Code {get}
      static var partialFailure: Code {get}
      static var participantMayNeedVerification: Code {get}
      static var permissionFailure: Code {get}
      static var quotaExceeded: Code {get}
      static var referenceViolation: Code {get}
      static var requestRateLimited: Code {get}
      static var serverRecordChanged: Code {get}
      static var serverRejectedRequest: Code {get}
      static var serverResponseLost: Code {get}
      static var serviceUnavailable: Code {get}
      static var tooManyParticipants: Code {get}
      static var unknownItem: Code {get}
      static var userDeletedZone: Code {get}
      static var zoneBusy: Code {get}
      static var zoneNotFound: Code {get}
      }
      extension CKFetchRecordZoneChangesOperation {
      init()
      init(recordZoneIDs: [CKRecordZone.ID], optionsByRecordZoneID: [CKRecordZone.ID : CKFetchRecordZoneChangesOperation.ZoneOptions]? = nil)
      init(recordZoneIDs: [CKRecordZone.ID]? = nil, configurationsByRecordZoneID: [CKRecordZone.ID : CKFetchRecordZoneChangesOperation.ZoneConfiguration]? = nil)
      var configurationsByRecordZoneID: [CKRecordZone.ID : CKFetchRecordZoneChangesOperation.ZoneConfiguration]? {get set}
      var fetchAllChanges: Bool {get set}
      var fetchRecordZoneChangesResultBlock: _ {get set}
      var recordWasChangedBlock: _ {get set}
      var recordWithIDWasDeletedBlock: _ {get set}
      var recordZoneFetchResultBlock: _ {get set}
      var recordZoneIDs: [CKRecordZone.ID]? {get set}
      }
      extension CKFetchRecordZoneChangesOperation.ZoneConfiguration {
      init(previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil, desiredKeys: [CKRecord.FieldKey]? = nil)
      var desiredKeys: [CKRecord.FieldKey]? {get set}
      var previousServerChangeToken: CKServerChangeToken? {get set}
      var resultsLimit: Int {get set}
      }
      extension CKFetchRecordZoneChangesOperation.ZoneOptions {
      var desiredKeys: [String]? {get set}
      var previousServerChangeToken: CKServerChangeToken? {get set}
      var resultsLimit: Int {get set}
      }
      extension CKModifyRecordsOperation {
      init()
      init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil)
      var isAtomic: Bool {get set}
      var modifyRecordsResultBlock: _ {get set}
      var recordIDsToDelete: [CKRecord.ID]? {get set}
      var recordsToSave: [CKRecord]? {get set}
      var savePolicy: CKModifyRecordsOperation.RecordSavePolicy {get set}
      }
      extension CKModifyRecordsOperation.RecordSavePolicy {
      init?(rawValue: Int)
      static var allKeys: RecordSavePolicy {get}
      static var changedKeys: RecordSavePolicy {get}
      static var ifServerRecordUnchanged: RecordSavePolicy {get}
      }
      extension CKNotification {
      init?(fromRemoteNotificationDictionary: [AnyHashable : Any])
      var badge: NSNumber? {get}
      var category: String? {get}
      var notificationID: CKNotification.ID? {get}
      var notificationType: CKNotification.NotificationType {get}
      var subscriptionID: CKSubscription.ID? {get}
      var subtitle: String? {get}
      var title: String? {get}
      }
      extension CKNotification.NotificationType {
      init?(rawValue: Int)
      static var database: NotificationType {get}
      static var query: NotificationType {get}
      }
      extension CKOperation {
      init()
      var configuration: CKOperation.Configuration! {get set}
      var container: CKContainer? {get set}
      var group: CKOperationGroup? {get set}
      var timeoutIntervalForRequest: TimeInterval {get set}
      var timeoutIntervalForResource: TimeInterval {get set}
      }
      extension CKOperation.Configuration {
      var container: CKContainer? {get set}
      var qualityOfService: QualityOfService {get set}
      var timeoutIntervalForRequest: TimeInterval {get set}
      var timeoutIntervalForResource: TimeInterval {get set}
      }
      extension CKOperationGroup {
      init()
      var defaultConfiguration: CKOperation.Configuration! {get set}
      var name: String? {get set}
      var quantity: Int {get set}
      }
      extension CKQuery {
      init(recordType: CKRecord.RecordType, predicate: NSPredicate)
      var predicate: NSPredicate {get}
      var recordType: CKRecord.RecordType {get}
      var sortDescriptors: [NSSortDescriptor]? {get set}
      }
      extension CKQueryOperation {
      init()
      init(cursor: CKQueryOperation.Cursor)
      init(query: CKQuery)
      static let maximumResults: Int
      var cursor: CKQueryOperation.Cursor? {get set}
      var desiredKeys: [CKRecord.FieldKey]? {get set}
      var query: CKQuery? {get set}
      var queryResultBlock: _ {get set}
      var recordMatchedBlock: _ {get set}
      var resultsLimit: Int {get set}
      var zoneID: CKRecordZone.ID? {get set}
      }
      extension CKRecord {
      func allKeys() -> [CKRecord.FieldKey]
      func changedKeys() -> [CKRecord.FieldKey]
      func makeIterator() -> CKRecordKeyValueIterator
      func object(forKey: CKRecord.FieldKey) -> (any __CKRecordObjCValue)?
      func setObject(_: (any __CKRecordObjCValue)?, forKey: CKRecord.FieldKey)
      init(recordType: CKRecord.RecordType, recordID: CKRecord.ID = CKRecord.ID())
      init(recordType: CKRecord.RecordType, zoneID: CKRecordZone.ID)
      var creationDate: Date? {get}
      var modificationDate: Date? {get}
      var parent: CKRecord.Reference? {get set}
      var recordID: CKRecord.ID {get}
      var recordType: CKRecord.RecordType {get}
      var share: CKRecord.Reference? {get}
      }
      extension CKRecord.ID {
      init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = CKRecordZone.ID.default)
      init(recordName: String)
      var recordName: String {get}
      var zoneID: CKRecordZone.ID {get}
      }
      extension CKRecord.Reference {
      init(record: CKRecord, action: CKRecord.ReferenceAction)
      init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction)
      var action: CKRecord.ReferenceAction {get}
      var recordID: CKRecord.ID {get}
      }
      extension CKRecord.ReferenceAction {
      init?(rawValue: UInt)
      static var deleteSelf: ReferenceAction {get}
      static var none: ReferenceAction {get}
      }
      extension CKRecordKeyValueIterator {
      func next() -> (CKRecord.FieldKey, any CKRecordValueProtocol)?
      }
      extension CKRecordKeyValueSetting {
      func allKeys() -> [String]
      func changedKeys() -> [String]
      func object(forKey: String) -> (any __CKRecordObjCValue)?
      func setObject(_: (any __CKRecordObjCValue)?, forKey: String)
      }
      extension CKRecordZone {
      init(zoneID: CKRecordZone.ID)
      init(zoneName: String)
      static func `default`() -> CKRecordZone
      var capabilities: CKRecordZone.Capabilities {get}
      var share: CKRecord.Reference? {get}
      var zoneID: CKRecordZone.ID {get}
      }
      extension CKRecordZone.Capabilities {
      init(rawValue: UInt)
      static var atomic: CKRecordZone.Capabilities {get}
      static var sharing: CKRecordZone.Capabilities {get}
      }
      extension CKRecordZone.ID {
      init(zoneName: String = CKRecordZone.ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName)
      init(zoneName: String = CKRecordZone.ID.defaultZoneName, ownerName: String? = CKOwnerDefaultName)
      static let `default`: CKRecordZone.ID
      var ownerName: String {get}
      var zoneName: String {get}
      }
      extension CKRecordZoneNotification {
      var recordZoneID: CKRecordZone.ID? {get}
      }
      extension CKRecordZoneSubscription {
      init(zoneID: CKRecordZone.ID)
      init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID)
      var recordType: CKRecord.RecordType? {get set}
      var zoneID: CKRecordZone.ID {get}
      }
      extension CKShare {
      init(recordZoneID: CKRecordZone.ID)
      init(rootRecord: CKRecord)
      init(rootRecord: CKRecord, share: CKRecord.ID)
      init(rootRecord: CKRecord, shareID: CKRecord.ID)
      var owner: CKShare.Participant {get}
      var participants: [CKShare.Participant] {get}
      var url: URL? {get}
      }
      extension CKShare.Metadata {
      var share: CKShare {get}
      }
      extension CKShare.Participant {
      var permission: CKShare.ParticipantPermission {get set}
      var role: CKShare.ParticipantRole {get set}
      var type: CKShare.ParticipantType {get set}
      var userIdentity: CKUserIdentity {get}
      }
      extension CKShare.ParticipantPermission {
      init?(rawValue: Int)
      static var none: ParticipantPermission {get}
      static var readOnly: ParticipantPermission {get}
      static var readWrite: ParticipantPermission {get}
      static var unknown: ParticipantPermission {get}
      }
      extension CKShare.ParticipantRole {
      init?(rawValue: Int)
      static var owner: ParticipantRole {get}
      static var unknown: ParticipantRole {get}
      }
      extension CKShare.ParticipantType {
      init?(rawValue: Int)
      static var owner: ParticipantType {get}
      static var unknown: ParticipantType {get}
      }
      extension CKSubscription {
      var notificationInfo: CKSubscription.NotificationInfo? {get set}
      var subscriptionID: CKSubscription.ID {get}
      }
      extension CKSubscription.NotificationInfo {
      init(alertBody: String? = nil, alertLocalizationKey: String? = nil, alertLocalizationArgs: [CKRecord.FieldKey] = [], title: String? = nil, titleLocalizationKey: String? = nil, titleLocalizationArgs: [CKRecord.FieldKey] = [], subtitle: String? = nil, subtitleLocalizationKey: String? = nil, subtitleLocalizationArgs: [CKRecord.FieldKey] = [], alertActionLocalizationKey: String? = nil, alertLaunchImage: String? = nil, soundName: String? = nil, desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false, shouldSendContentAvailable: Bool = false, shouldSendMutableContent: Bool = false, category: String? = nil, collapseIDKey: String? = nil)
      var category: String? {get set}
      var desiredKeys: [CKRecord.FieldKey]? {get set}
      var shouldSendContentAvailable: Bool {get set}
      var subtitle: String? {get set}
      var title: String? {get set}
      }
      extension CKUserIdentity {
      var hasiCloudAccount: Bool {get}
      var nameComponents: PersonNameComponents? {get}
      }
      """#)
}

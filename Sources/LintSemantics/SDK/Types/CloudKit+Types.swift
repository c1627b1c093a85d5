// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let cloudKit = SDKTypes(
    module: "CloudKit",
    exports: ["CoreLocation", "Foundation"],
    imports: ["CoreTransferable"],
    extended: [
      "AccountChange", "CKContainer", "CKDatabase", "CKError", "CKFetchRecordZoneChangesOperation",
      "CKModifyRecordsOperation", "CKNotification", "CKOperation", "CKOperationGroup", "CKQueryNotification",
      "CKQueryOperation", "CKQuerySubscription", "CKRecord", "CKRecordZone", "CKShare", "CKShareTransferRepresentation",
      "CKSubscription", "CKSyncEngine", "CKUserIdentity", "DatabaseChange", "Deletion", "Event", "FetchChangesOptions",
      "RecordZoneChange", "SendChangesOptions", "SentDatabaseChanges", "SentRecordZoneChanges", "State"
    ],
    text: #"""
      // source: apple/cloudkit; since: iOS 17.4 SDK
      open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {}
      open class CKAllowedSharingOptions: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {}
      public typealias CKContainer_Application_PermissionBlock = CKContainer.ApplicationPermissionBlock
      public typealias CKContainer_Application_PermissionStatus = CKContainer.ApplicationPermissionStatus
      public typealias CKContainer_Application_Permissions = CKContainer.ApplicationPermissions
      open class CKDatabaseNotification: CKNotification, @unchecked Sendable {}
      open class CKDatabaseOperation: CKOperation, @unchecked Sendable {}
      open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {}
      open class CKDiscoverAllUserIdentitiesOperation: CKOperation {}
      open class CKDiscoverUserIdentitiesOperation: CKOperation {}
      public struct CKError: CustomNSError, Hashable, Sendable {}
      open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {}
      open class CKFetchNotificationChangesOperation: CKOperation {}
      open class CKFetchRecordChangesOperation: CKDatabaseOperation {}
      open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {}
      open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {}
      open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {}
      open class CKFetchShareMetadataOperation: CKOperation, @unchecked Sendable {}
      open class CKFetchShareParticipantsOperation: CKOperation, @unchecked Sendable {}
      open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {}
      open class CKFetchWebAuthTokenOperation: CKDatabaseOperation, @unchecked Sendable {}
      open class CKLocationSortDescriptor: NSSortDescriptor {}
      open class CKMarkNotificationsReadOperation: CKOperation {}
      open class CKModifyBadgeOperation: CKOperation {}
      open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {}
      open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {}
      open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {}
      open class CKNotification: NSObject, @unchecked Sendable {}
      open class CKOperation: Operation, @unchecked Sendable {}
      open class CKOperationGroup: NSObject, NSSecureCoding, @unchecked Sendable {}
      open class CKQuery: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class CKQueryNotification: CKNotification, @unchecked Sendable {}
      open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {}
      open class CKQuerySubscription: CKSubscription, @unchecked Sendable {}
      public struct CKRecordKeyValueIterator: IteratorProtocol {}
      public protocol CKRecordKeyValueSetting: NSObjectProtocol {}
      public typealias CKRecordValue = __CKRecordObjCValue
      public protocol CKRecordValueProtocol {}
      open class CKRecordZone: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {}
      open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {}
      public typealias CKRecord_Reference_Action = CKRecord.ReferenceAction
      open class CKServerChangeToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class CKShare: CKRecord, @unchecked Sendable {}
      public struct CKShareTransferRepresentation<Item>: TransferRepresentation, Sendable where Item: Transferable {}
      public typealias CKShare_Participant_AcceptanceStatus = CKShare.ParticipantAcceptanceStatus
      public typealias CKShare_Participant_ParticipantType = CKShare.ParticipantType
      public typealias CKShare_Participant_Permission = CKShare.ParticipantPermission
      public typealias CKShare_Participant_Role = CKShare.ParticipantRole
      public struct CKSharingParticipantAccessOption: OptionSet, Sendable {}
      public struct CKSharingParticipantPermissionOption: OptionSet, Sendable {}
      open class CKSubscription: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      public final class CKSyncEngine: @unchecked Sendable {}
      public enum CKSyncEngineAccountChangeType: Hashable, RawRepresentable, Sendable {}
      public protocol CKSyncEngineDelegate: AnyObject, Sendable {}
      public enum CKSyncEngineEventType: Hashable, RawRepresentable, Sendable {}
      public enum CKSyncEnginePendingDatabaseChangeType: Hashable, RawRepresentable, Sendable {}
      public enum CKSyncEnginePendingRecordZoneChangeType: Hashable, RawRepresentable, Sendable {}
      public enum CKSyncEngineSyncReason: Hashable, RawRepresentable, Sendable {}
      public enum CKSyncEngineZoneDeletionReason: Hashable, RawRepresentable, Sendable {}
      open class CKSystemSharingUIObserver: NSObject, @unchecked Sendable {}
      open class CKUserIdentity: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      extension CKContainer {
        public enum Application {}
        public typealias ApplicationPermissionBlock = (CKContainer.ApplicationPermissionStatus, (any Error)?) -> Void
        public enum ApplicationPermissionStatus: Hashable, RawRepresentable {}
        public struct ApplicationPermissions: OptionSet, Sendable {}
      }
      extension CKDatabase {
        public enum DatabaseChange {}
        public enum RecordZoneChange {}
        public enum Scope: Hashable, RawRepresentable, Sendable {}
      }
      extension CKDatabase.DatabaseChange {
        public struct Deletion: Hashable, Sendable {}
        public struct Modification: Hashable, Sendable {}
      }
      extension CKDatabase.DatabaseChange.Deletion {
        public enum Reason: Hashable, Sendable {}
      }
      extension CKDatabase.RecordZoneChange {
        public struct Deletion: Hashable, Sendable {}
        public struct Modification: Hashable, Sendable {}
      }
      extension CKError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension CKFetchRecordZoneChangesOperation {
        open class ZoneConfiguration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
        open class ZoneOptions: NSObject, NSCopying, NSSecureCoding {}
      }
      extension CKModifyRecordsOperation {
        public enum RecordSavePolicy: Hashable, RawRepresentable, Sendable {}
      }
      extension CKNotification {
        open class ID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
        public enum NotificationType: Hashable, RawRepresentable, Sendable {}
      }
      extension CKOperation {
        open class Configuration: NSObject, @unchecked Sendable {}
      }
      extension CKOperationGroup {
        public enum TransferSize: Hashable, RawRepresentable, Sendable {}
      }
      extension CKQueryNotification {
        public enum Reason: Hashable, RawRepresentable, Sendable {}
      }
      extension CKQueryOperation {
        open class Cursor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      }
      extension CKQuerySubscription {
        public struct Options: OptionSet, Sendable {}
      }
      extension CKRecord {
        open class Reference: NSObject, CKRecordValueProtocol, NSCopying, NSSecureCoding, @unchecked Sendable {}
        public enum ReferenceAction: Hashable, RawRepresentable, Sendable {}
        public enum SystemFieldKey {}
        public enum SystemType {}
      }
      extension CKRecordZone {
        public struct Capabilities: OptionSet, Sendable {}
        open class ID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      }
      extension CKShare {
        open class Metadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
        open class Participant: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
        public enum ParticipantAcceptanceStatus: Hashable, RawRepresentable, Sendable {}
        public enum ParticipantPermission: Hashable, RawRepresentable, Sendable {}
        public enum ParticipantRole: Hashable, RawRepresentable, Sendable {}
        public enum ParticipantType: Hashable, RawRepresentable {}
        public enum SystemFieldKey {}
      }
      extension CKShareTransferRepresentation {
        public struct ExportedShare: Transferable {}
      }
      extension CKSubscription {
        open class NotificationInfo: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
        public enum SubscriptionType: Hashable, RawRepresentable, Sendable {}
      }
      extension CKSyncEngine {
        public struct Configuration: Sendable {}
        public enum Event: Sendable {}
        public struct FetchChangesContext: Sendable {}
        public struct FetchChangesOptions: Sendable {}
        public enum PendingDatabaseChange: Hashable, Sendable {}
        public enum PendingRecordZoneChange: Hashable, Sendable {}
        public struct RecordZoneChangeBatch: Sendable {}
        public struct SendChangesContext: Sendable {}
        public struct SendChangesOptions: Sendable {}
        public final class State: @unchecked Sendable {}
        public enum SyncReason: Hashable, Sendable {}
      }
      extension CKSyncEngine.Event {
        public struct AccountChange: Sendable {}
        public struct DidFetchChanges: Sendable {}
        public struct DidFetchRecordZoneChanges: Sendable {}
        public struct DidSendChanges: Sendable {}
        public struct FetchedDatabaseChanges: Sendable {}
        public struct FetchedRecordZoneChanges: Sendable {}
        public struct SentDatabaseChanges: Sendable {}
        public struct SentRecordZoneChanges: Sendable {}
        public struct StateUpdate: Sendable {}
        public struct WillFetchChanges: Sendable {}
        public struct WillFetchRecordZoneChanges: Sendable {}
        public struct WillSendChanges: Sendable {}
      }
      extension CKSyncEngine.Event.AccountChange {
        public enum ChangeType: Equatable, Sendable {}
      }
      extension CKSyncEngine.Event.SentDatabaseChanges {
        public struct FailedZoneSave: Sendable {}
      }
      extension CKSyncEngine.Event.SentRecordZoneChanges {
        public struct FailedRecordSave: Sendable {}
      }
      extension CKSyncEngine.FetchChangesOptions {
        public enum Scope: Equatable, Sendable {}
      }
      extension CKSyncEngine.SendChangesOptions {
        public enum Scope: Equatable, Sendable {}
      }
      extension CKSyncEngine.State {
        public struct Serialization: Decodable, Encodable, Sendable {}
      }
      extension CKUserIdentity {
        open class LookupInfo: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      }
      extension CKRecord: CKRecordKeyValueSetting {}
      let CKCurrentUserDefaultName: String
      let CKErrorRetryAfterKey: String
      let CKOwnerDefaultName: String
      let CKPartialErrorsByItemIDKey: String
      """#)
}

extension SDKInterface {
  /// Handlers run on a queue of the container.
  static let cloudKit = SDKInterface(
    module: "CloudKit", exports: ["Foundation"],
    source: #"""
      // source: apple/cloudkit/ckcontainer, SE-0463; since: Swift 6.2
      open class CKContainer: NSObject, @unchecked Sendable {
        open class func `default`() -> CKContainer
        open var privateCloudDatabase: CKDatabase { get }
        open var publicCloudDatabase: CKDatabase { get }
        @_semantics("callsBackOffMain") open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void)
        open func accountStatus() async throws -> CKAccountStatus
      }
      // source: apple/cloudkit/ckdatabase, SE-0463; since: Swift 6.2
      open class CKDatabase: NSObject, @unchecked Sendable {
        @_semantics("callsBackOffMain") open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void)
        @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord
        @_semantics("callsBackOffMain") open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void)
        open func record(for recordID: CKRecord.ID) async throws -> CKRecord
      }
      // source: apple/cloudkit; since: iOS 8
      public enum CKAccountStatus: Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }
      open class CKRecord: NSObject, @unchecked Sendable {
        open class ID: NSObject, @unchecked Sendable {}
      }
      extension NSNotification.Name { @_semantics("postedOffMain") public static let CKAccountChanged: NSNotification.Name } // source: apple/foundation/nsnotification/name/ckaccountchanged; since: iOS 9
      """#)
}

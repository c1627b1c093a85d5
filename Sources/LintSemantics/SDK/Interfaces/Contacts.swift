extension SDKInterface {
  /// Reading contacts blocks; asking for access calls back off the main thread.
  static let contacts = SDKInterface(
    module: "Contacts", exports: ["Foundation"],
    source: #"""
      // source: apple/contacts/cncontactstore, SE-0463; since: Swift 6.2
      open class CNContactStore: NSObject {
        override public init()
        open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus
        @_semantics("callsBackOffMain") open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)
        @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool
        @_semantics("io") open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact]
        @_semantics("io") open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact
        @_semantics("io") open func enumerateContacts(with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void) throws
        @_semantics("io") open func execute(_ saveRequest: CNSaveRequest) throws
      }
      // source: apple/contacts; since: iOS 9
      public enum CNEntityType: Sendable { case contacts }
      public enum CNAuthorizationStatus: Sendable { case notDetermined, restricted, denied, authorized, limited }
      public protocol CNKeyDescriptor: NSObjectProtocol {}
      open class CNContact: NSObject {
        open var identifier: String { get }
        open var givenName: String { get }
        open var familyName: String { get }
        open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate
      }
      extension NSNotification.Name { @_semantics("postedOffMain") public static let CNContactStoreDidChange: Notification.Name }
      extension NSString: CNKeyDescriptor {}
      public let CNContactIdentifierKey: String
      public let CNContactGivenNameKey: String
      public let CNContactFamilyNameKey: String
      open class CNMutableContact: CNContact {}
      open class CNContactFetchRequest: NSObject { public init(keysToFetch: [any CNKeyDescriptor]) }
      open class CNSaveRequest: NSObject {}
      """#)
}

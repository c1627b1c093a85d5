// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let contacts = SDKTypes(
    module: "Contacts",
    exports: ["Foundation"],
    imports: [],
    extended: ["CNError"],
    text: #"""
      // source: apple/contacts; since: iOS 17.4 SDK
      open class CNChangeHistoryAddContactEvent: CNChangeHistoryEvent {}
      open class CNChangeHistoryAddGroupEvent: CNChangeHistoryEvent {}
      open class CNChangeHistoryAddMemberToGroupEvent: CNChangeHistoryEvent {}
      open class CNChangeHistoryAddSubgroupToGroupEvent: CNChangeHistoryEvent {}
      open class CNChangeHistoryDeleteContactEvent: CNChangeHistoryEvent {}
      open class CNChangeHistoryDeleteGroupEvent: CNChangeHistoryEvent {}
      open class CNChangeHistoryDropEverythingEvent: CNChangeHistoryEvent {}
      open class CNChangeHistoryEvent: NSObject, NSCopying, NSSecureCoding {}
      public protocol CNChangeHistoryEventVisitor: NSObjectProtocol {}
      open class CNChangeHistoryFetchRequest: CNFetchRequest, NSSecureCoding {}
      open class CNChangeHistoryRemoveMemberFromGroupEvent: CNChangeHistoryEvent {}
      open class CNChangeHistoryRemoveSubgroupFromGroupEvent: CNChangeHistoryEvent {}
      open class CNChangeHistoryUpdateContactEvent: CNChangeHistoryEvent {}
      open class CNChangeHistoryUpdateGroupEvent: CNChangeHistoryEvent {}
      public enum CNContactDisplayNameOrder: Hashable, RawRepresentable, Sendable {}
      open class CNContactFormatter: Formatter, NSSecureCoding {}
      public enum CNContactFormatterStyle: Hashable, RawRepresentable, Sendable {}
      open class CNContactProperty: NSObject, NSCopying, NSSecureCoding {}
      open class CNContactRelation: NSObject, NSCopying, NSSecureCoding {}
      public enum CNContactSortOrder: Hashable, RawRepresentable, Sendable {}
      public enum CNContactType: Hashable, RawRepresentable, Sendable {}
      open class CNContactVCardSerialization: NSObject {}
      open class CNContactsUserDefaults: NSObject {}
      open class CNContainer: NSObject, NSCopying, NSSecureCoding {}
      public enum CNContainerType: Hashable, RawRepresentable, Sendable {}
      public struct CNError: CustomNSError, Hashable, Sendable {}
      open class CNFetchRequest: NSObject {}
      open class CNFetchResult<ValueType>: NSObject where ValueType: AnyObject {}
      open class CNGroup: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {}
      open class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding {}
      open class CNLabeledValue<ValueType>: NSObject, NSCopying, NSSecureCoding where ValueType: NSCopying, ValueType: NSSecureCoding {}
      open class CNMutableGroup: CNGroup {}
      open class CNMutablePostalAddress: CNPostalAddress {}
      open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding {}
      open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {}
      open class CNPostalAddressFormatter: Formatter {}
      public enum CNPostalAddressFormatterStyle: Hashable, RawRepresentable, Sendable {}
      open class CNSocialProfile: NSObject, NSCopying, NSSecureCoding {}
      extension CNError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}

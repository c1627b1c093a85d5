// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let eventKit = SDKTypes(
    module: "EventKit",
    exports: ["CoreGraphics", "CoreLocation", "Foundation"],
    imports: [],
    extended: ["EKError"],
    text: #"""
      // source: apple/eventkit; since: iOS 17.4 SDK
      public typealias ABAddressBook = CFTypeRef
      public typealias ABRecord = CFTypeRef
      open class EKAlarm: EKObject, NSCopying {}
      public enum EKAlarmProximity: Hashable, RawRepresentable, Sendable {}
      public enum EKAlarmType: Hashable, RawRepresentable, Sendable {}
      public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {}
      public enum EKCalendarType: Hashable, RawRepresentable, Sendable {}
      public struct EKEntityMask: OptionSet, Sendable {}
      public struct EKError: CustomNSError, Hashable, Sendable {}
      public enum EKEventAvailability: Hashable, RawRepresentable, Sendable {}
      public enum EKEventStatus: Hashable, RawRepresentable, Sendable {}
      public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void
      open class EKParticipant: EKObject, NSCopying {}
      public enum EKParticipantRole: Hashable, RawRepresentable, Sendable {}
      public enum EKParticipantScheduleStatus: Hashable, RawRepresentable, Sendable {}
      public enum EKParticipantStatus: Hashable, RawRepresentable, Sendable {}
      public enum EKParticipantType: Hashable, RawRepresentable, Sendable {}
      open class EKRecurrenceDayOfWeek: NSObject, NSCopying, NSSecureCoding {}
      open class EKRecurrenceEnd: NSObject, NSCopying, NSSecureCoding {}
      public enum EKRecurrenceFrequency: Hashable, RawRepresentable, Sendable {}
      open class EKRecurrenceRule: EKObject, NSCopying {}
      public enum EKReminderPriority: Hashable, RawRepresentable, Sendable {}
      open class EKSource: EKObject {}
      public enum EKSourceType: Hashable, RawRepresentable, Sendable {}
      open class EKStructuredLocation: EKObject, NSCopying {}
      open class EKVirtualConferenceDescriptor: NSObject {}
      open class EKVirtualConferenceProvider: NSObject, NSExtensionRequestHandling {}
      open class EKVirtualConferenceRoomTypeDescriptor: NSObject {}
      public typealias EKVirtualConferenceRoomTypeIdentifier = String
      open class EKVirtualConferenceURLDescriptor: NSObject {}
      public enum EKWeekday: Hashable, RawRepresentable, Sendable {}
      extension EKError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}

// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let userNotifications = SDKTypes(
    module: "UserNotifications",
    exports: ["Foundation"],
    imports: [],
    extended: ["UNError"],
    text: #"""
      // source: apple/usernotifications; since: iOS 17.4 SDK
      public enum UNAlertStyle: Hashable, RawRepresentable, Sendable {}
      public enum UNAuthorizationStatus: Hashable, RawRepresentable, Sendable {}
      open class UNCalendarNotificationTrigger: UNNotificationTrigger {}
      public struct UNError: CustomNSError, Hashable, Sendable {}
      open class UNLocationNotificationTrigger: UNNotificationTrigger {}
      open class UNNotificationAction: NSObject, NSCopying, NSSecureCoding {}
      open class UNNotificationActionIcon: NSObject, NSCopying, NSSecureCoding {}
      public struct UNNotificationActionOptions: OptionSet, Sendable {}
      open class UNNotificationAttachment: NSObject, NSCopying, NSSecureCoding {}
      open class UNNotificationCategory: NSObject, NSCopying, NSSecureCoding {}
      public struct UNNotificationCategoryOptions: OptionSet, Sendable {}
      public protocol UNNotificationContentProviding: NSObjectProtocol {}
      public enum UNNotificationInterruptionLevel: Hashable, RawRepresentable, Sendable {}
      public struct UNNotificationPresentationOptions: OptionSet, Sendable {}
      open class UNNotificationServiceExtension: NSObject {}
      public enum UNNotificationSetting: Hashable, RawRepresentable, Sendable {}
      open class UNNotificationSound: NSObject, NSCopying, NSSecureCoding {}
      public struct UNNotificationSoundName: Hashable, RawRepresentable, Sendable {}
      open class UNNotificationTrigger: NSObject, NSCopying, NSSecureCoding {}
      open class UNPushNotificationTrigger: UNNotificationTrigger {}
      public enum UNShowPreviewsSetting: Hashable, RawRepresentable, Sendable {}
      open class UNTextInputNotificationAction: UNNotificationAction {}
      open class UNTextInputNotificationResponse: UNNotificationResponse {}
      open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {}
      extension UNError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      let UNNotificationAttachmentOptionsTypeHintKey: String
      let UNNotificationDefaultActionIdentifier: String
      let UNNotificationDismissActionIdentifier: String
      """#)
}

// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let userNotificationsUI = SDKTypes(
    module: "UserNotificationsUI",
    exports: ["UIKit"],
    imports: ["Foundation"],
    extended: [],
    text: #"""
      // source: apple/usernotificationsui; since: iOS 17.4 SDK
      public protocol UNNotificationContentExtension: NSObjectProtocol {}
      public enum UNNotificationContentExtensionMediaPlayPauseButtonType: Hashable, RawRepresentable, Sendable {}
      public enum UNNotificationContentExtensionResponseOption: Hashable, RawRepresentable, Sendable {}
      """#)
}

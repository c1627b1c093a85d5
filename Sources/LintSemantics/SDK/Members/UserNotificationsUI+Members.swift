// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let userNotificationsUI = SDKMembers(
    module: "UserNotificationsUI",
    typesOfOthers: ["NSExtensionContext"],
    text: #"""
      extension NSExtensionContext {
      func mediaPlayingPaused()
      func mediaPlayingStarted()
      var notificationActions: [UNNotificationAction] {get set}
      }
      extension UNNotificationContentExtensionMediaPlayPauseButtonType {
      init?(rawValue: UInt)
      static var `default`: UNNotificationContentExtensionMediaPlayPauseButtonType {get}
      static var none: UNNotificationContentExtensionMediaPlayPauseButtonType {get}
      static var overlay: UNNotificationContentExtensionMediaPlayPauseButtonType {get}
      }
      """#)
}

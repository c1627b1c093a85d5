extension SDKInterface {
  /// Handlers run off the main thread.
  static let userNotifications = SDKInterface(
    module: "UserNotifications", exports: ["Foundation"],
    source: #"""
      // source: apple/usernotifications/unusernotificationcenter, SE-0463; since: Swift 6.2
      open class UNUserNotificationCenter: NSObject {
        open class func current() -> UNUserNotificationCenter
        @_semantics("callsBackOffMain") open func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void)
        // The system asks once, and nothing else can be touched meanwhile.
        @_semantics("brief") @discardableResult open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool
        @_semantics("callsBackOffMain") open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void)
        @_semantics("brief") open func notificationSettings() async -> UNNotificationSettings
        @_semantics("callsBackOffMain") open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
        @_semantics("brief") open func add(_ request: UNNotificationRequest) async throws
        @_semantics("callsBackOffMain") open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void)
        @_semantics("brief") open func pendingNotificationRequests() async -> [UNNotificationRequest]
        @_semantics("callsBackOffMain") open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void)
        @_semantics("brief") open func deliveredNotifications() async -> [UNNotification]
        open func removePendingNotificationRequests(withIdentifiers identifiers: [String])
        open func removeAllPendingNotificationRequests()
      }
      // source: apple/usernotifications; since: iOS 10
      public struct UNAuthorizationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt)
        public static let alert: UNAuthorizationOptions
        public static let badge: UNAuthorizationOptions
        public static let sound: UNAuthorizationOptions
      }
      open class UNNotificationSettings: NSObject {}
      open class UNNotificationRequest: NSObject {}
      open class UNNotification: NSObject {}
      open class UNNotificationResponse: NSObject {}
      open class UNNotificationContent: NSObject {}
      open class UNMutableNotificationContent: UNNotificationContent {}
      public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
      """#)
}

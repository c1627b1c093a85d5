// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let userNotifications = SDKMembers(
    module: "UserNotifications",
    typesOfOthers: [],
    text: #"""
      extension UNAlertStyle {
      init?(rawValue: Int)
      static var alert: UNAlertStyle {get}
      static var banner: UNAlertStyle {get}
      static var none: UNAlertStyle {get}
      }
      extension UNAuthorizationOptions {
      static var announcement: UNAuthorizationOptions {get}
      static var carPlay: UNAuthorizationOptions {get}
      static var criticalAlert: UNAuthorizationOptions {get}
      static var providesAppNotificationSettings: UNAuthorizationOptions {get}
      static var provisional: UNAuthorizationOptions {get}
      static var timeSensitive: UNAuthorizationOptions {get}
      }
      extension UNAuthorizationStatus {
      init?(rawValue: Int)
      static var authorized: UNAuthorizationStatus {get}
      static var denied: UNAuthorizationStatus {get}
      static var ephemeral: UNAuthorizationStatus {get}
      static var notDetermined: UNAuthorizationStatus {get}
      static var provisional: UNAuthorizationStatus {get}
      }
      extension UNMutableNotificationContent {
      var attachments: [UNNotificationAttachment] {get set}
      var badge: NSNumber? {get set}
      var body: String {get set}
      var categoryIdentifier: String {get set}
      var interruptionLevel: UNNotificationInterruptionLevel {get set}
      var relevanceScore: Double {get set}
      var sound: UNNotificationSound? {get set}
      var subtitle: String {get set}
      var threadIdentifier: String {get set}
      var title: String {get set}
      var userInfo: [AnyHashable : Any] {get set}
      }
      extension UNNotification {
      var date: Date {get}
      var request: UNNotificationRequest {get}
      }
      extension UNNotificationAction {
      init(identifier: String, title: String, options: UNNotificationActionOptions = [])
      init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?)
      var icon: UNNotificationActionIcon? {get}
      var identifier: String {get}
      var options: UNNotificationActionOptions {get}
      var title: String {get}
      }
      extension UNNotificationActionIcon {
      init(systemImageName: String)
      init(templateImageName: String)
      }
      extension UNNotificationActionOptions {
      init(rawValue: UInt)
      static var authenticationRequired: UNNotificationActionOptions {get}
      static var destructive: UNNotificationActionOptions {get}
      static var foreground: UNNotificationActionOptions {get}
      }
      extension UNNotificationAttachment {
      init(identifier: String, URL: URL, options: [AnyHashable : Any]? = nil) throws
      init(identifier: String, url: URL, options: [AnyHashable : Any]? = nil) throws
      var identifier: String {get}
      var type: String {get}
      var url: URL {get}
      }
      extension UNNotificationCategory {
      init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = [])
      init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?, options: UNNotificationCategoryOptions = [])
      init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = [])
      var actions: [UNNotificationAction] {get}
      var categorySummaryFormat: String {get}
      var hiddenPreviewsBodyPlaceholder: String {get}
      var identifier: String {get}
      var intentIdentifiers: [String] {get}
      var options: UNNotificationCategoryOptions {get}
      }
      extension UNNotificationCategoryOptions {
      init(rawValue: UInt)
      static var customDismissAction: UNNotificationCategoryOptions {get}
      static var hiddenPreviewsShowSubtitle: UNNotificationCategoryOptions {get}
      static var hiddenPreviewsShowTitle: UNNotificationCategoryOptions {get}
      }
      extension UNNotificationContent {
      func updating(from: any UNNotificationContentProviding) throws -> UNNotificationContent
      var attachments: [UNNotificationAttachment] {get}
      var badge: NSNumber? {get}
      var body: String {get}
      var categoryIdentifier: String {get}
      var interruptionLevel: UNNotificationInterruptionLevel {get}
      var relevanceScore: Double {get}
      var sound: UNNotificationSound? {get}
      var subtitle: String {get}
      var threadIdentifier: String {get}
      var title: String {get}
      var userInfo: [AnyHashable : Any] {get}
      }
      extension UNNotificationInterruptionLevel {
      init?(rawValue: UInt)
      static var active: UNNotificationInterruptionLevel {get}
      static var critical: UNNotificationInterruptionLevel {get}
      static var passive: UNNotificationInterruptionLevel {get}
      static var timeSensitive: UNNotificationInterruptionLevel {get}
      }
      extension UNNotificationPresentationOptions {
      init(rawValue: UInt)
      static var alert: UNNotificationPresentationOptions {get}
      static var badge: UNNotificationPresentationOptions {get}
      static var banner: UNNotificationPresentationOptions {get}
      static var list: UNNotificationPresentationOptions {get}
      static var sound: UNNotificationPresentationOptions {get}
      }
      extension UNNotificationRequest {
      init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?)
      var content: UNNotificationContent {get}
      var identifier: String {get}
      var trigger: UNNotificationTrigger? {get}
      }
      extension UNNotificationResponse {
      var actionIdentifier: String {get}
      var notification: UNNotification {get}
      }
      extension UNNotificationServiceExtension {
      func didReceive(_: UNNotificationRequest, withContentHandler: _)
      func serviceExtensionTimeWillExpire()
      }
      extension UNNotificationSettings {
      var alertStyle: UNAlertStyle {get}
      var authorizationStatus: UNAuthorizationStatus {get}
      var providesAppNotificationSettings: Bool {get}
      }
      extension UNNotificationSound {
      init(named: UNNotificationSoundName)
      static func criticalSoundNamed(_: UNNotificationSoundName) -> Self
      static func criticalSoundNamed(_: UNNotificationSoundName, withAudioVolume: Float) -> Self
      static func defaultCriticalSound(withAudioVolume: Float) -> Self
      static var `default`: UNNotificationSound {get}
      }
      extension UNNotificationSoundName {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      var hashValue: Int {get}
      }
      extension UNNotificationTrigger {
      var repeats: Bool {get}
      }
      extension UNTextInputNotificationAction {
      init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String)
      init(identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String)
      var textInputButtonTitle: String {get}
      var textInputPlaceholder: String {get}
      }
      extension UNTextInputNotificationResponse {
      var userText: String {get}
      }
      extension UNTimeIntervalNotificationTrigger {
      init(timeInterval: TimeInterval, repeats: Bool)
      var timeInterval: TimeInterval {get}
      }
      extension UNUserNotificationCenter {
      func notificationCategories() async -> Set<UNNotificationCategory>
      func removeAllDeliveredNotifications()
      func removeDeliveredNotifications(withIdentifiers: [String])
      func setBadgeCount(_: Int) async throws
      func setBadgeCount(_: Int, withCompletionHandler: _ = nil)
      func setNotificationCategories(_: Set<UNNotificationCategory>)
      var delegate: (any UNUserNotificationCenterDelegate)? {get set}
      }
      extension UNUserNotificationCenterDelegate {
      func userNotificationCenter(_: UNUserNotificationCenter, didReceive: UNNotificationResponse) async
      func userNotificationCenter(_: UNUserNotificationCenter, didReceive: UNNotificationResponse, withCompletionHandler: _)
      func userNotificationCenter(_: UNUserNotificationCenter, openSettingsFor: UNNotification?)
      func userNotificationCenter(_: UNUserNotificationCenter, willPresent: UNNotification) async -> UNNotificationPresentationOptions
      func userNotificationCenter(_: UNUserNotificationCenter, willPresent: UNNotification, withCompletionHandler: _)
      }
      """#)
}

import UserNotifications
func ask(_ center: UNUserNotificationCenter) async {
  center.requestAuthorization(options: []) { _, _ in }
}

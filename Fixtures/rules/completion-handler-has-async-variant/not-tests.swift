import UserNotifications
import XCTest
func ask(_ center: UNUserNotificationCenter) async {
  center.requestAuthorization(options: []) { granted, _ in print(granted) }
}

import UserNotifications

// 'getNotificationSettings' is imported as 'notificationSettings'.
func settings(_ center: UNUserNotificationCenter) async -> UNNotificationSettings {
  await withCheckedContinuation { continuation in // expect: continuation-wraps-async-api
    center.getNotificationSettings { continuation.resume(returning: $0) }
  }
}

func both(_ center: UNUserNotificationCenter) async -> UNNotificationSettings {
  await withCheckedContinuation { continuation in
    print("asks")
    center.getNotificationSettings { continuation.resume(returning: $0) }
  }
}

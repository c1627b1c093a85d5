import Foundation
// Only this function posts there.
func roundTrip() async -> Int {
  let center = NotificationCenter()
  return await withCheckedContinuation { continuation in
    _ = center.addObserver(forName: .done, object: nil, queue: nil) { notification in
      continuation.resume(returning: notification.hash)
    }
    center.post(name: .done, object: nil)
  }
}
func next(_ center: NotificationCenter) async -> Int {
  await withCheckedContinuation { continuation in // expect-warning: continuation-double-resume
    _ = center.addObserver(forName: .done, object: nil, queue: nil) { notification in
      continuation.resume(returning: notification.hash)
    }
  }
}
extension Notification.Name { static let done = Notification.Name("done") }

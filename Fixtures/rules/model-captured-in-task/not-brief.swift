import SwiftData
import UserNotifications
@Model final class Item { var name = "" }
// Waits that are over within a second.
@MainActor func dismiss(_ item: Item) {
  Task {
    try? await Task.sleep(for: .milliseconds(300))
    item.name = "a"
  }
  Task {
    try? await Task.sleep(nanoseconds: UInt64(0.25 * Double(NSEC_PER_SEC)))
    item.name = "a"
  }
  Task {
    try? await Task.sleep(for: .seconds(3))
    item.name = "a" // expect-info: model-captured-in-task
  }
  Task {
    for _ in 0..<10 { try? await Task.sleep(for: .milliseconds(300)) }
    item.name = "a" // expect-info: model-captured-in-task
  }
  Task {
    try? await Task.sleep(for: .milliseconds(300))
    await upload()
    item.name = "a" // expect-info: model-captured-in-task
  }
  Task {
    await Reminders().scan()
    item.name = "a" // expect-info: model-captured-in-task
  }
}
// A service of the device, asked by functions of the project.
@MainActor final class Service {
  func cancel(_ item: Item) { Task { await finish(item) } }
  private func finish(_ item: Item) async {
    await Reminders().remove()
    item.name = "b"
  }
}
final class Reminders {
  func remove() async { print(await pending().count) }
  func pending() async -> [UNNotificationRequest] {
    await UNUserNotificationCenter.current().pendingNotificationRequests()
  }
  // Works for as long as it likes.
  func scan() async { for _ in 0..<1_000_000 { compare() } }
}

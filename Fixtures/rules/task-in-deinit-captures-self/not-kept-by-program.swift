import Foundation
// What the program keeps until it ends is never deinitialized.
final class Tracker {
  static let shared = Tracker()
  private var events: [Int] = []
  private init() {}
  private func upload() {
    Task { print(events) }
  }
  deinit { upload() }
}
final class Recorder {
  private var events: [Int] = []
  private func upload() {
    Task { print(events) }
  }
  deinit { upload() } // expect: task-in-deinit-captures-self
}
func record() -> Recorder { Recorder() }

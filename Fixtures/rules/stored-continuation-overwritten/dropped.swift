import Foundation
// The caller of 'pick' waits for ever when the sheet is closed.
@MainActor final class Picker {
  static let shared = Picker()
  private var waiting: CheckedContinuation<Int?, Never>?
  func pick() async -> Int? {
    guard waiting == nil else { return nil }
    return await withCheckedContinuation { waiting = $0 }
  }
  func choose(_ value: Int) {
    waiting?.resume(returning: value)
    waiting = nil
  }
  func close() {
    guard self.waiting != nil else { return }
    self.waiting = nil // expect: stored-continuation-overwritten
  }
}
final class Screen {
  func leave() { Picker.shared.close() }
}

import SwiftData
// The timer fires on the thread that has scheduled it, where the context is used anyway.
final class Settings {
  var context: ModelContext?
  private var timer: Timer?
  func changed() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [weak self] _ in
      guard let self, let context else { return }
      try? context.save()
    }
  }
  func changedAgain() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in try? self.context?.save() }
  }
}

// safe, mode 6
import Foundation

@MainActor final class TapCounter {
  var count = 0

  func tapped() {
    Task {
      count += 1
    }
    Task(priority: .high) { [weak self] in self?.count += 1 } // kept
    Task { /* why */ () async -> Void in count += 1 }
  }
}

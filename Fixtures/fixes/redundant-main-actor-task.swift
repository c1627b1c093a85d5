// safe, mode 6
import Foundation

@MainActor final class TapCounter {
  var count = 0

  func tapped() {
    Task { @MainActor in
      count += 1
    }
    Task(priority: .high) { @MainActor [weak self] in self?.count += 1 } // kept
    Task { /* why */ @MainActor () async -> Void in count += 1 }
  }
}

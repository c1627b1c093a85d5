import Foundation
func check() async {}
class Own: NSObject { override init() {} }
@MainActor final class Recorder: NSObject {
  override init() {
    super.init()
    Task { @MainActor in await check() } // expect: redundant-main-actor-task
  }
}
@MainActor final class BelowOwn: Own {
  override init() {
    super.init()
    // Nonisolated, as what it overrides is.
    Task { @MainActor in await check() }
  }
}

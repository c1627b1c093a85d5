// A type of the own module hides the SDK's.
import SwiftUI
struct Group { init(_ body: @escaping @Sendable () -> Void) {} }
func send() async {}
@MainActor func start() -> Group {
  Group { Task { @MainActor in await send() } }
}

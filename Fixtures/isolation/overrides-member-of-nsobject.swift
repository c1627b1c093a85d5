// A member of 'NSObject' binds what overrides it. Before complete checking that is so for the toolchain's own class, in
// Swift, and not for Apple's, in Objective-C.
// configurations: 5complete, 6
import Foundation

@MainActor final class Recorder: NSObject { // isolation: @MainActor
  override func isEqual(_ other: Any?) -> Bool { true } // isolation: nonisolated
  override var description: String { "" } // isolation: nonisolated
}

// The initializer of 'NSObject' binds no isolation of an override, but what a class below it inherits or declares does.
// configurations: 5, 6
import Foundation

class Plain: NSObject {} // isolation: nonisolated
class Own: NSObject { // isolation: nonisolated
  override init() {} // isolation: nonisolated
}
@MainActor final class Recorder: NSObject { // isolation: @MainActor
  override init() {} // isolation: @MainActor
}
@MainActor final class BelowPlain: Plain { // isolation: @MainActor
  override init() {} // isolation: nonisolated
}
@MainActor final class BelowOwn: Own { // isolation: @MainActor
  override init() {} // isolation: nonisolated
}

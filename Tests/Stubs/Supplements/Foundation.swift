// What Apple's Foundation has, the toolchain's lacks on Linux, and the stub modules name.
@_exported import Foundation
@_exported import FoundationNetworking

@MainActor open class UndoManager: NSObject {
  nonisolated override public init()
}
public struct Selector: Sendable {}

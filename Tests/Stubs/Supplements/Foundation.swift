// What Apple's Foundation has, the toolchain's lacks on Linux, and the stub modules or their clients name.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import ObjectiveC

@MainActor open class UndoManager: NSObject {
  nonisolated override public init()
}
extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?)
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Notifications
  public struct Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> Notification?
    }
    public func makeAsyncIterator() -> AsyncIterator
  }
}

extension SDKInterface {
  /// The calendar store calls back on a queue of its own.
  static let eventKit = SDKInterface(
    module: "EventKit", exports: ["Foundation"],
    source: #"""
      // source: apple/eventkit/ekeventstore, SE-0463; since: Swift 6.2
      open class EKEventStore: NSObject {
        override public init()
        open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus
        @_semantics("callsBackOffMain") open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
        @_semantics("callsBackOffMain") open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
        @_semantics("callsBackOffMain") open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
        @_semantics("callsBackOffMain") open func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
        @discardableResult open func requestFullAccessToEvents() async throws -> Bool
        @discardableResult open func requestFullAccessToReminders() async throws -> Bool
        @discardableResult open func requestAccess(to entityType: EKEntityType) async throws -> Bool
        @_semantics("io") open func events(matching predicate: NSPredicate) -> [EKEvent]
        @_semantics("io") open func enumerateEvents(matching predicate: NSPredicate, using block: @escaping (EKEvent, UnsafeMutablePointer<Bool>) -> Void)
        @_semantics("io") open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws
        @_semantics("io") open func save(_ event: EKEvent, span: EKSpan) throws
        @_semantics("io") open func remove(_ event: EKEvent, span: EKSpan) throws
        @_semantics("io") open func commit() throws
        @_semantics("callsBackOffMain") open func fetchReminders(matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void) -> Any
        open func calendars(for entityType: EKEntityType) -> [EKCalendar]
        open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate
      }
      // source: apple/eventkit; since: iOS 4
      public enum EKEntityType: Sendable { case event, reminder }
      public enum EKAuthorizationStatus: Sendable { case notDetermined, restricted, denied, fullAccess, writeOnly }
      public enum EKSpan: Sendable { case thisEvent, futureEvents }
      open class EKObject: NSObject {}
      open class EKCalendarItem: EKObject { open var title: String! { get set } }
      open class EKEvent: EKCalendarItem {
        open var eventIdentifier: String! { get }
        open var startDate: Date! { get set }
        open var endDate: Date! { get set }
      }
      open class EKReminder: EKCalendarItem {}
      open class EKCalendar: EKObject {}
      extension NSNotification.Name { @_semantics("postedOffMain") public static let EKEventStoreChanged: Notification.Name }
      """#)
}

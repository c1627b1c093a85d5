// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let eventKit = SDKMembers(
    module: "EventKit",
    typesOfOthers: [],
    text: #"""
      extension EKAuthorizationStatus {
      init?(rawValue: Int)
      static var authorized: EKAuthorizationStatus {get}
      }
      extension EKCalendar {
      init(for: EKEntityType, eventStore: EKEventStore)
      init(forEntityType: EKEntityType, eventStore: EKEventStore)
      var calendarIdentifier: String {get}
      var cgColor: CGColor! {get set}
      var isImmutable: Bool {get}
      var source: EKSource! {get set}
      var title: String {get set}
      var type: EKCalendarType {get}
      }
      extension EKCalendarItem {
      var attendees: [EKParticipant]? {get}
      var calendar: EKCalendar! {get set}
      var calendarItemIdentifier: String {get}
      var creationDate: Date? {get}
      var location: String? {get set}
      var notes: String? {get set}
      var timeZone: TimeZone? {get set}
      var url: URL? {get set}
      }
      extension EKCalendarType {
      init?(rawValue: Int)
      static var exchange: EKCalendarType {get}
      static var local: EKCalendarType {get}
      static var subscription: EKCalendarType {get}
      }
      extension EKEntityType {
      init?(rawValue: UInt)
      }
      extension EKEvent {
      func refresh() -> Bool
      init(eventStore: EKEventStore)
      var availability: EKEventAvailability {get set}
      var isAllDay: Bool {get set}
      var status: EKEventStatus {get}
      }
      extension EKEventAvailability {
      init?(rawValue: Int)
      static var busy: EKEventAvailability {get}
      static var free: EKEventAvailability {get}
      static var notSupported: EKEventAvailability {get}
      static var unavailable: EKEventAvailability {get}
      }
      extension EKEventStatus {
      init?(rawValue: Int)
      static var canceled: EKEventStatus {get}
      static var confirmed: EKEventStatus {get}
      static var none: EKEventStatus {get}
      }
      extension EKEventStore {
      func calendar(withIdentifier: String) -> EKCalendar?
      func event(withIdentifier: String) -> EKEvent?
      func remove(_: EKEvent, span: EKSpan, commit: Bool) throws
      func remove(_: EKReminder, commit: Bool) throws
      func reset()
      func save(_: EKReminder, commit: Bool) throws
      func source(withIdentifier: String) -> EKSource?
      init(sources: [EKSource])
      var sources: [EKSource] {get}
      }
      extension EKObject {
      func refresh() -> Bool
      func reset()
      func rollback()
      var hasChanges: Bool {get}
      var isNew: Bool {get}
      }
      extension EKParticipant {
      var isCurrentUser: Bool {get}
      var name: String? {get}
      var url: URL {get}
      }
      extension EKReminder {
      init(eventStore: EKEventStore)
      var completionDate: Date? {get set}
      var dueDateComponents: DateComponents? {get set}
      var isCompleted: Bool {get set}
      var priority: Int {get set}
      }
      extension EKSource {
      func calendars(for: EKEntityType) -> Set<EKCalendar>
      var sourceIdentifier: String {get}
      var sourceType: EKSourceType {get}
      var title: String {get}
      }
      extension EKSourceType {
      init?(rawValue: Int)
      static var exchange: EKSourceType {get}
      static var local: EKSourceType {get}
      static var subscribed: EKSourceType {get}
      }
      extension EKSpan {
      init?(rawValue: Int)
      }
      """#)
}

// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let activityKit = SDKMembers(
    module: "ActivityKit",
    typesOfOthers: [],
    text: #"""
      extension Activity {
      func end(_: ActivityContent<Activity<Attributes>.ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default) async
      func end(using: Activity<Attributes>.ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async
      func update(_: ActivityContent<Activity<Attributes>.ContentState>) async
      func update(_: ActivityContent<Activity<Attributes>.ContentState>, alertConfiguration: AlertConfiguration? = nil) async
      func update(using: Activity<Attributes>.ContentState) async
      func update(using: Activity<Attributes>.ContentState, alertConfiguration: AlertConfiguration? = nil) async
      let attributes: Attributes
      let id: String
      static func request(attributes: Attributes, content: ActivityContent<Activity<Attributes>.ContentState>, pushType: PushType? = nil) throws -> Activity<Attributes>
      static func request(attributes: Attributes, contentState: Activity<Attributes>.ContentState, pushType: PushType? = nil) throws -> Activity<Attributes>
      static var activities: [Activity<Attributes>] {get}
      var activityState: ActivityState {get}
      var content: ActivityContent<Activity<Attributes>.ContentState> {get}
      var contentState: Activity<Attributes>.ContentState {get}
      var pushToken: Data? {get}
      }
      extension ActivityAuthorizationInfo {
      init()
      var areActivitiesEnabled: Bool {get}
      }
      extension ActivityContent {
      init(state: State, staleDate: Date?, relevanceScore: Double = 0.0)
      let relevanceScore: Double
      let staleDate: Date?
      let state: State
      var description: String {get}
      }
      extension ActivityState {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static var active: ActivityState {get}
      static var dismissed: ActivityState {get}
      static var ended: ActivityState {get}
      static var stale: ActivityState {get}
      var hashValue: Int {get}
      }
      extension ActivityUIDismissalPolicy {
      static func after(_: Date) -> ActivityUIDismissalPolicy
      static let `default`: ActivityUIDismissalPolicy
      static let immediate: ActivityUIDismissalPolicy
      }
      extension AlertConfiguration {
      init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertConfiguration.AlertSound)
      var body: LocalizedStringResource
      var sound: AlertConfiguration.AlertSound
      var title: LocalizedStringResource
      }
      extension AlertConfiguration.AlertSound {
      static func named(_: String) -> AlertConfiguration.AlertSound
      static var `default`: AlertConfiguration.AlertSound {get}
      }
      extension PushType {
      static var token: PushType {get}
      }
      """#)
}

// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let callKit = SDKMembers(
    module: "CallKit",
    typesOfOthers: [],
    text: #"""
      extension CXAction {
      func fail()
      func fulfill()
      init()
      var isComplete: Bool {get}
      var timeoutDate: Date {get}
      var uuid: UUID {get}
      }
      extension CXAnswerCallAction {
      func fulfill(withDateConnected: Date)
      }
      extension CXCallAction {
      init(call: UUID)
      init(callUUID: UUID)
      }
      extension CXCallEndedReason {
      init?(rawValue: Int)
      static var answeredElsewhere: CXCallEndedReason {get}
      static var failed: CXCallEndedReason {get}
      static var unanswered: CXCallEndedReason {get}
      }
      extension CXCallUpdate {
      var hasVideo: Bool {get set}
      var localizedCallerName: String? {get set}
      var remoteHandle: CXHandle? {get set}
      }
      extension CXEndCallAction {
      func fulfill(withDateEnded: Date)
      }
      extension CXHandle {
      init(type: CXHandle.HandleType, value: String)
      var type: CXHandle.HandleType {get}
      var value: String {get}
      }
      extension CXHandle.HandleType {
      init?(rawValue: Int)
      static var emailAddress: HandleType {get}
      static var generic: HandleType {get}
      static var phoneNumber: HandleType {get}
      }
      extension CXPlayDTMFCallAction {
      init(call: UUID, digits: String, type: CXPlayDTMFCallAction.ActionType)
      init(callUUID: UUID, digits: String, type: CXPlayDTMFCallAction.ActionType)
      var digits: String {get set}
      var type: CXPlayDTMFCallAction.ActionType {get set}
      }
      extension CXPlayDTMFCallAction.ActionType {
      init?(rawValue: Int)
      }
      extension CXProvider {
      func invalidate()
      func reportCall(with: UUID, endedAt: Date?, reason: CXCallEndedReason)
      func reportCall(with: UUID, updated: CXCallUpdate)
      func reportNewIncomingCall(with: UUID, update: CXCallUpdate) async throws
      func reportNewIncomingCall(with: UUID, update: CXCallUpdate, completion: _)
      func setDelegate(_: (any CXProviderDelegate)?, queue: dispatch_queue_t?)
      init(configuration: CXProviderConfiguration)
      static func reportNewIncomingVoIPPushPayload(_: [AnyHashable : Any]) async throws
      static func reportNewIncomingVoIPPushPayload(_: [AnyHashable : Any], completion: _ = nil)
      var configuration: CXProviderConfiguration {get set}
      }
      extension CXProviderConfiguration {
      init()
      init(localizedName: String)
      var localizedName: String? {get}
      }
      extension CXProviderDelegate {
      func provider(_: CXProvider, didActivate: AVAudioSession)
      func provider(_: CXProvider, didDeactivate: AVAudioSession)
      func provider(_: CXProvider, execute: CXTransaction) -> Bool
      func provider(_: CXProvider, perform: CXAnswerCallAction)
      func provider(_: CXProvider, perform: CXEndCallAction)
      func provider(_: CXProvider, perform: CXPlayDTMFCallAction)
      func provider(_: CXProvider, perform: CXSetGroupCallAction)
      func provider(_: CXProvider, perform: CXSetHeldCallAction)
      func provider(_: CXProvider, perform: CXSetMutedCallAction)
      func provider(_: CXProvider, perform: CXStartCallAction)
      func provider(_: CXProvider, timedOutPerforming: CXAction)
      }
      extension CXSetGroupCallAction {
      init(call: UUID, callUUIDToGroupWith: UUID?)
      init(callUUID: UUID, callUUIDToGroupWith: UUID?)
      }
      extension CXSetHeldCallAction {
      init(call: UUID, onHold: Bool)
      init(callUUID: UUID, onHold: Bool)
      }
      extension CXSetMutedCallAction {
      init(call: UUID, muted: Bool)
      init(callUUID: UUID, muted: Bool)
      var isMuted: Bool {get set}
      }
      extension CXStartCallAction {
      func fulfill(withDateStarted: Date)
      init(call: UUID, handle: CXHandle)
      init(callUUID: UUID, handle: CXHandle)
      var contactIdentifier: String? {get set}
      var handle: CXHandle {get set}
      var isVideo: Bool {get set}
      }
      """#)
}

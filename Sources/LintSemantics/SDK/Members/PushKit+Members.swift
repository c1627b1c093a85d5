// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let pushKit = SDKMembers(
    module: "PushKit",
    typesOfOthers: [],
    text: #"""
      extension PKPushCredentials {
      var token: Data {get}
      var type: PKPushType {get}
      }
      extension PKPushPayload {
      var dictionaryPayload: [AnyHashable : Any] {get}
      var type: PKPushType {get}
      }
      extension PKPushRegistry {
      func pushToken(for: PKPushType) -> Data?
      init(queue: dispatch_queue_t?)
      var delegate: (any PKPushRegistryDelegate)? {get set}
      }
      extension PKPushRegistryDelegate {
      func pushRegistry(_: PKPushRegistry, didInvalidatePushTokenFor: PKPushType)
      func pushRegistry(_: PKPushRegistry, didReceiveIncomingPushWith: PKPushPayload, for: PKPushType)
      func pushRegistry(_: PKPushRegistry, didReceiveIncomingPushWith: PKPushPayload, for: PKPushType) async
      func pushRegistry(_: PKPushRegistry, didReceiveIncomingPushWith: PKPushPayload, for: PKPushType, completion: _)
      func pushRegistry(_: PKPushRegistry, didUpdate: PKPushCredentials, for: PKPushType)
      }
      extension PKPushType {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let complication: PKPushType
      static let fileProvider: PKPushType
      static let voIP: PKPushType
      var hashValue: Int {get}
      }
      """#)
}

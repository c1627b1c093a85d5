// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let watchConnectivity = SDKMembers(
    module: "WatchConnectivity",
    typesOfOthers: [],
    text: #"""
      extension WCError {
      func hash(into: inout Hasher)
      init(_: Self.Code, userInfo: [String : Any] = [:])
      static var deliveryFailed: WCError.Code {get}
      static var errorDomain: String {get}
      static var genericError: WCError.Code {get}
      static var invalidParameter: WCError.Code {get}
      static var notReachable: WCError.Code {get}
      static var payloadTooLarge: WCError.Code {get}
      static var payloadUnsupportedTypes: WCError.Code {get}
      static var sessionNotActivated: WCError.Code {get}
      static var sessionNotSupported: WCError.Code {get}
      var code: Self.Code {get}
      var errorCode: Int {get}
      var errorUserInfo: [String : Any] {get}
      var hashValue: Int {get}
      var userInfo: [String : Any] {get}
      }
      extension WCError.Code {
      init?(rawValue: Int)
      static var deliveryFailed: Code {get}
      static var genericError: Code {get}
      static var invalidParameter: Code {get}
      static var notReachable: Code {get}
      static var payloadTooLarge: Code {get}
      static var payloadUnsupportedTypes: Code {get}
      static var sessionNotActivated: Code {get}
      static var sessionNotSupported: Code {get}
      }
      extension WCSession {
      func activate()
      func sendMessage(_: [String : Any], replyHandler: _, errorHandler: _ = nil)
      func transferCurrentComplicationUserInfo(_: [String : Any] = [:]) -> WCSessionUserInfoTransfer
      func transferFile(_: URL, metadata: [String : Any]?) -> WCSessionFileTransfer
      func transferUserInfo(_: [String : Any] = [:]) -> WCSessionUserInfoTransfer
      func updateApplicationContext(_: [String : Any]) throws
      static func isSupported() -> Bool
      static var `default`: WCSession {get}
      var activationState: WCSessionActivationState {get}
      var applicationContext: [String : Any] {get}
      var delegate: (any WCSessionDelegate)? {get set}
      var isReachable: Bool {get}
      var receivedApplicationContext: [String : Any] {get}
      }
      extension WCSessionActivationState {
      init?(rawValue: Int)
      static var activated: WCSessionActivationState {get}
      static var inactive: WCSessionActivationState {get}
      static var notActivated: WCSessionActivationState {get}
      }
      extension WCSessionDelegate {
      func session(_: WCSession, activationDidCompleteWith: WCSessionActivationState, error: (any Error)?)
      func session(_: WCSession, didFinish: WCSessionFileTransfer, error: (any Error)?)
      func session(_: WCSession, didFinish: WCSessionUserInfoTransfer, error: (any Error)?)
      func session(_: WCSession, didReceive: WCSessionFile)
      func session(_: WCSession, didReceiveApplicationContext: [String : Any])
      func session(_: WCSession, didReceiveMessage: [String : Any])
      func session(_: WCSession, didReceiveMessage: [String : Any], replyHandler: _)
      func session(_: WCSession, didReceiveMessageData: Data)
      func session(_: WCSession, didReceiveMessageData: Data, replyHandler: _)
      func session(_: WCSession, didReceiveUserInfo: [String : Any] = [:])
      func sessionReachabilityDidChange(_: WCSession)
      func sessionWatchStateDidChange(_: WCSession)
      }
      extension WCSessionFile {
      var fileURL: URL {get}
      var metadata: [String : Any]? {get}
      }
      extension WCSessionFileTransfer {
      func cancel()
      var file: WCSessionFile {get}
      var progress: Progress {get}
      }
      extension WCSessionUserInfoTransfer {
      func cancel()
      var userInfo: [String : Any] {get}
      }
      """#)
}

// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let localAuthentication = SDKMembers(
    module: "LocalAuthentication",
    typesOfOthers: [],
    text: #"""
      extension LABiometryType {
      init?(rawValue: Int)
      static var faceID: LABiometryType {get}
      static var none: LABiometryType {get}
      static var touchID: LABiometryType {get}
      }
      extension LAContext {
      func canEvaluatePolicy(_: LAPolicy, error: NSErrorPointer) -> Bool
      func invalidate()
      var biometryType: LABiometryType {get}
      var evaluatedPolicyDomainState: Data? {get}
      var interactionNotAllowed: Bool {get set}
      var localizedCancelTitle: String? {get set}
      var localizedReason: String {get set}
      }
      extension LAError {
      func hash(into: inout Hasher)
      init(_: Self.Code, userInfo: [String : Any] = [:])
      static var errorDomain: String {get}
      static var userCancel: LAError.Code {get}
      var code: Self.Code {get}
      var errorCode: Int {get}
      var errorUserInfo: [String : Any] {get}
      var hashValue: Int {get}
      var userInfo: [String : Any] {get}
      }
      extension LAError.Code {
      init?(rawValue: Int)
      static var userCancel: Code {get}
      }
      extension LAPolicy {
      init?(rawValue: Int)
      }
      """#)
}

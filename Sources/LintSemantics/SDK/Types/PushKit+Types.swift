// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let pushKit = SDKTypes(
    module: "PushKit",
    exports: ["Foundation"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/pushkit; since: iOS 17.4 SDK
      open class PKPushCredentials: NSObject {}
      open class PKPushPayload: NSObject {}
      open class PKPushRegistry: NSObject {}
      public protocol PKPushRegistryDelegate: NSObjectProtocol {}
      public struct PKPushType: Hashable, RawRepresentable, Sendable {}
      """#)
}

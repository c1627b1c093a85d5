// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let watchConnectivity = SDKTypes(
    module: "WatchConnectivity",
    exports: ["Foundation"],
    imports: [],
    extended: ["WCError"],
    text: #"""
      // source: apple/watchconnectivity; since: iOS 17.4 SDK
      public struct WCError: CustomNSError, Hashable, Sendable {}
      open class WCSession: NSObject {}
      public enum WCSessionActivationState: Hashable, RawRepresentable, Sendable {}
      public protocol WCSessionDelegate: NSObjectProtocol {}
      open class WCSessionFile: NSObject {}
      open class WCSessionFileTransfer: NSObject {}
      open class WCSessionUserInfoTransfer: NSObject, NSSecureCoding {}
      extension WCError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      let WCErrorDomain: String
      """#)
}

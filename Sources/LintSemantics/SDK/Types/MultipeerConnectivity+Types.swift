// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let multipeerConnectivity = SDKTypes(
    module: "MultipeerConnectivity",
    exports: ["Foundation", "UIKit"],
    imports: [],
    extended: ["MCError"],
    text: #"""
      // source: apple/multipeerconnectivity; since: iOS 17.4 SDK
      open class MCAdvertiserAssistant: NSObject {}
      public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {}
      @MainActor open class MCBrowserViewController: UIViewController, MCNearbyServiceBrowserDelegate {}
      public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {}
      public enum MCEncryptionPreference: Hashable, RawRepresentable, Sendable {}
      public struct MCError: CustomNSError, Hashable, Sendable {}
      public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {}
      public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {}
      open class MCPeerID: NSObject, NSCopying, NSSecureCoding {}
      open class MCSession: NSObject {}
      public protocol MCSessionDelegate: NSObjectProtocol {}
      public enum MCSessionSendDataMode: Hashable, RawRepresentable, Sendable {}
      public enum MCSessionState: Hashable, RawRepresentable, Sendable {}
      extension MCError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}

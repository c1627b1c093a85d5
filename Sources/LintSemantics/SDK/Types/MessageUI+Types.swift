// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let messageUI = SDKTypes(
    module: "MessageUI",
    exports: ["UIKit"],
    imports: ["Foundation"],
    extended: ["MFMailComposeError"],
    text: #"""
      // source: apple/messageui; since: iOS 17.4 SDK
      public struct MFMailComposeError: CustomNSError, Hashable, Sendable {}
      public enum MFMailComposeResult: Hashable, RawRepresentable, Sendable {}
      @MainActor open class MFMailComposeViewController: UINavigationController {}
      public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {}
      @MainActor open class MFMessageComposeViewController: UINavigationController {}
      public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {}
      public enum MessageComposeResult: Hashable, RawRepresentable, Sendable {}
      extension MFMailComposeError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}

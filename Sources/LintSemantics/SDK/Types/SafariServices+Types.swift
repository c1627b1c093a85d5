// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let safariServices = SDKTypes(
    module: "SafariServices",
    exports: ["Foundation", "UIKit"],
    imports: [],
    extended: [
      "SFAuthenticationError", "SFAuthenticationSession", "SFError", "SFSafariViewController",
      "SSReadingListError"
    ],
    text: #"""
      // source: apple/safariservices; since: iOS 17.4 SDK
      public protocol SFAddToHomeScreenActivityItem: NSObjectProtocol {}
      public struct SFAuthenticationError: CustomNSError, Hashable {}
      open class SFAuthenticationSession: NSObject {}
      public enum SFContentBlockerErrorCode: Hashable, RawRepresentable {}
      open class SFContentBlockerManager: NSObject {}
      open class SFContentBlockerState: NSObject {}
      public struct SFError: CustomNSError, Hashable, Sendable {}
      @MainActor open class SFSafariViewController: UIViewController {}
      public protocol SFSafariViewControllerDelegate: NSObjectProtocol {}
      open class SSReadingList: NSObject {}
      public struct SSReadingListError: CustomNSError, Hashable, Sendable {}
      extension SFAuthenticationError {
        public enum Code: Hashable, RawRepresentable {}
      }
      extension SFAuthenticationSession {
        public typealias CompletionHandler = (URL?, (any Error)?) -> Void
      }
      extension SFError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension SFSafariViewController {
        open class ActivityButton: NSObject, NSCopying, NSSecureCoding {}
        open class Configuration: NSObject, NSCopying {}
        open class DataStore: NSObject {}
        public enum DismissButtonStyle: Hashable, RawRepresentable, Sendable {}
        open class PrewarmingToken: NSObject {}
      }
      extension SSReadingListError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}

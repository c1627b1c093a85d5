// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let webKit = SDKTypes(
    module: "WebKit",
    exports: ["CoreGraphics", "Foundation", "Network", "UIKit"],
    imports: [],
    extended: ["WKDownload", "WKError", "WKHTTPCookieStore", "WKPreferences", "WKWebView", "WKWebpagePreferences"],
    text: #"""
      // source: apple/webkit; since: iOS 17.4 SDK
      public struct WKAudiovisualMediaTypes: OptionSet, Sendable {}
      open class WKBackForwardList: NSObject {}
      open class WKBackForwardListItem: NSObject {}
      open class WKContentRuleList: NSObject {}
      open class WKContentRuleListStore: NSObject {}
      open class WKContentWorld: NSObject {}
      open class WKContextMenuElementInfo: NSObject {}
      public struct WKDataDetectorTypes: OptionSet, Sendable {}
      public enum WKDialogResult: Hashable, RawRepresentable, Sendable {}
      open class WKDownload: NSObject, ProgressReporting {}
      public protocol WKDownloadDelegate: NSObjectProtocol {}
      public struct WKError: CustomNSError, Hashable, Sendable {}
      open class WKFindConfiguration: NSObject, NSCopying {}
      open class WKFindResult: NSObject, NSCopying {}
      open class WKFrameInfo: NSObject, NSCopying {}
      open class WKHTTPCookieStore: NSObject {}
      public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {}
      public enum WKMediaCaptureState: Hashable, RawRepresentable, Sendable {}
      public enum WKMediaCaptureType: Hashable, RawRepresentable, Sendable {}
      public enum WKMediaPlaybackState: Hashable, RawRepresentable, Sendable {}
      open class WKNavigation: NSObject {}
      open class WKNavigationAction: NSObject {}
      public enum WKNavigationActionPolicy: Hashable, RawRepresentable, Sendable {}
      open class WKNavigationResponse: NSObject {}
      public enum WKNavigationResponsePolicy: Hashable, RawRepresentable, Sendable {}
      public enum WKNavigationType: Hashable, RawRepresentable, Sendable {}
      open class WKPDFConfiguration: NSObject, NSCopying {}
      public enum WKPermissionDecision: Hashable, RawRepresentable, Sendable {}
      open class WKPreferences: NSObject, NSSecureCoding {}
      public protocol WKPreviewActionItem: UIPreviewActionItem {}
      open class WKPreviewElementInfo: NSObject, NSCopying {}
      open class WKProcessPool: NSObject, NSSecureCoding {}
      open class WKScriptMessage: NSObject {}
      public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {}
      open class WKSecurityOrigin: NSObject {}
      public enum WKSelectionGranularity: Hashable, RawRepresentable, Sendable {}
      open class WKSnapshotConfiguration: NSObject, NSCopying {}
      public protocol WKURLSchemeHandler: NSObjectProtocol {}
      public protocol WKURLSchemeTask: NSObjectProtocol {}
      open class WKUserScript: NSObject, NSCopying {}
      public enum WKUserScriptInjectionTime: Hashable, RawRepresentable, Sendable {}
      open class WKWebpagePreferences: NSObject {}
      open class WKWebsiteDataRecord: NSObject {}
      open class WKWebsiteDataStore: NSObject, NSSecureCoding {}
      open class WKWindowFeatures: NSObject {}
      extension WKDownload {
        public enum RedirectPolicy: Hashable, RawRepresentable, Sendable {}
      }
      extension WKError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension WKHTTPCookieStore {
        public enum CookiePolicy: Hashable, RawRepresentable, Sendable {}
      }
      extension WKPreferences {
        public enum InactiveSchedulingPolicy: Hashable, RawRepresentable, Sendable {}
      }
      extension WKWebView {
        public enum FullscreenState: Hashable, RawRepresentable, Sendable {}
      }
      extension WKWebpagePreferences {
        public enum ContentMode: Hashable, RawRepresentable, Sendable {}
      }
      """#,
    closureFunctions: #"""
      extension WKWebView { func callAsyncJavaScript(completionHandler: () -> _) -> _; func closeAllMediaPresentations(completionHandler: () -> _) -> _; func createPDF(completionHandler: () -> _) -> _; func createWebArchiveData(completionHandler: () -> _) -> _; func find(completionHandler: () -> _) -> _; func pauseAllMediaPlayback(completionHandler: () -> _) -> _; func requestMediaPlaybackState(completionHandler: () -> _) -> _; func resumeDownload(completionHandler: () -> _) -> _; func setAllMediaPlaybackSuspended(completionHandler: () -> _) -> _; func setCameraCaptureState(completionHandler: () -> _) -> _; func setMicrophoneCaptureState(completionHandler: () -> _) -> _; func startDownload(completionHandler: () -> _) -> _; func takeSnapshot(completionHandler: () -> _) -> _ }
      """#)
}
